import { sql } from "kysely";
import { keyedHash } from "#api/security/keyedHash.ts";
import type { Dependencies } from "./Dependencies.ts";
import { RefusalError } from "./refusals.ts";

export interface RateLimit {
  /** What is limited: `sign-in`. */
  name: string;
  /** Whom it counts for: an address, an e-mail. Kept only as a keyed hash. */
  key: string;
  /** How many may come at once… */
  burst: number;
  /** …and seconds after which one more is allowed. */
  secondsEach: number;
}

/**
 * Counts one request, for all processes together, in one statement (GCRA): the row says when the whole allowance is
 * back, and moves only when the request is let through.
 *
 * @throws RefusalError `too_many_requests` with the seconds to wait.
 */
export async function limitRate(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { name, key, burst, secondsEach }: RateLimit,
): Promise<void> {
  const now = clock();
  const row = keyedHash(config.secret, `rate:${name}`, key);
  const each = sql<Date>`${`${secondsEach} seconds`}::interval`;
  const latest = new Date(now.getTime() + burst * secondsEach * 1000);
  const passed = await db
    .insertInto("rate_limits")
    .values({ key: row, replenished_at: new Date(now.getTime() + secondsEach * 1000) })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          replenished_at: sql<Date>`greatest(rate_limits.replenished_at, ${now}::timestamptz) + ${each}`,
        })
        .where(
          sql<boolean>`greatest(rate_limits.replenished_at, ${now}::timestamptz) + ${each} <= ${latest}::timestamptz`,
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (passed !== undefined) return;

  const limited = await db
    .selectFrom("rate_limits")
    .select("replenished_at")
    .where("key", "=", row)
    .executeTakeFirst();
  const wait =
    limited === undefined
      ? secondsEach
      : (limited.replenished_at.getTime() - latest.getTime()) / 1000 + secondsEach;
  throw new RefusalError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(wait)) });
}
