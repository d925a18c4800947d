import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { beforeAll, describe, expect, test } from "vitest";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { interleave } from "#api/testing/interleave.ts";
import {
  createTestDatabase,
  type Engine,
  engines,
  hasPostgres,
  withDatabase,
} from "#api/testing/withDatabase.ts";
import { migrateDatabase } from "../migrateDatabase.ts";
import { days } from "./0044_days.ts";

describe.each(engines)("on %s", (engine) => {
  let db: Database;
  beforeAll(async () => {
    const opened = await openEmpty(engine);
    ({ db } = opened);
    return opened.close;
  }, 120_000);

  test("holds from before the migration keep their booking and their car, and block new holds of that car", async () => {
    // Migrates the empty database and books, then reverts the migration: the state that the previous version
    // leaves.
    await migrateDatabase(db);
    const world = await aCatalogue(db, { turnaround_minutes: 60 });
    const { bookingId } = (await createTestApp(db).checkOut(aCheckout(world))).json;
    await revert(db);
    const held = () => sql<{ period: string }>`select id, booking_id, car_id, period from holds`.execute(db);
    const { rows: before } = await held();
    expect(before).toMatchObject([{ booking_id: bookingId }]);

    await new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve({ "0044_days": days }) },
      migrationTableName: "kysely_migration_again",
      migrationLockTableName: "kysely_migration_again_lock",
    }).migrateToLatest();
    expect((await held()).rows).toEqual(before);
    const owners = await db.selectFrom("holds").select(["owner_id", "block_id"]).execute();
    expect(owners).toEqual([{ owner_id: bookingId, block_id: null }]);

    const aBlock = async (from: string, to: string) => {
      const id = randomUUID();
      const at = new Date();
      const columns = { id, supplier_id: world.agency.id, car_id: world.car.id, kind: "workshop" as const };
      const dates = { from_at: new Date(from), to_at: new Date(to), created_at: at, updated_at: at };
      await db
        .insertInto("blocks")
        .values({ ...columns, ...dates, note: "" })
        .execute();
      const period = `["${from}","${to}")`;
      await sql`insert into holds (id, block_id, car_id, period)
        values (${randomUUID()}, ${id}, ${world.car.id}, ${period})`.execute(db);
      return id;
    };
    await expect(aBlock("2026-12-04T09:59:00Z", "2026-12-05T09:00:00Z")).rejects.toThrow("holds_no_overlap");
    const block = await aBlock("2026-12-04T10:00:00Z", "2026-12-05T09:00:00Z");
    // Two blocks exclude each other too, although neither has a booking.
    await expect(aBlock("2026-12-05T08:00:00Z", "2026-12-06T09:00:00Z")).rejects.toThrow("holds_no_overlap");

    // Inserts a hold in the same way as a server of the previous version.
    const another = { from: "2026-12-10T09:00:00Z", to: "2026-12-11T09:00:00Z" };
    await sql`insert into holds (id, booking_id, car_id, period)
      values (${randomUUID()}, ${bookingId}, ${world.car.id}, ${`["${another.from}","${another.to}")`})`.execute(
      db,
    );
    await expect(aBlock(another.from, another.to)).rejects.toThrow("holds_no_overlap");
    await expect(
      sql`update holds set booking_id = ${bookingId} where block_id = ${block}`.execute(db),
    ).rejects.toThrow("holds_one_owner");
    await expect(sql`update holds set block_id = null where block_id = ${block}`.execute(db)).rejects.toThrow(
      "owner_id",
    );
  });
});

// PGlite has one connection and serialises transactions.
describe.skipIf(!hasPostgres)("during writes on PostgreSQL", () => {
  const database = withDatabase("postgres");

  test("the migration locks the tables in the same order as writes, so that it only waits for them", async () => {
    const { db } = database();
    await revert(db);
    /** Locks tables in the same way as an insert. */
    const write = (tables: string[]) => async (transaction: Transaction) => {
      for (const table of tables)
        await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(transaction);
    };
    const migrate = () =>
      db.transaction().execute(async (transaction) => {
        await days.up(transaction as unknown as Parameters<typeof days.up>[0]);
        throw new Error("rolled back");
      });
    for (const [first, ...later] of [["suppliers", "cars", "holds"], ["cars", "holds"], ["holds"]] as const) {
      const migrated = interleave(db, write([first]), migrate, write([...later, "outbox", "notifications"]));
      await expect(migrated).rejects.toThrow("rolled back");
    }
  });
});

/** Reverts the migration. */
async function revert(db: Database): Promise<void> {
  for (const statement of [
    `alter table holds drop constraint holds_no_overlap, drop constraint holds_one_owner, drop column owner_id,
      drop column block_id, alter column booking_id set not null`,
    `alter table holds add constraint holds_no_overlap
      exclude using gist (car_id with =, period with &&, booking_id with <>)`,
    `drop table blocks cascade`,
  ])
    await sql.raw(statement).execute(db);
}

async function openEmpty(engine: Engine) {
  if (engine === "pglite") {
    const opened = await openDatabase({ memory: true });
    return { db: opened.db, close: () => opened.close() };
  }
  const created = await createTestDatabase();
  const opened = await openDatabase({ url: created.url, pool: 4, limits: longRunningLimits });
  const close = async () => {
    await opened.close();
    await created.drop();
  };
  return { db: opened.db, close };
}
