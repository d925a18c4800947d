import type { Booking } from "@sayara/domain/booking/Booking";
import { pendingLapsesAt } from "@sayara/domain/booking/holdExpiry";

/** What happens next, and by when (an instant). */
export type NextStep =
  | { step: "openMailedLink"; by: string }
  | { step: "agencyAnswers"; by: string }
  | { step: "pickUp"; at: string }
  | { step: "dropOff"; at: string };

type SteppedBooking = Pick<Booking, "status" | "createdAt" | "from" | "to" | "holdExpiresAt">;

/** The steps still ahead, in their order. `isGuest`: the booking is seen by its link, not by a session. */
export function nextSteps(
  booking: SteppedBooking,
  { isGuest, now }: { isGuest: boolean; now: Date },
): NextStep[] {
  const { status, holdExpiresAt, from, to } = booking;
  if (status === "cancelled" || status === "void") return [];
  const steps: NextStep[] = [];
  if (status === "pending") {
    const by = agencyDeadline(booking);
    // Until the mailed link is opened a guest's hold is shorter than the time that the agency has.
    if (isGuest && holdExpiresAt !== null && Date.parse(holdExpiresAt) < Date.parse(by))
      steps.push({ step: "openMailedLink", by: holdExpiresAt });
    steps.push({ step: "agencyAnswers", by });
  }
  if (Date.parse(from) > now.getTime()) steps.push({ step: "pickUp", at: from });
  if (Date.parse(to) > now.getTime()) steps.push({ step: "dropOff", at: to });
  return steps;
}

/** Silence until then cancels the request [BK4]. */
export function agencyDeadline({ createdAt, from }: Pick<Booking, "createdAt" | "from">): string {
  return pendingLapsesAt({ createdAt: new Date(createdAt), pickup: new Date(from) }).toISOString();
}
