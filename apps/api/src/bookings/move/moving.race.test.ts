import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { countPromoUses } from "#api/bookings/promo/promoUses.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aMoveFixture } from "#api/testing/data/aMoveFixture.ts";
import { aStoredPromoCode } from "#api/testing/data/aStoredPromoCode.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { settleOwed } from "#api/testing/settleOwed.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("moves on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aMoveFixture>>;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    api = createTestApp(database().db, { env: sandbox.env });
    world = await aMoveFixture(database().db, { api: () => api, sandbox: () => sandbox });
  }, 120_000);

  /** Prepares a move, so that a test can send it at a chosen moment. */
  const prepare = async (booking: { id: string; cookie: string }, car: { id: string }) => {
    const { version } = await world.read(booking.id);
    const body = { version, car: car.id, total: 318 };
    return () => api.request(`/api/move-booking/${booking.id}`, { body, cookie: booking.cookie });
  };
  const readReturned = async (id: string) => {
    const { gateway_session_id: session } = await database()
      .db.selectFrom("payment_sessions")
      .select("gateway_session_id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    const refunds = [...sandbox.refunds.values()].filter((refund) => refund.session === session);
    return refunds.reduce((sum, { amount }) => sum + amount, 0) / 1000;
  };
  const movedOf = (id: string) =>
    database().db.selectFrom("bookings").select(["id", "status"]).where("moved_from", "=", id).execute();
  const holdsOf = (carId: string) =>
    database().db.selectFrom("holds").select("booking_id").where("car_id", "=", carId).execute();

  test("only one of two moves of one booking succeeds, to the same car or to different cars", async () => {
    for (let round = 0; round < 6; round++) {
      const [firstCar, secondCar] = [await world.otherCar(), await world.aCar()];
      const booking = await world.aCancelled();
      const first = await prepare(booking, firstCar);
      const second = await prepare(booking, round % 2 === 0 ? secondCar : firstCar);
      const responses = await Promise.all([first(), second(), second()]);
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 409, 409]);
      expect(await movedOf(booking.id)).toHaveLength(1);
      expect([...(await holdsOf(firstCar.id)), ...(await holdsOf(secondCar.id))]).toHaveLength(1);
      const [movedBooking = { id: "" }] = await movedOf(booking.id);
      expect(await world.moneyOf(movedBooking.id)).toMatchObject({ payments: ["318 sandbox"] });
    }
  });

  test("when a move and the return of the money, by the driver or at the offer's end, compete, the money is either carried over or refunded", async () => {
    for (let round = 0; round < 10; round++) {
      const car = await world.otherCar();
      const booking = await world.aCancelled();
      const move = await prepare(booking, car);
      const { version } = await world.read(booking.id);
      const decline = () =>
        api.request(`/api/decline-move/${booking.id}`, { body: { version }, cookie: booking.cookie });
      const jobs = () => Promise.all([1, 2, 3].map(() => payRefunds(api.dependencies)));
      const actions: (() => Promise<unknown>)[] = [move, decline, jobs];
      if (round % 3 === 1) actions.reverse();
      // The job of another process whose clock is past the end of the offer.
      if (round % 3 === 2) {
        const apiAhead = createTestApp(database().db, { now: "2026-11-21T12:00:01Z", env: sandbox.env });
        actions.splice(1, 2, () => payRefunds(apiAhead.dependencies));
      }
      await Promise.all(actions.map((action) => action()));
      const currentTime = api.dependencies.clock();
      api.advanceHours(30);
      await settleOwed(api);
      api.setTime(currentTime.toISOString());
      const [movedBooking] = await movedOf(booking.id);
      // A move after the money was returned becomes a request to be paid at the agency.
      const isCarried =
        movedBooking !== undefined && (await world.moneyOf(movedBooking.id)).payments.length === 1;
      expect(await readReturned(booking.id)).toBe(isCarried ? 0 : 318);
      const { refunds } = await world.moneyOf(booking.id);
      expect(refunds).toEqual([isCarried ? "318 moved succeeded" : "318 cancelled succeeded"]);
    }
  });

  test("when a move and another driver's checkout compete for a car, only one gets it, and no money is lost", async () => {
    for (let round = 0; round < 8; round++) {
      const car = await world.otherCar();
      const booking = await world.aCancelled();
      const move = await prepare(booking, car);
      const checkOut = () => api.checkOut(aCheckout({ ...world, car }), { address: `10.60.${round}.1` });
      const [moved, booked] = await Promise.all([move(), checkOut()]);
      expect([moved.status, booked.status].toSorted()).toEqual(
        moved.status === 200 ? [200, 409] : [201, 409],
      );
      expect(await holdsOf(car.id)).toHaveLength(1);
      const isMoved = moved.status === 200;
      expect(await world.moneyOf(booking.id)).toMatchObject({
        refunds: [isMoved ? "318 moved succeeded" : "318 cancelled requested"],
      });
    }
  });

  describe("[PD4] a code's last use at the end of the offer", () => {
    const promoCode = "ETE2027";
    /**
     * Prepares a move that keeps the code, and another checkout in a process with a clock past the offer's
     * end.
     */
    const prepareUses = async (limit: { maximumUses: number } | { maximumUsesPerDriver: number }) => {
      const { db } = database();
      const promoId = await aStoredPromoCode(db, world.agency.id, limit);
      const [target, other] = [await world.aCar(), await world.aCar()];
      const booking = await world.aCancelled("later", { promoCode });
      const until = new Date(api.dependencies.clock().getTime() + 1);
      await db
        .updateTable("bookings")
        .set({ move_offered_until: until })
        .where("id", "=", booking.id)
        .execute();
      const ahead = createTestApp(db, { now: until.toISOString(), env: sandbox.env });
      const order = aCheckout({ ...world, car: other }, { rental: { promoCode }, total: 286.2 });
      const { driver: _, ...own } = order;
      const isOwn = "maximumUsesPerDriver" in limit;
      return {
        target,
        move: () => world.move(booking, target, { total: 286.2 }),
        checkOut: () =>
          isOwn
            ? ahead.request("/api/checkout", { body: own, cookie: booking.cookie })
            : ahead.checkOut(order, { address: "10.61.0.1" }),
        countUses: async () => (await countPromoUses(db, [promoId], until)).get(promoId),
      };
    };

    test("passes to the checkout while a move that began before the end waits for its car", async () => {
      const { target, move, checkOut, countUses } = await prepareUses({ maximumUses: 1 });
      const { db } = database();
      const [moving, booked] = await db.transaction().execute(async (transaction) => {
        await lockInOrder(transaction, [carLock(target.id)]);
        const pending = move();
        const countWaiting = () =>
          sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
            where datname = current_database() and wait_event = 'advisory'`.execute(db);
        await expect.poll(async () => (await countWaiting()).rows[0]?.count, { timeout: 20_000 }).toBe(1);
        return [{ pending }, await checkOut()] as const;
      });
      const moved = await moving.pending;
      expect([booked.status, moved.status, moved.json.code, moved.json.reason]).toEqual([
        201,
        422,
        "transition_refused",
        "moveOffered",
      ]);
      expect(await countUses()).toBe(1);
    });

    test.each([
      ["for all drivers", { maximumUses: 1 }],
      ["for each driver", { maximumUsesPerDriver: 1 }],
    ])("is taken once, with a limit %s", async (_title, limit) => {
      for (let round = 0; round < 6; round++) {
        const { move, checkOut, countUses } = await prepareUses(limit);
        const both = await Promise.all(round % 2 === 0 ? [move(), checkOut()] : [checkOut(), move()]);
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          expect.toSatisfy((status) => status === 200 || status === 201),
          422,
        ]);
        expect(await countUses()).toBe(1);
        await database().db.updateTable("promo_codes").set({ retired_at: new Date() }).execute();
      }
    });
  });

  test("drivers who move to each other's cars do not deadlock", async () => {
    const bookings: Awaited<ReturnType<typeof world.aBooking>>[] = [];
    for (let index = 0; index < 8; index++) bookings.push(await world.aBooking());
    for (const { id } of bookings) await world.cancel(id);
    // Each car is free again, and two other drivers move to it.
    const moves = await Promise.all(
      bookings.flatMap((booking, index) =>
        [1, 3].map((step) => prepare(booking, bookings[(index + step) % bookings.length]?.car ?? { id: "" })),
      ),
    );
    const responses = await Promise.all(moves.map((move) => move()));
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const { id, car } of bookings) {
      expect((await movedOf(id)).length).toBeLessThanOrEqual(1);
      expect((await holdsOf(car.id)).length).toBeLessThanOrEqual(1);
    }
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });
});
