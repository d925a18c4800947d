import { isDatabaseError } from "#api/server/log/describeFault.ts";

/**
 * Thrown if the database does not respond: its server is down, the connection broke or hangs, or no pool
 * connection became free before the timeout. After a failed commit, it is unknown whether the transaction was
 * committed.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database is unavailable: ${reason}`, options);
  }
}

/**
 * Returns whether the database caused the error, not the request. The same request may then succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (isDatabaseError(error)) return isTransient(error.code);
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** Returns whether an SQLSTATE (PostgreSQL's appendix A) is independent of the request. */
function isTransient(code: string): boolean {
  return transientClasses.has(code.slice(0, 2)) || transientCodes.has(code);
}

/** 08: connection; 40: transaction rolled back; 53: resources, disk, connections; 58: the server's system. */
const transientClasses = new Set(["08", "40", "53", "58"]);

const transientCodes = new Set([
  // Read-only transaction: after a failover, a standby rejects writes.
  "25006",
  // The transaction, or its idle time, exceeded the limit.
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
