import * as v from "valibot";

/** Reasons for refusing an action [RO2]: the role, the status, or an unmet condition of the table. */
export const bookingRefusalReasons = [
  "role",
  "status",
  "linkStillValid",
  "beforePickup",
  "fromPickupOnUnlessCancelled",
  "cancelledByAgencyIfCancelled",
  "beforeDropOff",
  "untilWeekAfterDropOff",
  "untilMonthAfterDropOff",
  "amendmentsChosen",
  "amendmentsNotChosen",
  "cancellationNotChosen",
  "noCancelRequestOpen",
  "cancelRequestOpen",
  "noChangeRequestOpen",
  "changeRequestOpen",
  "changeRequestLeftIfUnpaid",
  "noPaymentOpen",
  "notYetReviewed",
  "refundOwedByHand",
  "usageDue",
  "moveOffered",
  "noMoveOffered",
  "noRefundOwed",
  "fromDayBeforePickup",
  "afterKeptTime",
  "handedOver",
  "notHandedOver",
  "notReturned",
] as const;
/** One of {@link bookingRefusalReasons}. */
export const BookingRefusalReason = v.picklist(bookingRefusalReasons);
export type BookingRefusalReason = v.InferOutput<typeof BookingRefusalReason>;
