/** Timeouts of the database, in milliseconds. */
export interface DatabaseLimits {
  /** Timeout for a free connection of the pool, or for a new one. */
  connection: number;
  /** Timeout of a statement. The server cancels the statement, and the connection stays open. */
  statement: number;
  /** Timeout of a server response. Without one, the connection counts as hanging and is destroyed. */
  response: number;
}

/**
 * For requests. Together with the wait for admission (`admissionLimits`), they stay below the clients'
 * timeout of 10 seconds.
 */
export const requestLimits: DatabaseLimits = { connection: 2000, statement: 4500, response: 5000 };

/** For migrations, seeds and benchmarks: statements that rewrite tables, or wait for another process's migration. */
export const longRunningLimits: DatabaseLimits = { connection: 5000, statement: 600_000, response: 660_000 };
