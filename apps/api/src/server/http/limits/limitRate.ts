import { sql } from "kysely";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import type { Database } from "#api/database/Schema.ts";
import { keyedHash } from "#api/security/keyedHash.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

export interface RateLimit {
  /** Name of the limit, such as `sign-in`. */
  name: string;
  /** The counted network address or email. Stored only as a keyed hash. */
  key: string;
  /** Maximum number of requests at once. */
  burst: number;
  /** Seconds after which one more request is allowed. */
  secondsEach: number;
}

/**
 * Counts one request across all processes, in one statement (GCRA). The row stores the instant at which the full burst
 * is available again. It changes only when the request passes.
 *
 * @throws RefusalError `too_many_requests` with the seconds to wait.
 */
export async function limitRate(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { name, key, burst, secondsEach }: RateLimit,
): Promise<void> {
  const now = clock();
  const rowKey = keyedHash(config.secret, `rate:${name}`, key);
  const latestReplenishedAt = new Date(now.getTime() + burst * secondsEach * 1000);
  const firstReplenishedAt = new Date(now.getTime() + secondsEach * 1000);
  const passedRows = await countRequest(db, {
    rowKey,
    now,
    firstReplenishedAt,
    latestReplenishedAt,
    interval: `${secondsEach} seconds`,
  });
  if (passedRows.length > 0) return;

  const storedRow = await db
    .selectFrom("rate_limits")
    .select("replenished_at")
    .where("key", "=", rowKey)
    .executeTakeFirst();
  const exceededBy =
    storedRow === undefined ? 0 : storedRow.replenished_at.getTime() - latestReplenishedAt.getTime();
  if (exceededBy > 0) await capReplenishedAt(db, rowKey, latestReplenishedAt);
  const waitSeconds = Math.min(exceededBy, 0) / 1000 + secondsEach;
  throw new RefusalError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(waitSeconds)) });
}

/** Caps an instant beyond any burst of this limit, stored by a process with a fast clock. */
async function capReplenishedAt(db: Database, rowKey: string, latestReplenishedAt: Date): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ replenished_at: latestReplenishedAt })
    .where("key", "=", rowKey)
    .where("replenished_at", ">", latestReplenishedAt)
    .execute();
}

interface CountedRequest {
  rowKey: string;
  now: Date;
  /** Time at which the full burst is available again after a first request. */
  firstReplenishedAt: Date;
  /** The latest allowed instant at which the full burst is available again. */
  latestReplenishedAt: Date;
  interval: string;
}

/** Returns a row if the request passes, and none otherwise. */
const countRequest = compileOnce<CountedRequest, { key: string }>((_, value) => {
  const next = sql`greatest(rate_limits.replenished_at, ${value("now")}::timestamptz) + ${value("interval")}::interval`;
  return sql`
    insert into rate_limits (key, replenished_at) values (${value("rowKey")}, ${value("firstReplenishedAt")})
    on conflict (key) do update set replenished_at = ${next} where ${next} <= ${value("latestReplenishedAt")}::timestamptz
    returning key
  `;
});
