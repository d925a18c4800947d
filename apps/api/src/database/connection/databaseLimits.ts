/** Timeouts of the database, in milliseconds. */
export interface DatabaseLimits {
  /** For a free connection of the pool, or for a new one. */
  place: number;
  /** For a statement. Then the server cancels it; its connection stays. */
  statement: number;
  /** For an answer of the server. Without one the connection counts as frozen and is destroyed. */
  answer: number;
}

/**
 * For requests. Together with the wait for admission (`admissionLimits`) less than 10 seconds, the timeout of
 * clients.
 */
export const requestLimits: DatabaseLimits = { place: 2000, statement: 4500, answer: 5000 };

/**
 * For migrations, seeds and benches: statements that rewrite tables, or wait for another process to migrate.
 */
export const patientLimits: DatabaseLimits = { place: 5000, statement: 600_000, answer: 660_000 };
