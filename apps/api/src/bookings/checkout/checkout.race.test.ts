import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { holdCar } from "#api/bookings/hold/holdCar.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aStoredPromoCode } from "#api/testing/data/aStoredPromoCode.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp } from "#api/testing/createTestApp.ts";
import { interleave } from "#api/testing/interleave.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });

  test("of twenty checkouts of one car one succeeds and nineteen get car_taken", async () => {
    const api = createTestApp(database().db);
    const responses = await Promise.all(Array.from({ length: 20 }, () => api.checkOut(aCheckout(world))));
    const outcomes = responses.map(({ status, json }) => `${status} ${json.code ?? ""}`.trim());
    expect(outcomes.filter((outcome) => outcome === "201")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "409 car_taken")).toHaveLength(19);

    const { db } = database();
    const rowsOf = async (table: "bookings" | "holds" | "users") =>
      (
        await db
          .selectFrom(table)
          .select(sql<number>`count(*)`.as("rows"))
          .executeTakeFirstOrThrow()
      ).rows;
    expect([await rowsOf("bookings"), await rowsOf("holds"), await rowsOf("users")]).toEqual([1, 1, 1]);
  });

  test("one person who checks out ten cars gets exactly three holds", async () => {
    const api = createTestApp(database().db, { seed: randomUUID() });
    const cars = await Promise.all(Array.from({ length: 10 }, () => world.aCar()));
    const driver = { email: "hasty@guests.example" };
    const responses = await Promise.all(
      cars.map((car, index) =>
        api.checkOut(aCheckout({ ...world, car }, { driver }), { address: `10.9.9.${index}` }),
      ),
    );
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "too_many_holds")).toHaveLength(7);
  });

  test("[PD4] of forty checkouts of different cars with a promo code limited to three uses, three succeed", async () => {
    const { db } = database();
    const api = createTestApp(db, { seed: randomUUID() });
    await aStoredPromoCode(db, world.agency.id, { maximumUses: 3 });
    const cars = await Promise.all(Array.from({ length: 40 }, () => world.aCar()));
    const rental = { promoCode: "ETE2027" };
    const responses = await Promise.all(
      cars.map((car, index) =>
        api.checkOut(aCheckout({ ...world, car }, { rental, total: 286.2 }), { address: `10.9.4.${index}` }),
      ),
    );
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "promo_refused")).toHaveLength(37);
  });

  test("twenty guests of one network who check out get exactly twelve holds", async () => {
    const api = createTestApp(database().db, { seed: randomUUID() });
    const cars = await Promise.all(Array.from({ length: 20 }, () => world.aCar()));
    const responses = await Promise.all(
      cars.map((car) => api.checkOut(aCheckout({ ...world, car }), { address: "10.9.8.7" })),
    );
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(12);
    expect(outcomes.filter((outcome) => outcome === "too_many_from_network")).toHaveLength(8);
  });

  test("one signed-in driver who checks out ten cars gets exactly three holds", async () => {
    const { db } = database();
    const api = createTestApp(db, { seed: randomUUID() });
    const { email } = await aUser(db);
    const credentials = { email, password: goodPassword };
    const cookie = cookieOf(await api.request("/api/sign-in/frontend", { body: credentials }));
    const cars = await Promise.all(Array.from({ length: 10 }, () => world.aCar()));
    const responses = await Promise.all(
      cars.map((car, index) =>
        api.request("/api/checkout", {
          body: aCheckout({ ...world, car }),
          cookie,
          address: `10.9.7.${index}`,
        }),
      ),
    );
    const outcomes = responses.map(({ status, json }) => json.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === "too_many_holds")).toHaveLength(7);
  });

  test("an account suspended during its checkout gets no booking, signed in or as a guest", async () => {
    const { db } = database();
    const api = createTestApp(db, { seed: randomUUID() });
    const driver = await aUser(db);
    const guest = await aUser(db, { password_hash: null, activated_at: null });
    const credentials = { email: driver.email, password: goodPassword };
    const cookie = cookieOf(await api.request("/api/sign-in/frontend", { body: credentials }));
    const suspendUser = (id: string) => (transaction: Transaction) =>
      transaction.updateTable("users").set({ account_status: "blocked" }).where("id", "=", id).execute();
    const order = async () => aCheckout({ ...world, car: await world.aCar() });
    const [driverOrder, guestOrder] = [await order(), await order()];
    const responses = [
      await interleave(db, suspendUser(driver.id), () =>
        api.request("/api/checkout", { body: driverOrder, cookie }),
      ),
      await interleave(db, suspendUser(guest.id), () =>
        api.checkOut({ ...guestOrder, driver: { ...guestOrder.driver, email: guest.email } }),
      ),
    ];
    for (const response of responses) {
      expect(response).toMatchObject({ status: 403, json: { code: "account_suspended" } });
    }
    const bookings = db.selectFrom("bookings").select("id").where("driver_id", "in", [driver.id, guest.id]);
    expect(await bookings.execute()).toEqual([]);
  });

  test("the constraint alone rejects an overlap, without any lock", async () => {
    const { db } = database();
    const car = await world.aCar();
    const createUnheldBooking = async () => {
      const api = createTestApp(db, { seed: randomUUID() });
      const other = await world.aCar();
      const response = await api.checkOut(aCheckout({ ...world, car: other }), { address: "10.8.8.8" });
      await db
        .updateTable("bookings")
        .set({ lapses_at: null })
        .where("id", "=", response.json.bookingId)
        .execute();
      return String(response.json.bookingId);
    };
    const period = {
      carId: car.id,
      from: new Date("2027-01-01"),
      to: new Date("2027-01-03"),
      turnaroundMinutes: 0,
    };
    const ids = [await createUnheldBooking(), await createUnheldBooking(), await createUnheldBooking()];
    // Without the lock they may deadlock more than once; the database aborts one transaction each time.
    const results = await Promise.allSettled(
      ids.map((bookingId) =>
        inTransaction(db, (transaction) => holdCar(transaction, { ...period, bookingId, expiresAt: null }), {
          attempts: 10,
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refusals).toEqual([new RefusalError("car_taken"), new RefusalError("car_taken")]);
  });

  test("fifty transactions that lock two cars in opposite order neither deadlock nor fail", async () => {
    const { db } = database();
    const [firstCar, secondCar] = [await world.aCar(), await world.aCar()];
    let attempts = 0;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        inTransaction(db, async (transaction) => {
          attempts += 1;
          const cars = index % 2 === 0 ? [firstCar, secondCar] : [secondCar, firstCar];
          await lockInOrder(
            transaction,
            cars.map(({ id }) => carLock(id)),
          );
          for (const { id } of cars) {
            await transaction
              .updateTable("cars")
              .set((row) => ({ trips: row("trips", "+", 1) }))
              .where("id", "=", id)
              .execute();
          }
        }),
      ),
    );
    expect(attempts).toBe(50);
    expect(performance.now() - start).toBeLessThan(10_000);
    const { trips } = await db
      .selectFrom("cars")
      .select("trips")
      .where("id", "=", firstCar.id)
      .executeTakeFirstOrThrow();
    expect(trips).toBe(50);
  });
});
