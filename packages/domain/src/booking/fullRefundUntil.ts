import { FULL_REFUND_HOURS_BEFORE_PICKUP } from "../config/businessDefaults.ts";

const HOUR = 3_600_000;

/** Returns until when a bought or included cancellation option refunds everything except the option's fee. */
export function fullRefundUntil(pickup: Date): Date {
  return new Date(pickup.getTime() - FULL_REFUND_HOURS_BEFORE_PICKUP * HOUR);
}
