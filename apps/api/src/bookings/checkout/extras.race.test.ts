import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });

  test("[EX6] when twenty rentals of different cars need the same two extras, of which there are three pieces each, three rentals succeed", async () => {
    const { db } = database();
    const api = createTestApp(db, { seed: randomUUID() });
    const [seat, box] = [await aStoredExtra(db, world.agency.id), await aStoredExtra(db, world.agency.id)];
    const cars = await Promise.all(Array.from({ length: 20 }, () => world.aCar()));
    const responses = await Promise.all(
      cars.map((car, index) => {
        // The order alternates: if each rental locked its extras in its own order, two could deadlock.
        const ids = index % 2 === 0 ? [seat, box] : [box, seat];
        const extras = ids.map((extra) => ({ extra, count: 1 }));
        const order = aCheckout({ ...world, car }, { rental: { extras }, total: 348 });
        return api.checkOut(order, { address: `10.9.6.${index}` });
      }),
    );
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "extra_taken")).toHaveLength(17);
  });

  test("[EX6] two transactions that both saw the last piece cannot both take it", async () => {
    const { db } = database();
    const api = createTestApp(db, { seed: randomUUID() });
    const extra = await aStoredExtra(db, world.agency.id, { stock: 1 });
    const book = async (index: number) => {
      const order = aCheckout({ ...world, car: await world.aCar() });
      return (await api.checkOut(order, { address: `10.9.5.${index}` })).json.bookingId as string;
    };
    const bookings = [await book(1), await book(2)];
    // Bypasses the application's own lock and count.
    const outcomes = await Promise.allSettled(
      bookings.map((bookingId) =>
        sql`insert into extra_holds (hold_id, extra_id, booking_id, count, period)
          select id, ${extra}::uuid, booking_id, 1, period from holds where booking_id = ${bookingId}`.execute(
          db,
        ),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const rejected = outcomes.find((outcome) => outcome.status === "rejected");
    expect(String(rejected?.reason)).toContain("extra_holds_stock");
  });
});
