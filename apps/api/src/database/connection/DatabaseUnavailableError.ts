import { isDatabaseError } from "#api/server/log/describeFault.ts";

/**
 * Thrown when the database does not respond: its server is down, the connection broke or hangs, or no pool connection
 * became free before the timeout. A transaction that was being committed may have been committed.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database is unavailable: ${reason}`, options);
  }
}

/** Returns whether the database caused the error, not the request, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (isDatabaseError(error)) return isTransient(error.code);
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** Returns whether a SQLSTATE of PostgreSQL's appendix A does not depend on the request. */
function isTransient(code: string): boolean {
  return transientClasses.has(code.slice(0, 2)) || transientCodes.has(code);
}

/** 08: connection; 40: transaction rolled back; 53: resources, disk, connections; 58: the server's system. */
const transientClasses = new Set(["08", "40", "53", "58"]);

const transientCodes = new Set([
  // A standby after a failover, which rejects writes.
  "25006",
  // The transaction or its idle time exceeded the limit.
  "25P03",
  "25P04",
  // Lock timeout.
  "55P03",
  // Statement timeout.
  "57014",
  // Terminated by an administrator or a crash, starting up, shutting down, or idle for too long.
  "57P01",
  "57P02",
  "57P03",
  "57P05",
]);
