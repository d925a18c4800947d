import * as v from "valibot";

/** Kinds of places. A search in a city includes the cars of its airports and ports. */
export const locationKinds = ["airport", "city", "resort", "port"] as const;
/** One of {@link locationKinds}. */
export const LocationKind = v.picklist(locationKinds);
export type LocationKind = v.InferOutput<typeof LocationKind>;
