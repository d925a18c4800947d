import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase, type OpenDatabase } from "#api/database/connection/openDatabase.ts";
import { explainAll } from "./explainAll.ts";
import { watchSql } from "./watchSql.ts";

const sqlWatch = watchSql();

describe.skipIf(!hasPostgres)("a list among 40,000 bookings of two agencies", () => {
  let database: OpenDatabase;
  let url: string;
  let api: TestApp;
  let cookie: string;
  let placeSlug: string;
  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    url = testDatabase.url;
    database = await openDatabase({ url, pool: 4, limits: longRunningLimits });
    const { db } = database;
    await migrateDatabase(db);
    // Makes the plans depend only on the vacuum below, not on when autovacuum happens to run.
    await sql`alter table bookings set (autovacuum_enabled = off)`.execute(db);
    api = createTestApp(db);
    for (const offset of [0, 100_000]) {
      const world = await aCatalogue(db);
      ({ cookie } = await aPerson(api, { type: "supplier", supplier_id: world.agency.id }));
      placeSlug = world.tunis.slug;
      const order = aCheckout(world, { driver: { email: `${randomUUID()}@guests.example` } });
      const { bookingId } = (await api.checkOut(order)).json;
      await copyBooking(db, bookingId, offset);
    }
    await vacuumBookings(db);
    return async () => {
      await database.close();
      await testDatabase.drop();
    };
  }, 300_000);

  test.each([
    ["its first page", 1, {}],
    ["its last page", 1000, {}],
    ["a status", 1, { statuses: ["paid"] }],
    ["today's pick-ups", 1, day("pickUp")],
    ["today's returns", 1, day("dropOff")],
    ["rentals of a day", 1, day("rental")],
    ["requests to cancel", 1, { cancelRequested: true }],
    ["requests for other dates", 1, { changeRequested: true }],
    ["reported problems", 1, { problemReported: true }],
    ["unread messages", 1, { messagesWaiting: true }],
    ["a reference", 1, { s: "SY-ABCD" }],
    ["two short words", 1, { s: "k p" }],
    ["an order by pick-up", 1, { sort: "latestPickUp" }],
    ["an order by drop-off", 1, { sort: "dropOff" }],
  ])("%s scans no bookings table sequentially", async (_, page, body) => {
    sqlWatch.reset();
    const response = await api.request(`/api/bookings/${page}/20/fr`, { body, cookie });
    expect(response.status).toBe(200);
    const { statements, sequentialScans } = await explainAll(url, sqlWatch.statements());
    expect(statements).toBeGreaterThan(2);
    expect(sequentialScans.filter((scan) => scan.endsWith("bookings"))).toEqual([]);
  });

  test("the rentals of a month are counted and listed without reading other bookings", async () => {
    const month = { from: "2026-12-01T00:00:00Z", to: "2026-12-31T00:00:00Z" };
    sqlWatch.reset();
    await api.request("/api/bookings/1/20/fr", { body: month, cookie });
    const monthStatements = sqlWatch
      .statements()
      .filter(({ text }) => text.includes(`"bookings"."from_at" >= `));
    expect(monthStatements).toHaveLength(2);
    for (const { text, values } of monthStatements) {
      expect(await explain(url, text, values)).toContain("Index Only Scan");
    }
  });

  test("lists filtered by place or status, or not at all, are counted with one small index", async () => {
    for (const body of [{}, { statuses: ["paid", "reserved"] }, { location: placeSlug }]) {
      sqlWatch.reset();
      await api.request("/api/bookings/1/20/fr", { body, cookie });
      const count = sqlWatch.statements().find(({ text }) => text.includes("count(*)"));
      const plan = await explain(url, count?.text ?? "", count?.values ?? []);
      expect(plan).toContain("Index Only Scan using bookings_of_supplier_counted");
    }
  });
});

function day(datesOf: string) {
  return { from: "2026-12-01T00:00:00Z", to: "2026-12-02T00:00:00Z", datesOf };
}

/**
 * Vacuums until every page is all-visible: an automatic analyze of another table holds back older rows for a
 * moment.
 */
async function vacuumBookings(db: OpenDatabase["db"]): Promise<void> {
  const vacuumed = async () => {
    await sql`vacuum analyze bookings`.execute(db);
    const { rows } = await sql<{
      isVisible: boolean;
    }>`select relallvisible >= relpages as "isVisible" from pg_class where oid = 'bookings'::regclass`.execute(
      db,
    );
    return rows[0]?.isVisible;
  };
  await vi.waitUntil(vacuumed, { timeout: 60_000, interval: 500 });
}

/** Copies a booking 20,000 times: over two years, in all statuses, with drivers and cars of several names. */
async function copyBooking(db: OpenDatabase["db"], bookingId: string, offset: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Vacuum marks a page as all-visible only once the commit of its rows is on disk.
    await sql`set local synchronous_commit = on`.execute(trx);
    await sql`
    insert into bookings
    select copy.*
    from bookings as row, generate_series(1, 20000) as number, lateral (select
      'SY-' || translate(upper(lpad(to_hex(number + ${offset}), 6, 'P')), '01258B', 'GHJKMN') as reference
    ) as named, lateral json_populate_record(row, json_build_object(
      'id', gen_random_uuid(), 'reference', named.reference, 'lapses_at', null,
      'status', (array['paid', 'paid', 'reserved', 'reserved', 'deposit', 'cancelled'])[1 + number % 6],
      'from_at', from_at + number * interval '50 minutes' - interval '1 year',
      'to_at', to_at + number * interval '50 minutes' - interval '1 year',
      'created_at', created_at - number * interval '50 minutes',
      'search_text', concat_ws(' ', '', lower(replace(named.reference, '-', ' ')),
        (array['amel', 'kais', 'nour', 'yassine', 'meriem'])[1 + number % 5],
        (array['ben salah', 'trabelsi', 'gharbi', 'karoui', 'pacha', 'mansour', 'jlassi'])[1 + number % 7],
        (array['kia picanto', 'renault clio', 'dacia logan', 'peugeot 208', 'seat ibiza'])[1 + number / 35 % 5])
    )) as copy
    where row.id = ${bookingId}
  `.execute(trx);
  });
}

async function explain(url: string, text: string, values: readonly unknown[]): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    await client.end();
  }
}
