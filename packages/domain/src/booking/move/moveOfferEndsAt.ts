import { MINIMUM_LEAD_TIME_HOURS, MOVE_OFFER_HOURS } from "@sayara/domain/config/businessDefaults";

const HOUR = 3_600_000;

/**
 * Returns until when a driver may move a booking cancelled by its agency: 24 hours from the cancellation, or
 * 2 hours before pick-up if that is earlier, because no car can be booked later [MV2]. Null if the offer
 * would already have ended.
 */
export function moveOfferEndsAt({ cancelledAt, pickup }: { cancelledAt: Date; pickup: Date }): Date | null {
  const latestEnd = cancelledAt.getTime() + MOVE_OFFER_HOURS * HOUR;
  const end = Math.min(latestEnd, pickup.getTime() - MINIMUM_LEAD_TIME_HOURS * HOUR);
  return end > cancelledAt.getTime() ? new Date(end) : null;
}
