import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { aBookedWorld } from "#api/testing/data/aBookedWorld.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";
import { ledger } from "./0060_ledger.ts";

const database = withDatabase("postgres");

test("payments, refunds and commissions get their ledger rows, both from before the migration and later", async () => {
  const { db } = database();
  const api = createTestApp(db);
  const world = await aBookedWorld(api, db);
  await revert();
  const ended = { from_at: new Date("2026-03-02T09:00:00Z"), to_at: new Date("2026-03-05T09:00:00Z") };
  await world.aBooking({ status: "paid", paid: 318, commission_millimes: 15_000, ...ended });
  const cancelled = await world.aBooking({ status: "cancelled", paid: 318 });
  await countTrips(db, api.dependencies.clock());
  const { id: payment_id } = await db
    .selectFrom("payments")
    .select("id")
    .where("booking_id", "=", cancelled)
    .executeTakeFirstOrThrow();
  const refund = { booking_id: cancelled, payment_id, gateway: null, reason: "cancelled" as const };
  const at = new Date();
  await db
    .insertInto("refunds")
    .values([
      { ...refund, id: randomUUID(), amount_millimes: 100_000, state: "requested", created_at: at },
      {
        ...refund,
        id: randomUUID(),
        amount_millimes: 50_000,
        state: "succeeded",
        created_at: at,
        settled_at: at,
      },
    ])
    .execute();

  await db.transaction().execute((transaction) => ledger.up(transaction as never));
  const kindsOf = async () =>
    (await db.selectFrom("ledger").select("kind").orderBy("id").execute()).map(({ kind }) => kind);
  const earlier = ["desk_payment", "desk_payment", "desk_refund", "commission"].flatMap((kind) => [
    kind,
    kind,
  ]);
  expect(await kindsOf()).toEqual(earlier);
  await world.aBooking({ status: "paid", paid: 10 });
  expect(await kindsOf()).toEqual([...earlier, "desk_payment", "desk_payment"]);
  expect((await checkLedger(db)).differences).toEqual([]);
});

/** Reverts the migration. */
async function revert(): Promise<void> {
  const { db } = database();
  for (const statement of [
    `drop table ledger cascade`,
    `drop function follow_payment, follow_refund, follow_trip, check_movement, refuse_ledger_change cascade`,
  ])
    await sql.raw(statement).execute(db);
}
