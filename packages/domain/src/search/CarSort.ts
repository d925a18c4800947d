import * as v from "valibot";

/** How results are ordered: total for the stay (default), agency rating, trips made, CO2 (decisions, "Locations, home, search"). */
export const carSorts = ["total", "rating", "trips", "co2"] as const;
/** One of {@link carSorts}. */
export const CarSort = v.picklist(carSorts);
export type CarSort = v.InferOutput<typeof CarSort>;
