import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Transaction } from "#api/database/Schema.ts";
import { interleave } from "#api/testing/interleave.ts";
import { engines, hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { personalIndexes } from "./0041_personal_indexes.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  const namedIn = async (data: object) => {
    const { rows } = await sql<{
      names: string[];
    }>`select named_in(${JSON.stringify(data)}) as names`.execute(database().db);
    return rows.flatMap(({ names }) => names).toSorted();
  };

  test("`named_in` finds the ids, references and whole quoted addresses in a message at any depth", async () => {
    const [bookingId, other] = [randomUUID(), randomUUID()];
    const data = {
      bookingId,
      name: "Zoubeida",
      from: "zoubeida@drivers.example",
      message: "Write to zoubeida@drivers.example about SY-AAAAAA",
      booking: { reference: "SY-BBBBBB", total: 120 },
      bookings: [{ reference: "SY-CCCCCC" }, { waiting: { bookingId: other } }],
      nothing: null,
    };
    expect(await namedIn(data)).toEqual(
      [bookingId, other, "zoubeida@drivers.example", "SY-AAAAAA", "SY-BBBBBB", "SY-CCCCCC"].toSorted(),
    );
  });

  test("a message with an address that is too long for the index is stored", async () => {
    const at = new Date("2026-11-20T12:00:00Z");
    const long = Array.from({ length: 500 }, () => randomUUID()).join("");
    await sql`insert into outbox (id, kind, language, recipient_name, recipient_address, data, created_at, next_attempt_at)
      values (${randomUUID()}, 'contactMessage', 'fr', 'Sayara', 'contact@sayara.example',
        ${JSON.stringify({ message: `${long}@${long}` })}, ${at}, ${at})`.execute(database().db);
    expect(await namedIn({ message: `${long}@${long}` })).toEqual([]);
  });
});

// PGlite has one connection and serialises transactions.
describe.skipIf(!hasPostgres)("during writes on PostgreSQL", () => {
  const database = withDatabase("postgres");

  test("the migration locks the tables in the same order as writes, so that it waits for them instead of deadlocking", async () => {
    const { db } = database();
    const written = ["reviews", "outbox", "idempotency_keys", "notifications"];
    const indexes = ["reviews_user", "outbox_named", "outbox_recipient", "idempotency_keys_named"];
    for (const name of [...indexes, "notifications_from"]) await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`drop function named_in`.execute(db);
    /** Locks tables in the same way as an insert. */
    const write = (tables: string[]) => async (transaction: Transaction) => {
      for (const table of tables)
        await sql`lock table ${sql.table(table)} in row exclusive mode`.execute(transaction);
    };
    const migrate = () =>
      db.transaction().execute(async (transaction) => {
        await personalIndexes.up(transaction as unknown as Parameters<typeof personalIndexes.up>[0]);
        throw new Error("rolled back");
      });
    for (let first = 0; first < written.length; first += 1) {
      const begin = write(written.slice(first, first + 1));
      const migrated = interleave(db, begin, migrate, write(written.slice(first + 1)));
      await expect(migrated).rejects.toThrow("rolled back");
    }
  });
});
