import * as v from "valibot";

/** Events of a booking that are pushed to its driver's devices [WP3]. */
export const pushEvents = ["booking_confirmed", "message_received", "pick_up"] as const;
/** One of {@link pushEvents}. */
export const PushEvent = v.picklist(pushEvents);
export type PushEvent = v.InferOutput<typeof PushEvent>;
