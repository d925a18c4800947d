import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { interleave } from "#api/testing/interleave.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { settleOwed } from "#api/testing/settleOwed.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    world = await aCatalogue(database().db);
  });
  afterAll(async () => {
    sandbox.close();
    const { rows } = await sql<{ deadlocks: number }>`select deadlocks::int from pg_stat_database
      where datname = current_database()`.execute(database().db);
    // SQLSTATE 40P01 would be retried and so go unnoticed.
    if (rows[0]?.deadlocks !== 0) throw new Error(`${String(rows[0]?.deadlocks)} deadlocks`);
  });
  beforeEach(() => {
    api = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
  });

  /** Checks out as a guest, to pay in full online or later. */
  const checkOut = async (car: { id: string }, payment: "full" | "later" = "full") => {
    const body = aCheckout({ ...world, car }, { payment });
    const response = await api.checkOut(body, { address: anAddress() });
    const { paymentSession: session, ...booking } = response.json;
    const { email } = body.driver;
    return { ...booking, session, email, status: response.status, cookie: cookieOf(response) };
  };
  const send = ({ body, headers }: ReturnType<Sandbox["webhook"]>) =>
    api.request("/api/payment-webhook/sandbox", { body, headers });
  const check = ({ session }: CheckedOut) =>
    api.request(`/api/check-checkout-session/${session.id}`, { method: "POST" });
  const moneyOf = async (bookingId: string) => {
    const { db } = database();
    const booking = await db
      .selectFrom("bookings")
      .select(["status", "lapses_at"])
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const rowsOf = (table: "payments" | "refunds") =>
      db.selectFrom(table).select("amount_millimes").where("booking_id", "=", bookingId).execute();
    const holds = await db
      .selectFrom("holds")
      .select("expires_at")
      .where("booking_id", "=", bookingId)
      .execute();
    const [payments, refunds] = [await rowsOf("payments"), await rowsOf("refunds")];
    const amounts = (rows: typeof payments) => rows.map((eb) => eb.amount_millimes);
    return {
      status: booking.status,
      payments: amounts(payments),
      refunds: amounts(refunds),
      holds: holds.length,
    };
  };
  /** Either the booking is paid and holds its car, or its money is returned and it holds nothing. */
  const consistentStates = [
    { status: "paid", payments: [318_000], refunds: [], holds: 1 },
    { status: "cancelled", payments: [318_000], refunds: [318_000], holds: 0 },
  ];

  test("a payment reported 20 times by page and job, mixed with forged and stale reports, has one effect", async () => {
    const checkedOut = await checkOut(await world.aCar());
    const session = sandbox.pay(checkedOut.session.url);
    const stale = new Date(api.dependencies.clock().getTime() - 400_000);
    api.advanceHours(0.1);
    const calls = Array.from({ length: 20 }, (_, index) => {
      const type =
        (["session.paid", "session.failed", "session.expired"] as const)[index % 3] ?? "session.paid";
      return [
        () => send(sandbox.webhook(session, { type })).then(({ status }) => status),
        () =>
          send(sandbox.webhook(session, { signedWith: "a-forger's-own-webhook-secret" })).then(
            ({ status }) => status,
          ),
        () => send(sandbox.webhook(session, { at: stale })).then(({ status }) => status),
        () => check(checkedOut).then(({ status }) => status),
        () => settleDueSessions(api.dependencies).then(() => 200),
      ];
    }).flat();
    // A fixed mixed order: 37 and 100 have no common divisor.
    const shuffled = calls.map((_, index) => calls[(index * 37) % calls.length]);
    const statuses = await Promise.all(shuffled.map((call) => call?.()));
    expect(statuses.filter((status) => status === 403)).toHaveLength(40);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);

    expect(await moneyOf(checkedOut.bookingId)).toEqual(consistentStates[0]);
    expect((await mailsTo(api, checkedOut.email)).map(({ kind }) => kind)).toEqual(["bookingConfirmed"]);
    const notices = database().db.selectFrom("notifications").select("kind");
    const sentNotifications = await notices.where("booking_id", "=", checkedOut.bookingId).execute();
    expect(sentNotifications).toEqual([{ kind: "booking_confirmed" }]);
  });

  test("a payment and a concurrent lapse of its hold keep the car for the booking, in either order", async () => {
    for (const isLapseFirst of [true, false]) {
      const car = await world.aCar();
      const checkedOut = await checkOut(car);
      api.advanceHours(0.6);
      sandbox.pay(checkedOut.session.url);
      const { db } = database();
      const now = api.dependencies.clock();
      const lapse = () => lapseBookings(db, now, { carId: car.id });
      const calls = isLapseFirst ? [lapse, () => check(checkedOut)] : [() => check(checkedOut), lapse];
      await Promise.all(calls.map((action) => action()));
      expect(await moneyOf(checkedOut.bookingId)).toEqual(consistentStates[0]);
    }
  });

  test("when a late payment and another driver's checkout compete, one gets the car and the other nothing", async () => {
    for (let round = 0; round < 10; round++) {
      const car = await world.aCar();
      const checkedOut = await checkOut(car);
      api.advanceHours(1);
      sandbox.pay(checkedOut.session.url);
      const actions = [() => check(checkedOut).then(() => undefined), () => checkOut(car, "later")];
      const results = await Promise.all(
        (round % 2 === 0 ? actions : actions.toReversed()).map((action) => action()),
      );
      const competingCheckout = results.find((result) => result !== undefined);
      await settleOwed(api);
      const money = await moneyOf(checkedOut.bookingId);
      expect(consistentStates).toContainEqual(money);
      expect(competingCheckout?.status).toBe(money.status === "paid" ? 409 : 201);
    }
  });

  test("a payment and a cancellation lose no money, in either order", async () => {
    const { db } = database();
    const cancel = (id: string, carId: string) =>
      inTransaction(db, async (transaction) => {
        await lockInOrder(transaction, [carLock(carId)]);
        const cancelledState = { status: "cancelled", lapses_at: null } as const;
        await transaction
          .updateTable("bookings")
          .set((eb) => ({ ...cancelledState, version: eb("version", "+", 1) }))
          .where("id", "=", id)
          .where("status", "in", ["void", "pending"])
          .execute();
        await transaction
          .deleteFrom("holds")
          .where("booking_id", "in", (eb) =>
            eb.selectFrom("bookings").select("id").where("id", "=", id).where("status", "=", "cancelled"),
          )
          .execute();
      });
    for (let round = 0; round < 10; round++) {
      const car = await world.aCar();
      const checkedOut = await checkOut(car);
      sandbox.pay(checkedOut.session.url);
      const actions = [() => check(checkedOut), () => cancel(checkedOut.bookingId, car.id)];
      await Promise.all((round % 2 === 0 ? actions : actions.toReversed()).map((action) => action()));
      await settleOwed(api);
      expect(consistentStates).toContainEqual(await moneyOf(checkedOut.bookingId));
    }
    // The worst order: the cancellation commits while the payment waits for the car's lock.
    const car = await world.aCar();
    const checkedOut = await checkOut(car);
    sandbox.pay(checkedOut.session.url);
    await interleave(
      db,
      async (transaction) => {
        await lockInOrder(transaction, [carLock(car.id)]);
        const bookingUpdate = transaction
          .updateTable("bookings")
          .set({ status: "cancelled", lapses_at: null });
        await bookingUpdate.where("id", "=", checkedOut.bookingId).execute();
        await transaction.deleteFrom("holds").where("booking_id", "=", checkedOut.bookingId).execute();
      },
      () => check(checkedOut),
    );
    expect(await moneyOf(checkedOut.bookingId)).toEqual(consistentStates[1]);
  });

  test("ten concurrent lapses of one request end it and notify once", async () => {
    const { db } = database();
    const car = await world.aCar();
    const checkedOut = await checkOut(car, "later");
    api.advanceHours(3);
    const now = api.dependencies.clock();
    await Promise.all(Array.from({ length: 10 }, () => lapseBookings(db, now, { carId: car.id })));
    expect(await moneyOf(checkedOut.bookingId)).toEqual({
      status: "cancelled",
      payments: [],
      refunds: [],
      holds: 0,
    });
    const lapseNotifications = db
      .selectFrom("notifications")
      .select("id")
      .where("kind", "=", "booking_lapsed");
    expect(await lapseNotifications.where("booking_id", "=", checkedOut.bookingId).execute()).toHaveLength(1);
  });

  test("two tabs open one payment and pay once", async () => {
    const { db } = database();
    const checkedOut = await checkOut(await world.aCar(), "later");
    const payResponses = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.request(`/api/pay-booking/${checkedOut.bookingId}`, {
          body: { version: 1, payment: "full", token: checkedOut.token },
          cookie: checkedOut.cookie,
        }),
      ),
    );
    expect(new Set(payResponses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(payResponses.map(({ json }) => json.id)).size).toBe(1);
    const sessions = db
      .selectFrom("payment_sessions")
      .select("id")
      .where("booking_id", "=", checkedOut.bookingId);
    expect(await sessions.execute()).toHaveLength(1);
  });

  test("forty concurrent payments, lapses and checkouts on ten cars cause no overlap or deadlock, and all money is accounted for", async () => {
    const { db } = database();
    const cars = await Promise.all(Array.from({ length: 10 }, () => world.aCar()));
    const checkedOut = await Promise.all(cars.map((car) => checkOut(car)));
    api.advanceHours(1);
    for (const { session } of checkedOut) sandbox.pay(session.url);
    const now = api.dependencies.clock();
    await Promise.all(
      Array.from({ length: 40 }, (_, index): Promise<unknown> => {
        const car = cars[(index * 7) % cars.length] ?? { id: "" };
        const paid = checkedOut[(index * 3) % checkedOut.length];
        if (index % 4 === 0) return lapseBookings(db, now);
        if (index % 4 === 1) return checkOut(car, "later");
        if (index % 4 === 2) return settleDueSessions(api.dependencies);
        return paid === undefined ? Promise.resolve() : check(paid);
      }),
    );
    await settleOwed(api);
    for (const { bookingId } of checkedOut) expect(consistentStates).toContainEqual(await moneyOf(bookingId));
    const holdsOf = db
      .selectFrom("holds")
      .select("car_id")
      .where(
        "car_id",
        "in",
        cars.map(({ id }) => id),
      );
    expect(new Set((await holdsOf.execute()).map((hold) => hold.car_id)).size).toBe(10);
    expect(await holdsOf.execute()).toHaveLength(10);
    const unsettledRefunds = db.selectFrom("refunds").select("id").where("state", "!=", "succeeded");
    expect(await unsettledRefunds.execute()).toEqual([]);
  });
});

interface CheckedOut {
  session: { id: string; url: string };
}

let addressCount = 0;

function anAddress(): string {
  addressCount += 1;
  return `10.40.${Math.floor(addressCount / 250)}.${addressCount % 250}`;
}
