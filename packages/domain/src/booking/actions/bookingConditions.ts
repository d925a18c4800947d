import {
  HAND_OVER_HOURS_BEFORE,
  MAX_UNPAID_CHANGE_REQUESTS,
  MESSAGE_DAYS_PAST_DROP_OFF,
  PROBLEM_DAYS_PAST_DROP_OFF,
  SIGNED_LINK_DAYS_PAST_DROP_OFF,
} from "@sayara/domain/config/businessDefaults";
import type { BookingRefusalReason } from "../BookingRefusalReason.ts";
import type { BookingStatus } from "../BookingStatus.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/**
 * Facts about a booking that determine which actions are allowed. An absent fact is unknown, and an action that depends
 * on it is refused.
 */
export interface BookingSituation {
  /** In a status newer than this version, nothing is allowed. */
  status: BookingStatus | Unknown;
  pickup: Date;
  dropOff: Date;
  amendmentsChosen?: boolean;
  cancellationChosen?: boolean;
  /** Whether the driver has requested cancellation and no decision has been made. */
  cancelRequestOpen?: boolean;
  /** Until when the driver's change request waits for a decision [CN14]; null if there is none. */
  changeRequestedUntil?: Date | null;
  /** Number of the driver's change requests that the agency has not accepted [CN17]. */
  unacceptedChangeRequests?: number;
  /** Whether a payment was started and its outcome is unknown. */
  paymentOpen?: boolean;
  cancelledByAgency?: boolean;
  /** Whether the driver is owed money [BK12]. */
  refundOwed?: boolean;
  /** Whether staff has to return part of that money. */
  refundOwedByHand?: boolean;
  reviewed?: boolean;
  /** Until when the driver may move to another car [MV2]; null if not offered or already moved. */
  moveOfferedUntil?: Date | null;
  /** End of the time that the agency keeps the car for a late driver [AV4]. */
  keptUntil?: Date;
  /** Whether staff recorded the hand-over [DK1]. */
  handedOver?: boolean;
  returned?: boolean;
  /** Whether charges for extra kilometres or missing fuel are due [HO10]. */
  usageDue?: boolean;
}

/** A condition of an action, besides actor and status. `bookingConditions` evaluates it. */
export type BookingCondition = Exclude<BookingRefusalReason, "role" | "status">;

/** Evaluates each condition of the table of actions [RO2]. */
export const bookingConditions: Readonly<
  Record<BookingCondition, (booking: BookingSituation, now: Date) => boolean>
> = {
  linkStillValid: ({ dropOff }, now) => now < signedLinkExpiresAt(dropOff),
  beforePickup: ({ pickup }, now) => now < pickup,
  beforeDropOff: ({ dropOff }, now) => now < dropOff,
  untilWeekAfterDropOff: ({ dropOff }, now) => now <= problemsReportedUntil(dropOff),
  untilMonthAfterDropOff: ({ dropOff }, now) => now < messagesWrittenUntil(dropOff),
  fromPickupOnUnlessCancelled: ({ status, pickup }, now) => status === "cancelled" || now >= pickup,
  cancelledByAgencyIfCancelled: ({ status, cancelledByAgency }) =>
    status !== "cancelled" || cancelledByAgency === true,
  amendmentsChosen: ({ amendmentsChosen }) => amendmentsChosen === true,
  amendmentsNotChosen: ({ amendmentsChosen }) => amendmentsChosen === false,
  cancellationNotChosen: ({ cancellationChosen }) => cancellationChosen === false,
  noCancelRequestOpen: ({ cancelRequestOpen }) => cancelRequestOpen === false,
  cancelRequestOpen: ({ cancelRequestOpen }) => cancelRequestOpen === true,
  noChangeRequestOpen: ({ changeRequestedUntil: until }, now) =>
    until !== undefined && (until === null || now >= until),
  changeRequestOpen: ({ changeRequestedUntil: until }, now) =>
    until !== undefined && until !== null && now < until,
  // Nothing is paid for a reserved booking: any payment makes it `deposit` or `paid`.
  changeRequestLeftIfUnpaid: ({ status, unacceptedChangeRequests }) =>
    status !== "reserved" ||
    (unacceptedChangeRequests !== undefined && unacceptedChangeRequests < MAX_UNPAID_CHANGE_REQUESTS),
  noPaymentOpen: ({ paymentOpen }) => paymentOpen === false,
  noMoveOffered: ({ moveOfferedUntil }, now) =>
    moveOfferedUntil !== undefined && (moveOfferedUntil === null || now >= moveOfferedUntil),
  refundOwedByHand: ({ refundOwedByHand }) => refundOwedByHand === true,
  usageDue: ({ usageDue }) => usageDue === true,
  noRefundOwed: ({ refundOwed }) => refundOwed === false,
  notYetReviewed: ({ reviewed }) => reviewed === false,
  moveOffered: ({ moveOfferedUntil }, now) =>
    moveOfferedUntil !== undefined && moveOfferedUntil !== null && now < moveOfferedUntil,
  fromDayBeforePickup: ({ pickup }, now) => now.getTime() >= pickup.getTime() - HAND_OVER_HOURS_BEFORE * HOUR,
  afterKeptTime: ({ keptUntil }, now) => keptUntil !== undefined && now >= keptUntil,
  handedOver: ({ handedOver }) => handedOver === true,
  notHandedOver: ({ handedOver }) => handedOver === false,
  notReturned: ({ returned }) => returned === false,
};

const HOUR = 3_600_000;
const DAY = 86_400_000;

/** Returns until when a problem with a rental may be reported: 7 days after drop-off [PB1]. */
function problemsReportedUntil(dropOff: Date): Date {
  return new Date(dropOff.getTime() + PROBLEM_DAYS_PAST_DROP_OFF * DAY);
}

/** Returns until when driver and agency may write to each other: 30 days after drop-off [MS1]. */
function messagesWrittenUntil(dropOff: Date): Date {
  return new Date(dropOff.getTime() + MESSAGE_DAYS_PAST_DROP_OFF * DAY);
}

/** Returns when a signed link stops showing its booking: 30 days after drop-off (product.md, section 6). */
export function signedLinkExpiresAt(dropOff: Date): Date {
  return new Date(dropOff.getTime() + SIGNED_LINK_DAYS_PAST_DROP_OFF * DAY);
}
