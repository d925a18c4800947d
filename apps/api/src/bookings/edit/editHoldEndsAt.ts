import { VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";

/**
 * Milliseconds after the end of the payment session in which its state is read from the gateway before the hold lapses.
 */
const GRACE = 120_000;

/**
 * Returns when the hold of an edit's new dates lapses: shortly after the end of its payment session, which starts now.
 */
export function editHoldEndsAt(now: Date): Date {
  return new Date(now.getTime() + VOID_HOLD_MINUTES * 60_000 + GRACE);
}
