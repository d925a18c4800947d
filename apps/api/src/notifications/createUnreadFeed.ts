import { sql } from "kysely";
import type { Logger } from "pino";
import type { Queries } from "#api/database/Schema.ts";
import { describeFault } from "#api/log/describeFault.ts";

/** Counts of unread notifications with live updates, whichever process changes them. */
export interface UnreadFeed {
  /**
   * Calls `onCount` with the account's count now and after every change.
   *
   * @returns a function that ends the subscription; undefined if the account or this process has too many.
   */
  subscribe(userId: string, onCount: (unread: number) => void): (() => void) | undefined;
}

interface UnreadFeedOptions {
  db: Queries;
  logger: Logger;
  /** Milliseconds between two reads of changes. */
  every?: number;
  /** Maximum subscriptions of one account and of all accounts, in this process. */
  perUser?: number;
  total?: number;
}

type Subscriptions = Map<string, Set<(unread: number) => void>>;

/**
 * Reads the accounts whose notifications changed, with one query a second for any number of subscriptions and none
 * without. Rows store the number of their transaction, as in the search's catalogue, so no change is missed and writers
 * send no messages. PostgreSQL would commit transactions that send messages one after the other.
 */
export function createUnreadFeed({
  db,
  logger,
  every = 1000,
  perUser = 6,
  total = 2000,
}: UnreadFeedOptions): UnreadFeed {
  const subscriptions: Subscriptions = new Map();
  let open = 0;
  let timer: NodeJS.Timeout | undefined;
  /** The snapshot up to which changes have been read. */
  let seen: string | undefined;
  /** Accounts that still lack their first count. */
  const fresh = new Set<string>();

  const read = async () => {
    timer = undefined;
    try {
      const first = [...fresh];
      const { snapshot, changed } = await readChanged(db, seen);
      const due = [...new Set([...first, ...changed])].filter((id) => subscriptions.has(id));
      const counts = await countAll(db, due);
      seen = snapshot;
      for (const id of first) fresh.delete(id);
      for (const id of due) for (const onCount of subscriptions.get(id) ?? []) onCount(counts.get(id) ?? 0);
    } catch (error) {
      // The next read starts from the same snapshot.
      logger.warn({ fault: describeFault(error) }, "notifications were not read");
    }
    if (open > 0) wait(every);
    else seen = undefined;
  };
  const wait = (ms: number) => {
    timer ??= setTimeout(() => void read(), ms);
    timer.unref();
  };

  return {
    subscribe(userId, onCount) {
      const own = subscriptions.get(userId) ?? new Set();
      if (own.size >= perUser || open >= total) return undefined;
      const listener = (unread: number) => onCount(unread);
      own.add(listener);
      subscriptions.set(userId, own);
      open += 1;
      fresh.add(userId);
      wait(open === 1 ? 0 : every);
      return () => {
        if (!own.delete(listener)) return;
        open -= 1;
        if (own.size > 0) return;
        subscriptions.delete(userId);
        fresh.delete(userId);
      };
    },
  };
}

/** Returns the current snapshot, and the accounts changed by transactions that the earlier snapshot did not include. */
async function readChanged(db: Queries, since: string | undefined) {
  const { rows } = await sql<{ snapshot: string | null; id: string | null }>`
    select pg_current_snapshot()::text as snapshot, null as id
    union all
    select distinct null, user_id::text from notifications
    where ${since ?? null}::text is not null
      and revision >= pg_snapshot_xmin(${since ?? null}::pg_snapshot)
      and revision < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(revision, ${since ?? null}::pg_snapshot)
  `.execute(db);
  const changed = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return { snapshot: rows.find(({ snapshot }) => snapshot !== null)?.snapshot ?? undefined, changed };
}

async function countAll(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string; unread: number }>`
    select user_id, count(*) as unread from notifications
    where user_id = any(${`{${ids.join(",")}}`}::uuid[]) and read_at is null and deleted_at is null
    group by user_id`.execute(db);
  return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
}
