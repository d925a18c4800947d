import type { Booking } from "@sayara/domain/booking/Booking";
import { pendingLapsesAt } from "@sayara/domain/booking/holdExpiry";

/** What happens next, and by when (an instant). */
export type NextStep =
  | { step: "guestConfirms"; by: string }
  | { step: "agencyAnswers"; by: string }
  | { step: "pickUp"; at: string }
  | { step: "dropOff"; at: string };

type SteppedBooking = Pick<
  Booking,
  "status" | "createdAt" | "from" | "to" | "holdExpiresAt" | "guestConfirmation"
>;

/** The steps still ahead, in their order. */
export function nextSteps(booking: SteppedBooking, now: Date): NextStep[] {
  const { status, from, to } = booking;
  if (status === "cancelled" || status === "void") return [];
  const steps: NextStep[] = [];
  if (status === "pending") {
    const confirmBy = awaitedUntil(booking);
    if (confirmBy !== null) steps.push({ step: "guestConfirms", by: confirmBy });
    steps.push({ step: "agencyAnswers", by: agencyDeadline(booking) });
  }
  if (Date.parse(from) > now.getTime()) steps.push({ step: "pickUp", at: from });
  if (Date.parse(to) > now.getTime()) steps.push({ step: "dropOff", at: to });
  return steps;
}

/** Until when the guest has to confirm; null when nothing has to be confirmed. */
export function awaitedUntil({
  status,
  guestConfirmation,
  holdExpiresAt,
}: Pick<Booking, "status" | "guestConfirmation" | "holdExpiresAt">): string | null {
  return status === "pending" && guestConfirmation === "awaited" ? holdExpiresAt : null;
}

/** Silence until then cancels the request [BK4]. */
export function agencyDeadline({ createdAt, from }: Pick<Booking, "createdAt" | "from">): string {
  return pendingLapsesAt({ createdAt: new Date(createdAt), pickup: new Date(from) }).toISOString();
}
