import * as v from "valibot";

/** States of a guest's confirmation through the mailed link [BK5]. */
export const guestConfirmations = ["awaited", "given"] as const;
/** One of {@link guestConfirmations}. */
export const GuestConfirmation = v.picklist(guestConfirmations);
export type GuestConfirmation = v.InferOutput<typeof GuestConfirmation>;
