import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { engines } from "#api/testing/withDatabase.ts";
import { checkLedger } from "./checkLedger.ts";
import { readBalances } from "./readBalances.ts";
import { recordSettlement } from "./recordSettlement.ts";

const pastRental = { from_at: new Date("2026-03-02T09:00:00Z"), to_at: new Date("2026-03-05T09:00:00Z") };

describe.each(engines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });

  const entriesOf = (bookingId: string) =>
    database()
      .db.selectFrom("ledger")
      .select(["kind", "account", "amount_millimes as amount"])
      .where("booking_id", "=", bookingId)
      .orderBy("id")
      .execute();
  const firstPaymentOf = (bookingId: string) =>
    database()
      .db.selectFrom("payments")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();

  test("[LG2] recording a payment at the desk moves money from the driver to the desk", async () => {
    const id = await world.aBooking({ status: "reserved" });
    const { status } = await world.call("agency", `/api/record-payment/${id}`, { version: 1, amount: 100 });
    expect(status).toBe(200);
    expect(await entriesOf(id)).toEqual([
      { kind: "desk_payment", account: "driver", amount: -100_000 },
      { kind: "desk_payment", account: "desk", amount: 100_000 },
    ]);
  });

  test("[LG3] a refund moves money when it has been returned, and only once", async () => {
    const { db } = database();
    const id = await world.aBooking({ status: "cancelled", paid: 318 });
    const payment = await firstPaymentOf(id);
    const refundId = randomUUID();
    const refund = { id: refundId, booking_id: id, payment_id: payment.id, reason: "cancelled" as const };
    await db
      .insertInto("refunds")
      .values({
        ...refund,
        gateway: null,
        amount_millimes: 50_000,
        state: "requested",
        created_at: new Date(),
      })
      .execute();
    expect(await entriesOf(id)).toHaveLength(2);
    const settle = () =>
      db
        .updateTable("refunds")
        .set({ state: "succeeded", settled_at: new Date() })
        .where("id", "=", refundId)
        .execute();
    await settle();
    await settle();
    expect((await entriesOf(id)).slice(2)).toEqual([
      { kind: "desk_refund", account: "desk", amount: -50_000 },
      { kind: "desk_refund", account: "driver", amount: 50_000 },
    ]);
  });

  test("[LG5] a rental's commission is recorded when it has ended, and a later change records the difference", async () => {
    const { db } = database();
    const id = await world.aBooking({ status: "paid", commission_millimes: 15_000, ...pastRental });
    expect(await entriesOf(id)).toEqual([]);
    await countTrips(db, api.dependencies.clock());
    await countTrips(db, api.dependencies.clock());
    const change = (columns: { status?: "cancelled"; commission_millimes?: number }) =>
      db.updateTable("bookings").set(columns).where("id", "=", id).execute();
    await change({ commission_millimes: 12_000 });
    await change({ status: "cancelled" });
    const earned = (await entriesOf(id)).filter(({ account }) => account === "marketplace");
    expect(earned.map(({ amount }) => amount)).toEqual([15_000, -3000, -12_000]);
  });

  test("[LG1] a movement with only one row or with unequal amounts is refused when its transaction ends", async () => {
    const { db } = database();
    const row = {
      movement_id: randomUUID(),
      kind: "payout" as const,
      currency: "TND",
      at: new Date(),
      supplier_id: world.agency.id,
    };
    const rows = [
      { ...row, account: "agency" as const, amount_millimes: -10_000 },
      { ...row, account: "desk" as const, amount_millimes: 9990 },
    ];
    for (const values of [rows, rows.slice(0, 1)]) {
      await expect(db.insertInto("ledger").values(values).execute()).rejects.toThrow("is not balanced");
    }
    expect(await db.selectFrom("ledger").select("id").where("kind", "=", "payout").execute()).toEqual([]);
  });

  test("the rows of the ledger cannot be changed or deleted", async () => {
    const { db } = database();
    await world.aBooking({ status: "paid", paid: 318 });
    for (const statement of [
      "update ledger set amount_millimes = 10",
      "delete from ledger",
      "truncate ledger",
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow("ledger is append-only");
  });

  test("[LG6, LG7] payouts, an agency's payments and corrections change its balance", async () => {
    const { db } = database();
    const balance = async () =>
      (await readBalances(db)).find(({ slug }) => slug === world.agency.slug)?.balance ?? 0;
    const before = await balance();
    const record = (kind: "payout" | "agency_payment" | "correction", amount: number) =>
      inTransaction(db, (transaction) =>
        recordSettlement(
          transaction,
          { kind, supplierId: world.agency.id, amount, currency: "TND", reference: "VIR 1" },
          new Date(),
        ),
      );
    await record("payout", 100_000);
    await record("agency_payment", 30_000);
    await record("correction", -5000);
    expect((await balance()) - before).toBe(-75_000);
  });

  test("the check finds no difference after these tests, and names a booking with a payment that is not in the ledger", async () => {
    const { db } = database();
    const found = await checkLedger(db);
    expect(found.differences).toEqual([]);
    expect(found.bookings).toBeGreaterThan(2);
    expect(found.totals.reduce((sum, { millimes }) => sum + millimes, 0)).toBe(0);
    const id = await world.aBooking({ status: "paid" });
    // Inserts a payment without its ledger rows.
    await sql.raw("alter table payments disable trigger payments_ledger").execute(db);
    await db
      .insertInto("payments")
      .values({ id: randomUUID(), booking_id: id, amount_millimes: 5000, currency: "TND", at: new Date() })
      .execute();
    await sql.raw("alter table payments enable trigger payments_ledger").execute(db);
    const { reference } = await world.read(id);
    expect((await checkLedger(db)).differences).toEqual([
      `${reference}: driver has 0 instead of -5`,
      `${reference}: desk has 0 instead of 5`,
    ]);
  });
});
