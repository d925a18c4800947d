import { useLingui } from "@lingui/react/macro";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { HAND_OVER_HOURS_BEFORE, MAX_UNPAID_CHANGE_REQUESTS } from "@sayara/domain/config/businessDefaults";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";

/** Returns a function that formats why an action on a booking in a given status is refused. */
export function useReasonMessages(): (
  reason: BookingRefusalReason | Unknown,
  status: BookingStatus | Unknown,
) => string {
  const { t, i18n } = useLingui();
  return (reason, status) => {
    const before = HAND_OVER_HOURS_BEFORE;
    const count = MAX_UNPAID_CHANGE_REQUESTS;
    const name = i18n._(bookingStatusMessages[status]);
    switch (reason) {
      case "role":
        return t`Your account may not do this.`;
      case "status":
        return t`Not possible in the status “${name}”.`;
      case "linkStillValid":
        return t`The link to this booking has expired.`;
      case "beforePickup":
        return t`The pick-up time has passed.`;
      case "beforeDropOff":
        return t`The drop-off time has passed.`;
      case "untilWeekAfterDropOff":
        return t`The rental ended more than a week ago.`;
      case "untilMonthAfterDropOff":
        return t`The rental ended more than 30 days ago.`;
      case "fromPickupOnUnlessCancelled":
        return t`The rental has not begun yet.`;
      case "cancelledByAgencyIfCancelled":
        return t`The agency did not cancel it.`;
      case "amendmentsChosen":
        return t`Changes are not included in this booking.`;
      case "amendmentsNotChosen":
        return t`Changes are included in this booking: no request is needed.`;
      case "cancellationNotChosen":
        return t`This booking has the cancellation option already.`;
      case "noCancelRequestOpen":
        return t`A request to cancel waits for a decision.`;
      case "cancelRequestOpen":
        return t`No request to cancel waits for a decision.`;
      case "noChangeRequestOpen":
        return t`A request for other dates waits for a decision.`;
      case "changeRequestOpen":
        return t`No request for other dates waits for a decision.`;
      case "changeRequestLeftIfUnpaid":
        return t`Nothing is paid yet, and other dates have been asked for ${count} times.`;
      case "noPaymentOpen":
        return t`An online payment is under way.`;
      case "notYetReviewed":
        return t`It has been reviewed already.`;
      case "refundOwedByHand":
        return t`No refund is yours to make.`;
      case "usageDue":
        return t`Nothing is due for the use of the car.`;
      case "moveOffered":
        return t`Other cars are no longer offered for this booking.`;
      case "noMoveOffered":
        return t`The driver may still choose another car.`;
      case "noRefundOwed":
        return t`Money is still owed to the driver.`;
      case "fromDayBeforePickup":
        return t`The pick-up is more than ${before} hours away.`;
      case "afterKeptTime":
        return t`The car is still kept for the driver.`;
      case "handedOver":
        return t`The car has not been handed over.`;
      case "notHandedOver":
        return t`The car has been handed over.`;
      case "notReturned":
        return t`The car is back.`;
      case "unknown":
        return i18n._(refusalMessages.unknown);
    }
  };
}
