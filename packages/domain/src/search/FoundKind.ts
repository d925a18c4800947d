import * as v from "valibot";

/** Kinds of records that the portal's search finds, in the order in which they are listed [GS1]. */
export const foundKinds = ["booking", "agency", "car", "client", "place", "statement", "document"] as const;
/** One of {@link foundKinds}. */
export const FoundKind = v.picklist(foundKinds);
export type FoundKind = v.InferOutput<typeof FoundKind>;

/** Maximum number of records found of each kind [GS1]. */
export const MAX_FOUND_OF_KIND = 5;
/** Minimum number of characters to search for, since fewer would match nearly everything. */
export const MIN_FOUND_LENGTH = 2;
