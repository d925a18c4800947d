import * as v from "valibot";

/** Whether a guest has confirmed a booking by the mailed link. */
export const guestConfirmations = ["awaited", "given"] as const;
/** One of {@link guestConfirmations}. */
export const GuestConfirmation = v.picklist(guestConfirmations);
export type GuestConfirmation = v.InferOutput<typeof GuestConfirmation>;
