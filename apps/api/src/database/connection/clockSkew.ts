import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";

/** Milliseconds that the clock of a process may differ from the database's. */
export const MOST_SKEW = 5000;

/**
 * Returns the milliseconds by which a clock is at least ahead of the database's; negative: behind. 0 where the answer took
 * so long that they may agree.
 */
export async function clockSkew(db: Queries, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const after = clock().getTime();
  const at = rows[0]?.at.getTime() ?? Number.NaN;
  return at < before ? before - at : at > after ? after - at : 0;
}
