import {
  GUEST_HOLD_HOURS,
  PENDING_HOURS_BEFORE_PICKUP,
  PENDING_MAX_HOURS,
  VOID_HOLD_MINUTES,
} from "@sayara/domain/config/businessDefaults";

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Returns when the hold of an unpaid online checkout lapses: 30 minutes after it began [BK3]. */
export function voidLapsesAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + VOID_HOLD_MINUTES * MINUTE);
}

/**
 * Returns when a pay-later request lapses to cancelled: after 48 hours, or 2 hours before pick-up if that is earlier
 * [BK4].
 */
export function pendingLapsesAt({ createdAt, pickup }: { createdAt: Date; pickup: Date }): Date {
  const latestExpiry = createdAt.getTime() + PENDING_MAX_HOURS * HOUR;
  return new Date(Math.min(latestExpiry, pickup.getTime() - PENDING_HOURS_BEFORE_PICKUP * HOUR));
}

/**
 * Returns when the hold of a guest's pay-later request lapses without the guest's confirmation: after 2 hours, or when
 * the request itself lapses if that is earlier [BK5].
 */
export function guestHoldLapsesAt({ createdAt, pickup }: { createdAt: Date; pickup: Date }): Date {
  const guestExpiry = createdAt.getTime() + GUEST_HOLD_HOURS * HOUR;
  return new Date(Math.min(guestExpiry, pendingLapsesAt({ createdAt, pickup }).getTime()));
}
