import type { Booking } from "@sayara/domain/booking/Booking";
import { PENDING_HOURS_BEFORE_PICKUP, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";

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

const HOUR = 3_600_000;

/** Silence until then cancels the request: 48 hours, and never later than 2 hours before pick-up. */
export function agencyDeadline({ createdAt, from }: Pick<Booking, "createdAt" | "from">): string {
  const latest = Date.parse(from) - PENDING_HOURS_BEFORE_PICKUP * HOUR;
  return new Date(Math.min(Date.parse(createdAt) + PENDING_MAX_HOURS * HOUR, latest)).toISOString();
}
