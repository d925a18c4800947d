import { GUEST_HOLD_HOURS, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";
import { guestHoldLapsesAt, pendingLapsesAt } from "./holdExpiry.ts";

/** Deadlines of a pay-later request [BK4, BK5]. */
export interface HoldTerms {
  /** Hours within which the mailed link has to be opened for the hold to last; null when it need not be. */
  openLinkWithin: number | null;
  /** Deadline of the agency's answer: in hours, or as an instant where pick-up is too close for that. */
  answer: { withinHours: number } | { by: Date };
}

interface Request {
  pickup: Date;
  isGuest: boolean;
  now: Date;
}

/** Returns the deadlines of a pay-later request that is sent now, as a page states them before it is sent [BK4, BK5]. */
export function holdTerms({ pickup, isGuest, now }: Request): HoldTerms {
  const hours = (until: Date) => (until.getTime() - now.getTime()) / 3_600_000;
  const answerBy = pendingLapsesAt({ createdAt: now, pickup });
  const guestHold = guestHoldLapsesAt({ createdAt: now, pickup });
  return {
    // Opening it changes nothing where the agency has to answer sooner.
    openLinkWithin: isGuest && guestHold < answerBy ? GUEST_HOLD_HOURS : null,
    answer: hours(answerBy) < PENDING_MAX_HOURS ? { by: answerBy } : { withinHours: PENDING_MAX_HOURS },
  };
}
