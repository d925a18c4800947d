import { isDatabaseError } from "#api/log/describeFault.ts";

/**
 * Thrown when the database does not answer: its server is away, the connection broke or froze, or no
 * connection of the pool was free in time. A transaction that was being committed may have been committed.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database is unavailable: ${reason}`, options);
  }
}

/** Whether the database is the cause, not the request: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (isDatabaseError(error)) return isPassing(error.code);
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** SQLSTATEs of PostgreSQL's appendix A that are independent of the request. */
function isPassing(code: string): boolean {
  return passingClasses.has(code.slice(0, 2)) || passingCodes.has(code);
}

/** 08: connection; 40: transaction rolled back; 53: resources, disk, connections; 58: the server's system. */
const passingClasses = new Set(["08", "40", "53", "58"]);

const passingCodes = new Set([
  // A standby after a failover: it refuses writes.
  "25006",
  // The transaction, or its idle time, exceeded the limit.
  "25P03",
  "25P04",
  // Lock timeout.
  "55P03",
  // Statement timeout.
  "57014",
  // Terminated by an administrator or a crash, starting up or shutting down, idle for too long.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
]);
