import * as v from "valibot";

/**
 * Choices of the seats filter: exactly 2, 4 or 5 seats; `5+` means more than five (product.md, section 16)
 * [SE5].
 */
export const seatsFilters = ["2", "4", "5", "5+"] as const;
/** One of {@link seatsFilters}. */
export const SeatsFilter = v.picklist(seatsFilters);
export type SeatsFilter = v.InferOutput<typeof SeatsFilter>;
