import { isOwedByStaff } from "@sayara/domain/payment/isOwedByStaff";
import { keptUntil } from "../arrival/keptUntil.ts";
import type { Booking } from "../Booking.ts";
import { balanceOf } from "../refund/balanceOf.ts";
import type { BookingSituation } from "./bookingConditions.ts";

/**
 * Returns the facts of a booking in API format that determine the allowed actions [RO2].
 *
 * @example allowedActions({ viewer: viewerOf(user, owners), booking: situationOf(booking), now })
 */
export function situationOf(
  booking: Pick<
    Booking,
    | "status"
    | "from"
    | "to"
    | "options"
    | "cancelRequest"
    | "changeRequest"
    | "unacceptedChangeRequests"
    | "cancelledBy"
    | "paymentOpen"
    | "reviewed"
    | "refunds"
    | "move"
    | "records"
    | "total"
    | "payments"
    | "usageCharges"
    | "arrival"
    | "keptHours"
  >,
): Required<BookingSituation> {
  const { status, options, cancelRequest, cancelledBy, paymentOpen, reviewed, refunds, move } = booking;
  const { changeRequest, unacceptedChangeRequests = 0 } = booking;
  return {
    status,
    pickup: new Date(booking.from),
    dropOff: new Date(booking.to),
    amendmentsChosen: options.amendments,
    cancellationChosen: options.cancellation,
    cancelRequestOpen:
      cancelRequest !== null && cancelRequest.declinedAt === null && cancelRequest.acceptedAt === null,
    changeRequestedUntil: changeRequest?.state === "open" ? new Date(changeRequest.lapsesAt) : null,
    unacceptedChangeRequests,
    paymentOpen,
    cancelledByAgency: cancelledBy === "agency",
    reviewed,
    refundOwed: refunds.some(({ state }) => state !== "succeeded"),
    refundOwedByHand: refunds.some(isOwedByStaff),
    moveOfferedUntil: move.offeredUntil === null ? null : new Date(move.offeredUntil),
    keptUntil: keptUntil(booking),
    handedOver: (booking.records?.handOver ?? null) !== null,
    returned: (booking.records?.return ?? null) !== null,
    usageDue: booking.usageCharges !== undefined && balanceOf(booking).due > 0,
  };
}
