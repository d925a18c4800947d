import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { engines } from "#api/testing/withDatabase.ts";
import { carriedPayments } from "./0081_carried_payments.ts";

const paidAt = new Date("2026-08-20T09:00:00Z");
const movedAt = new Date("2026-09-03T09:00:00Z");

describe.each(engines)("on %s", (engine) => {
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ world } = fixture);
  });

  /**
   * Returns a booking made by a move. In the ledger, its carried payment has the time of the driver's
   * payment.
   */
  const aMovedBooking = async () => {
    const { db } = database();
    const first = await world.aBooking({ status: "cancelled" });
    const id = await world.aBooking({ status: "paid", created_at: movedAt });
    const payment = { amount_millimes: 318_000, currency: "TND", at: paidAt };
    const original = randomUUID();
    await db
      .insertInto("payments")
      .values([
        { ...payment, id: original, booking_id: first },
        { ...payment, id: randomUUID(), booking_id: id, carried_from: original },
      ])
      .execute();
    for (const statement of [
      `alter table ledger disable trigger ledger_append_only`,
      `update ledger set at = '${paidAt.toISOString()}' where booking_id = '${id}'`,
      `alter table ledger enable trigger ledger_append_only`,
    ])
      await sql.raw(statement).execute(db);
    return { first, id };
  };
  const timesOf = async (id: string) =>
    (await database().db.selectFrom("ledger").select("at").where("booking_id", "=", id).execute()).map(
      ({ at }) => at,
    );
  const migrate = () =>
    database()
      .db.transaction()
      .execute((transaction) => carriedPayments.up(transaction as never));

  test("[LG4] movements of carried money from before the migration get the time of the move, unless a statement contains them", async () => {
    const { db } = database();
    const { first, id } = await aMovedBooking();
    await migrate();
    expect(await timesOf(id)).toEqual([movedAt, movedAt]);
    expect(await timesOf(first)).toEqual([paidAt, paidAt]);

    const documented = await aMovedBooking();
    await db
      .insertInto("statements")
      .values({
        id: randomUUID(),
        series: "RC",
        year: 2026,
        number: 1,
        corrects: null,
        supplier_id: world.agency.id,
        month: "2026-08",
        currency: "TND",
        ends_at: new Date("2026-08-31T23:00:00Z"),
        issued_at: new Date("2026-09-04T09:00:00Z"),
        totals: "{}",
        opening_millimes: 0,
        closing_millimes: 0,
        content: "{}",
        sha256: "0".repeat(64),
      })
      .execute();
    await migrate();
    expect(await timesOf(documented.id)).toEqual([paidAt, paidAt]);
    expect((await checkLedger(db)).differences).toEqual([]);
    await expect(sql`delete from ledger`.execute(db)).rejects.toThrow("ledger is append-only");
  });
});
