import * as v from "valibot";

/** Whether the mileage allowance has a limit (specification, section 3). A car carries the number itself: −1 means unlimited, otherwise km per day. */
export const mileages = ["limited", "unlimited"] as const;
/** One of {@link mileages}. */
export const Mileage = v.picklist(mileages);
export type Mileage = v.InferOutput<typeof Mileage>;
