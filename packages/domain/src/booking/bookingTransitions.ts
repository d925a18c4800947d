import type { BookingActor } from "./BookingActor.ts";
import type { BookingStatus } from "./BookingStatus.ts";

/** One allowed change of a booking's status. */
export interface BookingTransition {
  from: BookingStatus;
  to: BookingStatus;
  by: readonly BookingActor[];
}

const staff = ["supplier", "admin"] as const;

/**
 * Every allowed change of status, and who may make it; all else is refused [BK1] (decisions, "Bookings").
 * Agencies act on bookings of their own cars only: `booking/allowedActions` asks about that.
 */
export const bookingTransitions: readonly BookingTransition[] = [
  { from: "void", to: "deposit", by: ["gateway"] },
  { from: "void", to: "paid", by: ["gateway"] },
  { from: "void", to: "cancelled", by: ["system", "admin"] },
  { from: "pending", to: "reserved", by: staff },
  { from: "pending", to: "deposit", by: ["gateway", ...staff] },
  { from: "pending", to: "paid", by: ["gateway", ...staff] },
  { from: "pending", to: "cancelled", by: ["system", "cancelRequest", ...staff] },
  { from: "reserved", to: "deposit", by: ["gateway", ...staff] },
  { from: "reserved", to: "paid", by: ["gateway", ...staff] },
  { from: "reserved", to: "cancelled", by: ["cancelRequest", ...staff] },
  { from: "deposit", to: "paid", by: ["gateway", ...staff] },
  { from: "deposit", to: "cancelled", by: ["cancelRequest", ...staff] },
  { from: "paid", to: "cancelled", by: ["cancelRequest", ...staff] },
];

/** Whether this actor may take a booking from one status to another. */
export function canTransition(change: { from: BookingStatus; to: BookingStatus; by: BookingActor }): boolean {
  return allowedTransitions({ from: change.from, by: change.by }).includes(change.to);
}

/** The statuses to which this actor may take a booking that has status `from`. */
export function allowedTransitions({ from, by }: { from: BookingStatus; by: BookingActor }): BookingStatus[] {
  return bookingTransitions
    .filter((transition) => transition.from === from && transition.by.includes(by))
    .map((transition) => transition.to);
}
