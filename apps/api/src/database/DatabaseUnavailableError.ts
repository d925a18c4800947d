import { isDatabaseError } from "#api/log/describeFault.ts";

/**
 * No answer came from the database: its server is away, its connection broke or froze, or no place in the pool was free
 * in time. A transaction that was being committed may have been committed.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database is unavailable: ${reason}`, options);
  }
}

/** Whether the database, rather than the request, is the reason: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (isDatabaseError(error)) return isPassing(error.code);
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** SQLSTATEs of PostgreSQL's appendix A that say nothing about the request itself. */
function isPassing(code: string): boolean {
  return passingClasses.has(code.slice(0, 2)) || passingCodes.has(code);
}

/** 08: the connection; 40: transaction rolled back; 53: resources, disk, connections; 58: the server's own system. */
const passingClasses = new Set(["08", "40", "53", "58"]);

const passingCodes = new Set([
  // A standby after a failover: it takes no writes.
  "25006",
  // Idle in transaction, or in a transaction, for longer than its limit.
  "25P03",
  "25P04",
  // A lock was not granted in time.
  "55P03",
  // The statement's time was over.
  "57014",
  // Ended by an administrator, by a crash, starting up or stopping, idle for too long.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
]);
