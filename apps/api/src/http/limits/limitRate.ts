import { sql } from "kysely";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import type { Queries } from "#api/database/Schema.ts";
import { keyedHash } from "#api/security/keyedHash.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

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
  const row = keyedHash(config.secret, `rate:${name}`, key);
  const latest = new Date(now.getTime() + burst * secondsEach * 1000);
  const first = new Date(now.getTime() + secondsEach * 1000);
  const passed = await countRequest(db, { row, now, first, latest, each: `${secondsEach} seconds` });
  if (passed.length > 0) return;

  const limited = await db
    .selectFrom("rate_limits")
    .select("replenished_at")
    .where("key", "=", row)
    .executeTakeFirst();
  const beyond = limited === undefined ? 0 : limited.replenished_at.getTime() - latest.getTime();
  if (beyond > 0) await shorten(db, row, latest);
  const wait = Math.min(beyond, 0) / 1000 + secondsEach;
  throw new RefusalError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(wait)) });
}

/** Caps an instant beyond any burst of this limit, stored by a process whose clock was ahead. */
async function shorten(db: Queries, row: string, latest: Date): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set({ replenished_at: latest })
    .where("key", "=", row)
    .where("replenished_at", ">", latest)
    .execute();
}

interface Counted {
  row: string;
  now: Date;
  /** When the full burst is available again after a first request. */
  first: Date;
  /** The latest allowed instant at which the full burst is available again. */
  latest: Date;
  each: string;
}

/** Returns a row if the request passes, and none otherwise. */
const countRequest = compileOnce<Counted, { key: string }>((_, value) => {
  const next = sql`greatest(rate_limits.replenished_at, ${value("now")}::timestamptz) + ${value("each")}::interval`;
  return sql`
    insert into rate_limits (key, replenished_at) values (${value("row")}, ${value("first")})
    on conflict (key) do update set replenished_at = ${next} where ${next} <= ${value("latest")}::timestamptz
    returning key
  `;
});
