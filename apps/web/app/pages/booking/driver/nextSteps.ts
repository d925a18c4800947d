import type { Booking } from "@sayara/domain/booking/Booking";
import { pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";

/** A next step with its time (`at`) or deadline (`by`), as an ISO 8601 instant. */
export type NextStep =
  | { step: "guestConfirms"; by: string }
  | { step: "agencyAnswers"; by: string }
  | { step: "pickUp"; at: string }
  | { step: "dropOff"; at: string };

type ScheduledBooking = Pick<
  Booking,
  "status" | "createdAt" | "from" | "to" | "holdExpiresAt" | "guestConfirmation"
>;

/** Returns the next steps in order. */
export function nextSteps(booking: ScheduledBooking, now: Date): NextStep[] {
  const { status, from, to } = booking;
  if (status === "cancelled" || status === "void") return [];
  const steps: NextStep[] = [];
  if (status === "pending") {
    const confirmBy = guestConfirmationDeadline(booking);
    if (confirmBy !== null) steps.push({ step: "guestConfirms", by: confirmBy });
    steps.push({ step: "agencyAnswers", by: agencyDeadline(booking) });
  }
  if (Date.parse(from) > now.getTime()) steps.push({ step: "pickUp", at: from });
  if (Date.parse(to) > now.getTime()) steps.push({ step: "dropOff", at: to });
  return steps;
}

/** Returns the guest's deadline to confirm; null if no confirmation is needed. */
export function guestConfirmationDeadline({
  status,
  guestConfirmation,
  holdExpiresAt,
}: Pick<Booking, "status" | "guestConfirmation" | "holdExpiresAt">): string | null {
  return status === "pending" && guestConfirmation === "awaited" ? holdExpiresAt : null;
}

/** Returns the agency's deadline to respond. A request without a response by then is cancelled [BK4]. */
export function agencyDeadline({ createdAt, from }: Pick<Booking, "createdAt" | "from">): string {
  return pendingLapsesAt({ createdAt: new Date(createdAt), pickup: new Date(from) }).toISOString();
}
