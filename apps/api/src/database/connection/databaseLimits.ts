/** Timeouts of the database, in milliseconds. */
export interface DatabaseLimits {
  /** Timeout for a free connection of the pool, or for a new one. */
  place: number;
  /** Timeout of a statement. The server cancels the statement, and the connection stays open. */
  statement: number;
  /** Timeout of a server response. Without one, the connection counts as hanging and is destroyed. */
  answer: number;
}

/**
 * For requests. Together with the wait for admission (`admissionLimits`), less than 10 seconds, the timeout of clients.
 */
export const requestLimits: DatabaseLimits = { place: 2000, statement: 4500, answer: 5000 };

/** For migrations, seeds and benchmarks: statements that rewrite tables, or wait for another process's migration. */
export const longRunningLimits: DatabaseLimits = { place: 5000, statement: 600_000, answer: 660_000 };
