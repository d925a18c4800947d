/** Rate limiter by address, in this process's memory. */
export interface Allowances {
  /**
   * Spends units of an address.
   *
   * @returns the seconds to wait, or 0 if the units were spent.
   */
  spend: (address: string, units: number) => number;
}

interface AllowanceOptions {
  clock: () => Date;
  /** Units that may be spent at once. */
  burst: number;
  /** Units regained per second. 0 disables the limit. */
  perSecond: number;
  /** Maximum number of remembered addresses. The least recently used address is forgotten first. */
  addresses?: number;
}

/**
 * Creates a rate limiter that stores for each address the instant at which its full burst is available again (GCRA).
 * `limitRate` does the same in the database.
 */
export function createAllowances({
  clock,
  burst,
  perSecond,
  addresses = 20_000,
}: AllowanceOptions): Allowances {
  const replenishedAt = new Map<string, number>();
  return {
    spend(address, units) {
      if (perSecond === 0) return 0;
      const now = clock().getTime();
      const latestInstant = now + (burst * 1000) / perSecond;
      const storedInstant = replenishedAt.get(address) ?? now;
      // The clock was ahead and has since been set back.
      if (storedInstant > latestInstant) replenishedAt.set(address, latestInstant);
      const start = Math.min(Math.max(storedInstant, now), latestInstant);
      const end = start + (Math.min(units, burst) * 1000) / perSecond;
      const exceededBy = end - latestInstant;
      if (exceededBy > 0) return Math.ceil(exceededBy / 1000);
      replenishedAt.delete(address);
      replenishedAt.set(address, end);
      forgetOldest(now);
      return 0;
    },
  };

  function forgetOldest(now: number): void {
    for (const [address, instant] of replenishedAt) {
      if (replenishedAt.size <= addresses && instant > now) return;
      replenishedAt.delete(address);
    }
  }
}
