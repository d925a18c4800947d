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
  eligible: readonly Booking[];
  ineligible: readonly { booking: Booking; reason: BookingRefusalReason }[];
}

interface BulkScope {
  bookings: readonly Booking[];
  user: User;
  now: Date;
}

/** Returns, for each kind of action, whether it would change at least one selected booking. */
export function possibleActions(scope: BulkScope): Record<BulkAction["kind"], boolean> {
  const hasEligible = (action: BulkAction) => planBulk(action, scope).eligible.length > 0;
  return {
    status: bulkStatuses.some((status) => hasEligible({ kind: "status", status })),
    delete: hasEligible({ kind: "delete" }),
  };
}

/** Returns the effect of an action, using the same permission rules as the API. */
export function planBulk(action: BulkAction, { bookings, user, now }: BulkScope): BulkPlan {
  const reasons = bookings.map((booking) => ({ booking, reason: reasonOf(booking) }));
  return {
    eligible: reasons.filter(({ reason }) => reason === null).map(({ booking }) => booking),
    ineligible: reasons.flatMap(({ booking, reason }) => (reason === null ? [] : [{ booking, reason }])),
  };

  function reasonOf(booking: Booking): BookingRefusalReason | null {
    const viewer = bookingViewer(user, booking);
    const context = { viewer, booking: situationOf(booking), now };
    return action.kind === "delete"
      ? refusalReason({ ...context, action: "delete" })
      : transitionRefusalReason({ ...context, to: action.status });
  }
}
