import {
  GUEST_HOLD_HOURS,
  PENDING_HOURS_BEFORE_PICKUP,
  PENDING_MAX_HOURS,
  VOID_HOLD_MINUTES,
} from "../config/businessDefaults.ts";

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** When an online checkout that is not paid gives the car back: 30 minutes after it began [BK3]. */
export function voidLapsesAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + VOID_HOLD_MINUTES * MINUTE);
}

/**
 * When a pay-later request lapses to cancelled: 48 hours after it was made, or 2 hours before pick-up if that
 * comes first [BK4].
 */
export function pendingLapsesAt({ createdAt, pickup }: { createdAt: Date; pickup: Date }): Date {
  const longest = createdAt.getTime() + PENDING_MAX_HOURS * HOUR;
  return new Date(Math.min(longest, pickup.getTime() - PENDING_HOURS_BEFORE_PICKUP * HOUR));
}

/**
 * When a guest's pay-later request gives the car back unless the guest confirms it: after 2 hours, never
 * later than it would lapse anyway [BK5].
 */
export function guestHoldLapsesAt({ createdAt, pickup }: { createdAt: Date; pickup: Date }): Date {
  const guest = createdAt.getTime() + GUEST_HOLD_HOURS * HOUR;
  return new Date(Math.min(guest, pendingLapsesAt({ createdAt, pickup }).getTime()));
}
