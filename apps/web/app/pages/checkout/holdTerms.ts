import { guestHoldLapsesAt, pendingLapsesAt } from "@sayara/domain/booking/holdExpiry";
import { GUEST_HOLD_HOURS, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";

/** What a request that is sent now can count on. */
export interface HoldTerms {
  /** Within how many hours the mailed link has to be opened for the car to be kept; null when it need not be. */
  openLinkWithin: number | null;
  /** When the agency has answered: within so many hours, or by a moment when pick-up is too close for that. */
  answer: { withinHours: number } | { by: Date };
}

interface Request {
  pickup: Date;
  isGuest: boolean;
  now: Date;
}

export function holdTerms({ pickup, isGuest, now }: Request): HoldTerms {
  const hours = (until: Date) => (until.getTime() - now.getTime()) / 3_600_000;
  const answerBy = pendingLapsesAt({ createdAt: now, pickup });
  const guestHold = guestHoldLapsesAt({ createdAt: now, pickup });
  return {
    // Nothing is won by opening it where the agency has to answer sooner.
    openLinkWithin: isGuest && guestHold < answerBy ? GUEST_HOLD_HOURS : null,
    answer: hours(answerBy) < PENDING_MAX_HOURS ? { by: answerBy } : { withinHours: PENDING_MAX_HOURS },
  };
}
