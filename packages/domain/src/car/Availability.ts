import * as v from "valibot";

/** Whether the agency offers the car for rent (product.md, section 3). */
export const availabilities = ["available", "unavailable"] as const;
/** One of {@link availabilities}. */
export const Availability = v.picklist(availabilities);
export type Availability = v.InferOutput<typeof Availability>;
