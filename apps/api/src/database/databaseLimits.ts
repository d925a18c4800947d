/** How long the database is waited for, in milliseconds. */
export interface DatabaseLimits {
  /** For a place in the pool, or for a new connection. */
  place: number;
  /** For a statement: the server cancels it then, and its connection stays. */
  statement: number;
  /** For an answer from the server: without one the connection is taken for frozen and given up. */
  answer: number;
}

/**
 * For requests. With the wait for admission (`admissionLimits`) they add up to less than the 10 seconds after which
 * clients give up.
 */
export const requestLimits: DatabaseLimits = { place: 2000, statement: 4500, answer: 5000 };

/** For migrations, seeds and benches: statements that rewrite tables, or wait for another process to migrate. */
export const patientLimits: DatabaseLimits = { place: 5000, statement: 600_000, answer: 660_000 };
