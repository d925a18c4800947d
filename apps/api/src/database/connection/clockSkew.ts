import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** Maximum milliseconds that a process's clock may differ from the database's. */
export const MAX_CLOCK_SKEW = 5000;

/**
 * Returns the minimum milliseconds by which a clock is ahead of the database's; negative if it is behind.
 * Returns 0 if the response took so long that the clocks may agree.
 */
export async function clockSkew(db: Database, clock: () => Date): Promise<number> {
  const before = clock().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const after = clock().getTime();
  const at = rows[0]?.at.getTime() ?? Number.NaN;
  return at < before ? before - at : at > after ? after - at : 0;
}
