import * as v from "valibot";

/** Availabilities of a car for rent, set by its agency (product.md, section 3). */
export const availabilities = ["available", "unavailable"] as const;
/** One of {@link availabilities}. */
export const Availability = v.picklist(availabilities);
export type Availability = v.InferOutput<typeof Availability>;
