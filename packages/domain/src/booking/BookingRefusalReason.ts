import * as v from "valibot";

/**
 * Reason of a refused action [RO2]: the role, the status, or a condition of the table that is not met.
 */
export const bookingRefusalReasons = [
  "role",
  "status",
  "linkStillValid",
  "beforePickup",
  "fromPickupOnUnlessCancelled",
  "cancelledByAgencyIfCancelled",
  "beforeDropOff",
  "untilWeekAfterDropOff",
  "amendmentsChosen",
  "amendmentsNotChosen",
  "cancellationNotChosen",
  "noCancelRequestOpen",
  "cancelRequestOpen",
  "noChangeRequestOpen",
  "changeRequestOpen",
  "noPaymentOpen",
  "notYetReviewed",
  "refundOwedByHand",
  "moveOffered",
  "noMoveOffered",
  "noRefundOwed",
] as const;
/** One of {@link bookingRefusalReasons}. */
export const BookingRefusalReason = v.picklist(bookingRefusalReasons);
export type BookingRefusalReason = v.InferOutput<typeof BookingRefusalReason>;
