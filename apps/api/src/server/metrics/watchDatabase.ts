import type { Metrics } from "@sayara/telemetry/metrics/Metrics";
import { sql } from "kysely";
import type { OpenDatabase } from "#api/database/connection/openDatabase.ts";
import type { Database } from "#api/database/Schema.ts";
import { isOwedByHandRow } from "#api/bookings/refund/isOwedByHandRow.ts";

export interface WatchedDatabase extends Pick<OpenDatabase, "connections"> {
  db: Database;
  clock: () => Date;
}

/** Adds metrics that are read from the database at each scrape, and metrics of its connections. */
export function watchDatabase(metrics: Metrics, { db, clock, connections }: WatchedDatabase): void {
  if (connections !== undefined) {
    metrics.values(
      {
        name: "database_connections",
        help: "Connections of the pool; waiting: calls without one.",
        labels: ["state"],
      },
      connections,
    );
  }
  metrics.values(
    { name: "outbox_messages", help: "Mails and SMS that wait, or were given up.", labels: ["state"] },
    async () => {
      const { rows } = await sql<{ waiting: number; dead: number }>`
        SELECT count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
          count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS dead
        FROM outbox WHERE sent_at IS NULL AND channel <> 'push'`.execute(db);
      return { ...rows[0] };
    },
  );
  metrics.values(
    {
      name: "outbox_oldest_seconds",
      help: "Age of the oldest waiting mail or SMS; 0 without one.",
      labels: [],
    },
    async () => {
      const { rows } = await sql<{ oldest: Date | null }>`
        SELECT min(created_at) AS oldest FROM outbox
        WHERE sent_at IS NULL AND dead_at IS NULL AND channel <> 'push'`.execute(db);
      const oldest = rows[0]?.oldest ?? null;
      return oldest === null ? 0 : Math.max(0, (clock().getTime() - oldest.getTime()) / 1000);
    },
  );
  metrics.values(
    {
      name: "refunds_owed",
      help: "Refunds owed to drivers and for plans, by who has to return them.",
      labels: ["by"],
    },
    () => readOwedRefunds(db, ({ count }) => count),
  );
  metrics.values(
    {
      name: "refunds_owed_dinars",
      help: "Sum of the refunds owed to drivers and for plans.",
      labels: ["by"],
    },
    () => readOwedRefunds(db, ({ dinars }) => dinars),
  );
  metrics.values(
    {
      name: "holds",
      help: "Holds of cars that are not over: firm, or unpaid with an end.",
      labels: ["state"],
    },
    async () => {
      const now = clock();
      const { rows } = await sql<{ firm: number; unpaid: number }>`
        SELECT count(*) FILTER (WHERE expires_at IS NULL)::int AS firm,
          count(*) FILTER (WHERE expires_at > ${now})::int AS unpaid
        FROM holds WHERE upper(period) > ${now}`.execute(db);
      return { ...rows[0] };
    },
  );
}

interface OwedRefunds {
  isManual: boolean;
  count: number;
  dinars: number;
}

async function readOwedRefunds(db: Database, valueOf: (refunds: OwedRefunds) => number) {
  const { rows } = await sql<OwedRefunds>`
    SELECT "isManual", count(*)::int AS count, (sum(amount_millimes) / 1000)::float AS dinars
    FROM (
      SELECT ${isOwedByHandRow} AS "isManual", amount_millimes FROM refunds WHERE state <> 'succeeded'
      UNION ALL
      SELECT refund_state = 'failed', amount_millimes FROM agency_payments
      WHERE refund_state IN ('requested', 'failed')
    ) AS owed GROUP BY 1`.execute(db);
  const totalOf = (manual: boolean) =>
    rows.filter(({ isManual }) => isManual === manual).reduce((sum, row) => sum + valueOf(row), 0);
  return { gateway: totalOf(false), staff: totalOf(true) };
}
