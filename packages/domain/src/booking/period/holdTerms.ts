import { GUEST_HOLD_HOURS, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";
import { guestHoldLapsesAt, pendingLapsesAt } from "./holdExpiry.ts";

/** Deadlines of a pay-later request [BK4, BK5]. */
export interface HoldTerms {
  /** Hours within which the mailed link must be opened to keep the hold; null if that is not needed. */
  openLinkWithin: number | null;
  /** The agency's deadline for a response: in hours, or an instant if pick-up is sooner. */
  responseDeadline: { withinHours: number } | { by: Date };
}

interface RequestTerms {
  pickup: Date;
  isGuest: boolean;
  now: Date;
}

/**
 * Returns the deadlines of a pay-later request sent now. A page shows them before the request is sent [BK4,
 * BK5].
 */
export function holdTerms({ pickup, isGuest, now }: RequestTerms): HoldTerms {
  const hoursUntil = (until: Date) => (until.getTime() - now.getTime()) / 3_600_000;
  const respondBy = pendingLapsesAt({ createdAt: now, pickup });
  const confirmBy = guestHoldLapsesAt({ createdAt: now, pickup });
  return {
    // Opening the link has no effect if the agency has to respond sooner.
    openLinkWithin: isGuest && confirmBy < respondBy ? GUEST_HOLD_HOURS : null,
    responseDeadline:
      hoursUntil(respondBy) < PENDING_MAX_HOURS ? { by: respondBy } : { withinHours: PENDING_MAX_HOURS },
  };
}
