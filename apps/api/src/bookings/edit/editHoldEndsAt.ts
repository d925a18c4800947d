import { VOID_HOLD_MINUTES } from "@sayara/domain/config/businessDefaults";

/** Milliseconds by which the hold outlasts the payment session, so that the gateway's state is read first. */
const GRACE = 120_000;

/**
 * Returns when the hold of an edit's new dates lapses: shortly after the end of its payment session, which starts now.
 */
export function editHoldEndsAt(now: Date): Date {
  return new Date(now.getTime() + VOID_HOLD_MINUTES * 60_000 + GRACE);
}
