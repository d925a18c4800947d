import type { ClientFilter } from "@sayara/api-client/contract/clients/clients";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { watchSql } from "#api/bookings/read/plans/watchSql.ts";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const sqlWatch = watchSql();

describe.skipIf(!hasPostgres)("a client list of 20,000 accounts", () => {
  let portal: TestPortal;
  let client: pg.Client;
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase({});
    const database = await openDatabase({ url, pool: 4, limits: longRunningLimits });
    const { db } = database;
    portal = await aPortal(createTestApp(db), db);
    await sql`insert into users (id, type, email, full_name, phone, language, created_at, account_status)
      select gen_random_uuid(), 'user', 'driver.' || number || '@drivers.example',
        (array['Amel', 'Kaïs', 'Nour', 'Yassine', 'Mériem'])[1 + number % 5] || ' Ben Salah ' || number,
        '+2162' || lpad(number::text, 7, '0'), 'fr', timestamptz '2026-11-01' - number * interval '1 minute',
        case when number % 1000 = 0 then 'blocked' else 'active' end
      from generate_series(1, 20000) as number`.execute(db);
    await sql`vacuum analyze users`.execute(db);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    return async () => {
      await client.end();
      await database.close();
      await drop();
    };
  }, 120_000);

  test.each<[name: string, index: string, total: number, filter: { status: ClientFilter; s?: string }]>([
    ["the newest", "users_newest", 10_000, { status: "all" }],
    ["the blocked ones", "users_to_watch", 20, { status: "blocked" }],
    ["a name", "users_words", 1, { status: "all", s: "meriem 19999" }],
    ["a common name", "users_words", 1000, { status: "all", s: "salah" }],
    ["a phone number", "users_words", 1, { status: "all", s: "20 012 345" }],
    ["a short word", "users_words", 4000, { status: "all", s: "no" }],
  ])("[CL5] a list filtered by %s uses the index %s", async (_name, index, atMost, body) => {
    sqlWatch.reset();
    const { json } = await portal.call("admin", "/api/clients/1/30", { body });
    expect(json.total).toBeGreaterThan(0);
    expect(json.total).toBeLessThanOrEqual(atMost);
    const plans: string[] = [];
    for (const { text, values } of sqlWatch.statements()) {
      // Skips the counts, which stop at a maximum and may read the table in any order.
      if (!/client_words|order by "created_at"/.test(text)) continue;
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    expect(plans.join("\n")).toContain(index);
    expect(plans.join("\n")).not.toContain("Seq Scan on users");
  });
});
