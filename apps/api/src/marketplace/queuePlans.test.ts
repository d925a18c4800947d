import { sql } from "kysely";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { watchSql } from "#api/bookings/read/plans/watchSql.ts";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const sqlWatch = watchSql();

describe.skipIf(!hasPostgres)("the administrators' queue among 20,000 decided entries of each kind", () => {
  let portal: TestPortal;
  let client: pg.Client;
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase({});
    const database = await openDatabase({ url, pool: 4, limits: longRunningLimits });
    const { db } = database;
    const api = createTestApp(db);
    portal = await aPortal(api, db);
    const { bookingId } = (await api.checkOut(aCheckout({ ...portal, car: await portal.aCar() }))).json;
    const { id: supplierId } = portal.agency;
    const { id: adminId } = await db
      .selectFrom("users")
      .select("id")
      .where("type", "=", "admin")
      .executeTakeFirstOrThrow();
    const at = sql`timestamptz '2026-11-01' - number * interval '1 minute'`;
    await sql`insert into reviews (supplier_id, booking_id, author_name, language, rating, comments, rented_car,
        agency_answered_calls, agency_cancelled_last_minute, car_eta, created_at, photo_key, photo_state, photo_at)
      select ${supplierId}, gen_random_uuid(), 'Amel', 'fr', 5, 'Très bien', true, true, false, 'onTime', ${at},
        'photo-' || number, case when number % 2000 = 0 then 'waiting' else 'accepted' end, ${at}
      from generate_series(1, 20000) as number`.execute(db);
    await sql`insert into review_reports (review_id, side, author_id, reason, at)
      select id, 'agency', ${adminId}, 'An insult.', created_at from reviews order by created_at limit 5`.execute(
      db,
    );
    await sql`insert into documents (id, supplier_id, type, title, number, file_key, media_type, size, version, status,
        reason, handed_in_at, handed_in_by, reviewed_at)
      select gen_random_uuid(), ${supplierId}, 'rc', '', 'B 1', 'file-' || number, 'application/pdf', 1, number,
        case when number = 1 then 'en_revue' else 'refuse' end, case when number = 1 then null else 'Blurred.' end,
        ${at}, ${adminId}, case when number = 1 then null else ${at} end
      from generate_series(1, 20000) as number`.execute(db);
    await sql`insert into message_reports (id, booking_id, side, reason, at, closed_at)
      select gen_random_uuid(), ${bookingId}, 'driver', 'An insult.', ${at},
        case when number > 1 then ${at} end
      from generate_series(1, 20000) as number`.execute(db);
    for (const table of ["reviews", "review_reports", "documents", "message_reports"])
      await sql`vacuum analyze ${sql.table(table)}`.execute(db);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    return async () => {
      await client.end();
      await database.close();
      await drop();
    };
  }, 120_000);

  test.each([
    ["reviews-waiting", "reviews", 14],
    ["documents-waiting", "documents", 1],
    ["reports-waiting", "message_reports", 1],
  ])("%s reads its page and its count without scanning the whole table %s", async (call, table, waiting) => {
    sqlWatch.reset();
    const { json } = await portal.call("admin", `/api/${call}/1/1`);
    expect(json.total).toBe(waiting);
    const plans: string[] = [];
    for (const { text, values } of sqlWatch.statements()) {
      if (!text.includes(table)) continue;
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    expect(plans.length).toBeGreaterThan(1);
    expect(plans.join("\n\n")).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
  });
});
