import { MINIMUM_LEAD_TIME_HOURS, MOVE_OFFER_HOURS } from "@sayara/domain/config/businessDefaults";

const HOUR = 3_600_000;

/**
 * Returns until when a driver may move a booking that its agency cancelled: 24 hours from then, or 2 hours before
 * pick-up if that is sooner, because no car is booked later [MV2]. Null when no time is left.
 */
export function moveOfferEndsAt({ cancelledAt, pickup }: { cancelledAt: Date; pickup: Date }): Date | null {
  const longest = cancelledAt.getTime() + MOVE_OFFER_HOURS * HOUR;
  const end = Math.min(longest, pickup.getTime() - MINIMUM_LEAD_TIME_HOURS * HOUR);
  return end > cancelledAt.getTime() ? new Date(end) : null;
}
