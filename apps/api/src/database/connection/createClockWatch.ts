import type { Logger } from "pino";
import { describeFault } from "#api/server/log/describeFault.ts";
import { clockSkew, MAX_CLOCK_SKEW } from "./clockSkew.ts";
import type { Database } from "#api/database/Schema.ts";

/** Compares the clock of this process with the database's. */
export interface ClockWatch {
  /** False while the clocks differ by more than 5 seconds, and after a jump until they have been compared. */
  isInSync: () => boolean;
  /** Compares the clocks now. Keeps the last result while the database is down. */
  compare: () => Promise<void>;
  stop: () => void;
}

interface ClockWatchOptions {
  db: Database;
  clock: () => Date;
  logger: Logger;
  /** Returns the milliseconds since a fixed instant, unaffected by clock jumps. */
  elapsed?: () => number;
  /** Interval between two comparisons in milliseconds. */
  interval?: number;
}

/** Creates a watch that compares the clocks every minute and immediately after a jump. */
export function createClockWatch({
  db,
  clock,
  logger,
  elapsed = () => performance.now(),
  interval = 60_000,
}: ClockWatchOptions): ClockWatch {
  /** Changes only when the clock jumps. */
  const clockOffset = () => clock().getTime() - elapsed();
  let comparedOffset = clockOffset();
  let isInSync = true;
  let comparison: Promise<void> | undefined;
  const compare = () => (comparison ??= compareNow().finally(() => (comparison = undefined)));
  const timer = setInterval(() => void compare(), interval);
  timer.unref();

  return {
    isInSync() {
      if (Math.abs(clockOffset() - comparedOffset) <= MAX_CLOCK_SKEW) return isInSync;
      void compare();
      return false;
    },
    compare,
    stop: () => clearInterval(timer),
  };

  async function compareNow(): Promise<void> {
    try {
      const skew = await clockSkew(db, clock);
      comparedOffset = clockOffset();
      const wasInSync = isInSync;
      isInSync = Math.abs(skew) <= MAX_CLOCK_SKEW;
      if (!isInSync) {
        const details = { seconds: Math.round(skew / 1000) };
        logger.error(details, "this clock differs from the database's: jobs pause and requests are refused");
      } else if (!wasInSync) logger.info("this clock agrees with the database's again");
    } catch (error) {
      logger.warn({ fault: describeFault(error) }, "the clocks were not compared");
    }
  }
}
