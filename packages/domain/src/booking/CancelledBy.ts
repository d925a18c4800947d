import * as v from "valibot";

/**
 * Who ended a booking. `driver`: their request was accepted, by staff or by silence. `agency`, `admin`: staff
 * cancelled it. `system`: it lapsed, or its payment came too late.
 */
export const cancellers = ["driver", "agency", "admin", "system"] as const;
/** One of {@link cancellers}. */
export const CancelledBy = v.picklist(cancellers);
export type CancelledBy = v.InferOutput<typeof CancelledBy>;
