import type { MadeEdit } from "@sayara/api-client/contract/bookings/booking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { rentalRecordKinds } from "@sayara/domain/booking/desk/RentalRecord";
import { isCarriedOver } from "@sayara/domain/booking/move/settleMove";
import { refundDeferredUntil } from "@sayara/domain/booking/refund/refundDeferredUntil";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import type { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** A booking with its completed edits, if they are known. */
export type EditedBooking = Booking & { edits?: readonly MadeEdit[] };

/**
 * An event in the history of a booking. If `at` is null, the time is unknown and the event comes last.
 * Amounts are in dinars.
 */
export type BookingEvent = { id: string; at: string | null } & (
  | { kind: "made" }
  | { kind: "edited"; before: MadeEdit["before"]; after: MadeEdit["after"] }
  | { kind: "payment"; amount: number; isAtDesk: boolean; by: string | null }
  | { kind: "refund"; amount: number; state: "waiting" | "due" | "done"; by: string | null }
  /** Money carried over to or from another booking. */
  | { kind: "carried"; amount: number; isIncoming: boolean }
  | { kind: "cancelRequested" }
  | { kind: "cancelDeclined"; by: string | null }
  /** `isAutomatic`: accepted without a staff decision [CN6]. */
  | { kind: "cancelAccepted"; by: string | null; isAutomatic: boolean }
  | { kind: "changeRequested"; from: string; to: string }
  | { kind: "changeDeclined"; by: string | null }
  | { kind: "noShow" | "handOver" | "return"; by: string | null }
  /** An administrator read reported messages or closed the reports [MS7], or staff stated an arrival [AV5]. */
  | { kind: "readReportedMessages" | "closeMessageReports" | "setArrival"; by: string }
  | {
      kind: "status";
      status: BookingStatus | Unknown;
      by: string | null;
      cancelledBy: CancelledBy | Unknown | null;
    }
);

/**
 * Returns the events of a booking in chronological order. Staff actions supply the names of the people who
 * acted. Without staff actions, a confirmation or cancellation comes last, without a time. A refund is
 * waiting while the driver can still move to another car.
 */
export function bookingEvents(
  { edits, ...booking }: EditedBooking,
  actions: readonly StaffActionRecord[],
  now: Date,
): BookingEvent[] {
  const { id, status, cancelRequest, changeRequest, cancelledBy, payments, refunds } = booking;
  const isWaiting = refundDeferredUntil(booking, now) !== null;
  const events: BookingEvent[] = [{ id, at: booking.createdAt, kind: "made" }];
  for (const { id: editId, at, before, after } of edits ?? [])
    events.push({ id: editId, at, kind: "edited", before, after });
  for (const { id: paymentId, at, amount } of payments.filter(({ carriedOver }) => carriedOver))
    events.push({
      id: paymentId,
      at: latest(at, booking.createdAt),
      kind: "carried",
      amount,
      isIncoming: true,
    });
  for (const payment of payments.filter(({ carriedOver }) => !carriedOver))
    events.push({
      id: payment.id,
      at: payment.at,
      kind: "payment",
      amount: payment.amount,
      isAtDesk: payment.gateway === null,
      by: payment.gateway === null ? actorAt("recordPayment", payment.at) : null,
    });
  for (const { id: refundId, at, settledAt, amount } of refunds.filter(({ reason }) => reason === "moved"))
    events.push({ id: refundId, at: settledAt ?? at, kind: "carried", amount, isIncoming: false });
  for (const refund of refunds.filter(({ reason }) => reason !== "moved"))
    events.push({
      id: refund.id,
      at: refund.settledAt ?? refund.at,
      kind: "refund",
      amount: refund.amount,
      state:
        refund.state === "succeeded"
          ? "done"
          : isWaiting && isCarriedOver(refund, { isSameAgency: false })
            ? "waiting"
            : "due",
      by: refund.settledAt === null ? null : actorAt("recordRefund", refund.settledAt),
    });
  if (cancelRequest !== null) {
    const { requestedAt, declinedAt, acceptedAt, acceptedBy } = cancelRequest;
    events.push({ id: `${id}-requested`, at: requestedAt, kind: "cancelRequested" });
    if (declinedAt !== null)
      events.push({
        id: `${id}-declined`,
        at: declinedAt,
        kind: "cancelDeclined",
        by: actorAt("decideCancellation", declinedAt),
      });
    if (acceptedAt !== null)
      events.push({
        id: `${id}-accepted`,
        at: acceptedAt,
        kind: "cancelAccepted",
        by: actorAt("decideCancellation", acceptedAt),
        isAutomatic: acceptedBy === null,
      });
  }
  if (changeRequest) {
    const { id: changeId, requestedAt, from, to, state, decidedAt } = changeRequest;
    events.push({ id: changeId, at: requestedAt, kind: "changeRequested", from, to });
    if (state === "declined" && decidedAt !== null)
      events.push({
        id: `${changeId}-declined`,
        at: decidedAt,
        kind: "changeDeclined",
        by: actorAt("decideChange", decidedAt),
      });
  }
  for (const kind of rentalRecordKinds) {
    const record = booking.records?.[kind] ?? null;
    if (record !== null) events.push({ id: `${id}-${kind}`, at: record.at, kind, by: record.by.fullName });
  }
  const { noShowAt } = booking;
  if (noShowAt !== undefined)
    events.push({ id: `${id}-no-show`, at: noShowAt, kind: "noShow", by: actorAt("recordNoShow", noShowAt) });
  for (const { id: actionId, at, action, by } of actions)
    if (action === "readReportedMessages" || action === "closeMessageReports" || action === "setArrival")
      events.push({ id: actionId, at, kind: action, by: by.fullName });
  const changes = actions.filter(({ action }) => action === "changeStatus");
  for (const staffAction of changes)
    events.push({
      id: staffAction.id,
      at: staffAction.at,
      kind: "status",
      status: staffAction.after.status,
      by: staffAction.by.fullName,
      cancelledBy: null,
    });
  const isAccepted = cancelRequest !== null && cancelRequest.acceptedAt !== null;
  const isListed =
    changes.some(({ after }) => after.status === status) ||
    (status === "cancelled" && (isAccepted || noShowAt !== undefined));
  if ((status === "reserved" || status === "cancelled") && !isListed)
    events.push({ id: `${id}-status`, at: null, kind: "status", status, by: null, cancelledBy });
  return events.sort((one, other) => timeOf(one) - timeOf(other));

  /** Returns who performed an action at a time; null if there is no such action. */
  function actorAt(action: StaffActionRecord["action"], at: string): string | null {
    const match = actions.find(
      (staffAction) =>
        staffAction.action === action && Math.abs(Date.parse(staffAction.at) - Date.parse(at)) < 1000,
    );
    return match?.by.fullName ?? null;
  }
}

/** Returns the later of two times. A payment carried over keeps the time from its first booking. */
function latest(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other;
}

function timeOf({ at }: BookingEvent): number {
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}
