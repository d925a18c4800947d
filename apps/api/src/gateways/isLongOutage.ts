/** Milliseconds after the first attempt at which an unpaid refund becomes an error. */
const LONG_OUTAGE = 86_400_000;

/** Returns true if a gateway has not paid a refund for more than a day since the first attempt. */
export function isLongOutage({ since, now }: { since: Date | null; now: Date }): boolean {
  return since !== null && now.getTime() - since.getTime() > LONG_OUTAGE;
}
