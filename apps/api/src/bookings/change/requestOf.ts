import type { BookingChange } from "@sayara/api-client/contract/bookings/changeRequest";
import { type ChangeKind, changeKindOf, requestActions } from "@sayara/domain/booking/change/changeKindOf";
import { changeLapsesAt } from "@sayara/domain/booking/change/changeLapsesAt";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";

/**
 * Classifies a request to change a booking's dates: its kind, the action it needs in the permission table, and when it
 * would lapse undecided [CN14].
 */
export function requestOf(
  { from_at, to_at, delivery_address }: Pick<StoredBooking, "from_at" | "to_at" | "delivery_address">,
  change: Pick<BookingChange, "from" | "to" | "delivery">,
  now: Date,
): { kind: ChangeKind; action: (typeof requestActions)[ChangeKind]; lapsesAt: Date } {
  const booked = { from: from_at, to: to_at };
  const requested = { from: new Date(change.from), to: new Date(change.to) };
  const kind = changeKindOf(booked, {
    ...requested,
    dropsDelivery: delivery_address !== null && change.delivery === false,
  });
  return {
    kind,
    action: requestActions[kind],
    lapsesAt: changeLapsesAt({ kind, requestedAt: now, booked, requested }),
  };
}
