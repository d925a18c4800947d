import * as v from "valibot";

/** What a place is. An airport or a port belongs to its city, whose search finds their cars. */
export const locationKinds = ["airport", "city", "resort", "port"] as const;
/** One of {@link locationKinds}. */
export const LocationKind = v.picklist(locationKinds);
export type LocationKind = v.InferOutput<typeof LocationKind>;
