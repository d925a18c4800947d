import { setTimeout } from "node:timers/promises";
import { isDatabaseError } from "#api/server/log/describeFault.ts";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./DatabaseUnavailableError.ts";

interface StartTimeout {
  /** Maximum milliseconds from the first attempt to the last. */
  total: number;
  /** Milliseconds between two attempts. */
  interval: number;
}

/** A failover or a restart of PostgreSQL takes seconds. */
const defaultTimeout: StartTimeout = { total: 30_000, interval: 500 };

/**
 * Repeats a startup step that failed because a connection broke. Does not wait for a database that was never
 * reached, because its URL may be wrong.
 */
export async function retryStart<Result>(
  step: () => Promise<Result>,
  {
    onRetry,
    isReached = false,
    timeout = defaultTimeout,
  }: {
    onRetry: (error: unknown) => void;
    /** Whether an earlier step has reached the database. */
    isReached?: boolean;
    timeout?: StartTimeout;
  },
): Promise<Result> {
  const end = performance.now() + timeout.total;
  let wasReached = isReached;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      wasReached ||= isConnectionCut(error);
      if (!wasReached || !isDatabaseUnavailable(error) || performance.now() > end) throw error;
      onRetry(error);
      await setTimeout(timeout.interval);
    }
  }
}

/** Returns whether a connection was open and then broke. */
function isConnectionCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDatabaseError(error)) return isDatabaseUnavailable(error);
  if (error.cause !== undefined) return isConnectionCut(error.cause);
  if ("code" in error) return error.code === "ECONNRESET" || error.code === "EPIPE";
  return error instanceof DatabaseUnavailableError || error.message.startsWith("Connection terminated");
}
