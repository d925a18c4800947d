import * as v from "valibot";

/**
 * Who ended a booking. `driver`: the driver's cancellation request was accepted, by staff or because the
 * agency did not respond. `agency`, `admin`: staff cancelled the booking. `system`: the booking lapsed, or
 * its payment came too late.
 */
export const cancellers = ["driver", "agency", "admin", "system"] as const;
/** One of {@link cancellers}. */
export const CancelledBy = v.picklist(cancellers);
export type CancelledBy = v.InferOutput<typeof CancelledBy>;
