import * as v from "valibot";

/** Seats filter (specification, section 2): exactly 2, 4 or 5, or `5+`, more than five. */
export const seatsFilters = ["2", "4", "5", "5+"] as const;
/** One of {@link seatsFilters}. */
export const SeatsFilter = v.picklist(seatsFilters);
export type SeatsFilter = v.InferOutput<typeof SeatsFilter>;
