import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#api/database/Schema.ts";
import { describeFault } from "#api/server/log/describeFault.ts";

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
  db: Database;
  logger: Logger;
  /** Milliseconds between two reads of changes. */
  interval?: number;
  /** Maximum subscriptions of one account and of all accounts, in this process. */
  maxPerUser?: number;
  maxTotal?: number;
}

type Subscriptions = Map<string, Set<(unread: number) => void>>;

/**
 * Reads the accounts whose notifications changed, with one query a second for any number of subscriptions and
 * none without. Rows store the number of their transaction, as in the search's catalogue, so no change is
 * missed. Writers do not send messages (`NOTIFY`), because PostgreSQL commits transactions that do so one
 * after the other.
 */
export function createUnreadFeed({
  db,
  logger,
  interval = 1000,
  maxPerUser = 6,
  maxTotal = 2000,
}: UnreadFeedOptions): UnreadFeed {
  const subscriptions: Subscriptions = new Map();
  let subscriptionCount = 0;
  let timer: NodeJS.Timeout | undefined;
  /** The snapshot up to which changes have been read. */
  let lastSnapshot: string | undefined;
  /** Accounts that still lack their first count. */
  const newAccounts = new Set<string>();

  const read = async () => {
    timer = undefined;
    try {
      const first = [...newAccounts];
      const { snapshot, changed } = await readChanged(db, lastSnapshot);
      const dueAccounts = [...new Set([...first, ...changed])].filter((id) => subscriptions.has(id));
      const counts = await countUnreadOf(db, dueAccounts);
      lastSnapshot = snapshot;
      for (const id of first) newAccounts.delete(id);
      for (const id of dueAccounts)
        for (const onCount of subscriptions.get(id) ?? []) onCount(counts.get(id) ?? 0);
    } catch (error) {
      // The next read starts from the same snapshot.
      logger.warn({ fault: describeFault(error) }, "notifications were not read");
    }
    if (subscriptionCount > 0) schedule(interval);
    else lastSnapshot = undefined;
  };
  const schedule = (ms: number) => {
    timer ??= setTimeout(() => void read(), ms);
    timer.unref();
  };

  return {
    subscribe(userId, onCount) {
      const listeners = subscriptions.get(userId) ?? new Set();
      if (listeners.size >= maxPerUser || subscriptionCount >= maxTotal) return undefined;
      const listener = (unread: number) => onCount(unread);
      listeners.add(listener);
      subscriptions.set(userId, listeners);
      subscriptionCount += 1;
      newAccounts.add(userId);
      schedule(subscriptionCount === 1 ? 0 : interval);
      return () => {
        if (!listeners.delete(listener)) return;
        subscriptionCount -= 1;
        if (listeners.size > 0) return;
        subscriptions.delete(userId);
        newAccounts.delete(userId);
      };
    },
  };
}

/** Returns the current snapshot, and the accounts changed by transactions that the earlier snapshot did not include. */
async function readChanged(db: Database, since: string | undefined) {
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

async function countUnreadOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ user_id: string; unread: number }>`
    select user_id, count(*) as unread from notifications
    where user_id = any(${`{${ids.join(",")}}`}::uuid[]) and read_at is null and deleted_at is null
    group by user_id`.execute(db);
  return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
}
