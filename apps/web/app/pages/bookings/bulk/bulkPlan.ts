import { refusalReason, transitionRefusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { bookingViewer } from "@sayara/domain/booking/actions/bookingViewer";
import type { User } from "@sayara/domain/user/User";

/** Statuses that a bulk action can set. A down payment is excluded, since it differs by booking. */
export const bulkStatuses = ["reserved", "paid", "cancelled"] as const;
type BulkStatus = (typeof bulkStatuses)[number];

/** An action on the selected bookings. */
export type BulkAction = { kind: "status"; status: BulkStatus } | { kind: "delete" };

/** The selected bookings that an action changes, and the reasons why it does not change the others. */
export interface BulkPlan {
  can: readonly Booking[];
  cannot: readonly { booking: Booking; reason: BookingRefusalReason }[];
}

interface Selected {
  bookings: readonly Booking[];
  user: User;
  now: Date;
}

/** Returns, for each kind of action, whether it would change at least one selected booking. */
export function possibleActions(selected: Selected): Record<BulkAction["kind"], boolean> {
  const changes = (act: BulkAction) => planBulk(act, selected).can.length > 0;
  return {
    status: bulkStatuses.some((status) => changes({ kind: "status", status })),
    delete: changes({ kind: "delete" }),
  };
}

/** Returns the effect of an action, using the same table as the API. */
export function planBulk(act: BulkAction, { bookings, user, now }: Selected): BulkPlan {
  const reasons = bookings.map((booking) => ({ booking, reason: reasonOf(booking) }));
  return {
    can: reasons.filter(({ reason }) => reason === null).map(({ booking }) => booking),
    cannot: reasons.flatMap(({ booking, reason }) => (reason === null ? [] : [{ booking, reason }])),
  };

  function reasonOf(booking: Booking): BookingRefusalReason | null {
    const viewer = bookingViewer(user, booking);
    const question = { viewer, booking: situationOf(booking), now };
    return act.kind === "delete"
      ? refusalReason({ ...question, action: "delete" })
      : transitionRefusalReason({ ...question, to: act.status });
  }
}
