import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: { id: string; email: string; cookie: string };
  let booking: { bookingId: string; reference: string };
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    world = await aCatalogue(database().db, { down_payment_percentage: 20 });
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    api = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
    world = { ...world, car: await world.aCar() };
    driver = await aPerson();
    booking = (await book(driver.cookie)).json;
  });

  /** Books a person's request, pay-later by default. */
  const book = (cookie: string, payment: "later" | "full" = "later") =>
    api.request("/api/checkout", { body: aCheckout(world, { payment }), cookie, address: anAddress() });
  const aPerson = async (user: Parameters<typeof aUser>[1] = {}) => {
    const { id, email } = await aUser(database().db, user);
    const body = { email, password: goodPassword, stayConnected: true };
    const signedIn = await api.request("/api/sign-in/frontend", { body, address: anAddress() });
    return { id, email, cookie: cookieOf(signedIn) };
  };
  const pay = (
    {
      version = 1,
      payment = "full",
      ...extraFields
    }: { version?: number; payment?: string; token?: string } = {},
    request: TestRequest = {},
  ) =>
    api.request(`/api/pay-booking/${booking.bookingId}`, {
      body: { version, payment, ...extraFields },
      cookie: driver.cookie,
      ...request,
    });
  const check = (sessionId: string) =>
    api.request(`/api/check-checkout-session/${sessionId}`, { method: "POST" });
  /** Pays an open session by card. */
  const payAndCheck = async ({ json: { id, url } }: { json: { id: string; url: string } }) => {
    sandbox.pay(url);
    return (await check(id)).json;
  };
  const read = async () =>
    (await api.request(`/api/booking/${booking.bookingId}/fr`, { cookie: driver.cookie })).json;
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });

  test("a down payment uses the share as sold, or today's where none was stored", async () => {
    const { db } = database();
    const setShare = (share: number | null) =>
      db
        .updateTable("suppliers")
        .set({ down_payment_percentage: share })
        .where("id", "=", world.agency.id)
        .execute();
    for (const share of [50, null]) {
      await setShare(share);
      expect((await read()).dueNow).toEqual({ downPayment: 63.6, full: 318 });
    }
    expect((await pay({ payment: "downPayment" })).json.amount).toBe(63.6);
    await setShare(50);
    await db.updateTable("bookings").set({ sold_terms: null }).where("id", "=", booking.bookingId).execute();
    expect((await read()).dueNow).toEqual({ downPayment: 159, full: 318 });
    await setShare(20);
  });

  test("a pending request is paid online, first the down payment and then the rest", async () => {
    const payResponse = await pay({ payment: "downPayment" });
    expect(payResponse).toMatchObject({
      status: 200,
      json: { amount: 63.6, gateway: "sandbox", display: "frame" },
    });
    expect(await payAndCheck(payResponse)).toMatchObject({ status: "deposit", payment: "paid" });
    expect(await read()).toMatchObject({ version: 2, holdExpiresAt: null });

    expect(await pay({ version: 2, payment: "downPayment" })).toEqual(
      aRefusal(422, "pay_online_unavailable"),
    );
    api.advanceHours(1);
    const remaining = await pay({ version: 2 });
    expect(remaining.json.amount).toBe(254.4);
    expect(await payAndCheck(remaining)).toMatchObject({ status: "paid", payment: "paid" });
    expect((await read()).payments).toMatchObject([{ amount: 63.6 }, { amount: 254.4 }]);
    expect(await pay({ version: 3 })).toEqual(aRefusal(422, "transition_refused"));
    const kinds = (await mailsTo(api, driver.email)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["bookingConfirmed", "bookingRequested", "paymentReceived"]);
  });

  test("a reserved booking is paid online, and its driver gets a receipt", async () => {
    await database()
      .db.updateTable("bookings")
      .set({ status: "reserved", lapses_at: null })
      .where("id", "=", booking.bookingId)
      .execute();
    expect(await payAndCheck(await pay())).toMatchObject({ status: "paid" });
    const kinds = (await mailsTo(api, driver.email)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["bookingRequested", "paymentReceived"]);
  });

  test("returns an open session instead of opening a second one, and first ends one for another amount", async () => {
    const first = await pay();
    expect((await pay()).json).toEqual(first.json);
    const other = await pay({ payment: "downPayment" });
    expect(other.json.id).not.toBe(first.json.id);
    expect(sandbox.sessionAt(first.json.url).state).toBe("expired");
    expect((await check(first.json.id)).json).toMatchObject({ payment: "expired", url: null });
    expect((await check(other.json.id)).json).toMatchObject({ payment: "open" });
  });

  test("an expired session is not returned: the next payment opens a new one", async () => {
    const first = await pay();
    api.advanceHours(0.6);
    const second = await pay();
    expect(second).toMatchObject({ status: 200, json: { amount: 318 } });
    expect(second.json.id).not.toBe(first.json.id);
    expect(sandbox.sessionAt(first.json.url).state).toBe("expired");
  });

  test("a payment that completes before its session is ended counts, and no second session is opened", async () => {
    const first = await pay();
    sandbox.pay(first.json.url);
    expect(await pay({ payment: "downPayment" })).toEqual(aRefusal(422, "transition_refused"));
    expect(await read()).toMatchObject({ status: "paid", payments: [{ amount: 318 }] });
  });

  test("the same key returns the same session, even once it is paid", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await pay({}, { headers });
    await payAndCheck(first);
    expect(await pay({}, { headers })).toMatchObject({ status: 200, json: first.json });
    expect(await pay({ payment: "downPayment" }, { headers })).toEqual(aRefusal(409, "idempotency_conflict"));
    expect((await read()).payments).toHaveLength(1);
  });

  test("a key that a person used for a booking cannot pay another booking", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await pay({}, { headers });
    world = { ...world, car: await world.aCar() };
    booking = (await book(driver.cookie)).json;
    const second = await pay({}, { headers });
    expect(second.status).toBe(200);
    expect(second.json.id).not.toBe(first.json.id);
    expect(await payAndCheck(second)).toMatchObject({ bookingId: booking.bookingId, status: "paid" });
  });

  test("the same key opens another session if the process ended before opening the first one", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await pay({}, { headers });
    const opening = { state: "opening", gateway_session_id: null, url: null } as const;
    const { db } = database();
    await db.updateTable("payment_sessions").set(opening).where("id", "=", first.json.id).execute();
    api.advanceHours(0.6);
    await settleDueSessions(api.dependencies);
    const second = await pay({}, { headers });
    expect(second).toMatchObject({ status: 200, json: { amount: 318 } });
    expect(second.json.id).not.toBe(first.json.id);
    expect(await pay({}, { headers })).toMatchObject({ status: 200, json: second.json });
    expect(await payAndCheck(second)).toMatchObject({ status: "paid", payment: "paid" });
  });

  test("rejects a stale version, a stranger, staff and a wrong token, and leaves the session open", async () => {
    const payResponse = await pay();
    const stranger = await aPerson();
    const agency = await aPerson({ type: "supplier", supplier_id: world.agency.id });
    expect(await pay({ version: 7, payment: "downPayment" })).toEqual(aRefusal(409, "stale_version"));
    expect(await pay({}, { cookie: stranger.cookie })).toEqual(aRefusal(404, "not_found"));
    const agencyResponse = await pay({ payment: "downPayment" }, { cookie: agency.cookie });
    expect(agencyResponse).toEqual(aRefusal(403, "not_allowed"));
    expect(await pay({ token: "x".repeat(40) }, { cookie: "" })).toEqual(aRefusal(401, "not_signed_in"));
    expect(sandbox.sessionAt(payResponse.json.url).state).toBe("open");
  });

  test("a guest pays with the token of the booking page, in the browser that booked", async () => {
    world = { ...world, car: await world.aCar() };
    const response = await api.checkOut(aCheckout(world), { address: anAddress() });
    booking = response.json;
    const payResponse = await pay({ token: response.json.token }, { cookie: cookieOf(response) });
    expect(await payAndCheck(payResponse)).toMatchObject({ status: "paid", payment: "paid" });
  });

  test("an open payment keeps the hold of a request until it ends", async () => {
    api.setTime("2026-11-22T11:50:00Z");
    const payResponse = await pay();
    api.setTime("2026-11-22T12:10:00Z");
    await lapseBookings(database().db, api.dependencies.clock());
    expect(await read()).toMatchObject({ status: "pending" });
    expect(await payAndCheck(payResponse)).toMatchObject({ status: "paid" });
  });

  test("a checkout abandoned at the card page can be paid later unless its car was taken", async () => {
    world = { ...world, car: await world.aCar() };
    booking = (await book(driver.cookie, "full")).json;
    api.advanceHours(1);
    const again = await pay();
    expect(again).toMatchObject({ status: 200, json: { amount: 318 } });
    const other = await aPerson();
    expect(await book(other.cookie)).toEqual(aRefusal(409, "car_taken"));
    api.advanceHours(1);
    expect((await book(other.cookie)).status).toBe(201);
    expect(await pay()).toEqual(aRefusal(409, "car_taken"));
  });

  test("a lapsed checkout that is paid again counts towards the driver's unpaid holds", async () => {
    const bookAnotherCar = async () => {
      world = { ...world, car: await world.aCar() };
      return (await book(driver.cookie, "full")).json;
    };
    // A driver may have the request of `beforeEach` and these two holds, but no more.
    const [lapsed] = [await bookAnotherCar(), await bookAnotherCar()];
    api.advanceHours(1);
    const [liveHold, otherHold] = [await bookAnotherCar(), await bookAnotherCar()];
    expect([liveHold.status, otherHold.status]).toEqual(["void", "void"]);
    booking = lapsed;
    expect(await pay()).toEqual(aRefusal(422, "too_many_holds"));
    expect((await read()).holdExpiresAt).toBeNull();
    // A live hold does not count again.
    booking = liveHold;
    expect((await pay()).status).toBe(200);
    api.advanceHours(1);
    booking = lapsed;
    expect((await pay()).status).toBe(200);
  });

  test("a guest's lapsed checkout also counts for its network", async () => {
    const env = { ...sandbox.env, MAXIMUM_UNCONFIRMED_HOLDS: "2" };
    api = createTestApp(database().db, { seed: randomUUID(), env });
    const address = anAddress();
    const bookAsGuest = async () => {
      const order = aCheckout({ ...world, car: await world.aCar() }, { payment: "full" });
      const response = await api.checkOut(order, { address });
      return { ...response.json, cookie: cookieOf(response) };
    };
    const lapsed = await bookAsGuest();
    api.setTime("2026-11-20T12:40:00Z");
    await bookAsGuest();
    await bookAsGuest();
    booking = lapsed;
    const again = await pay({ token: lapsed.token }, { cookie: lapsed.cookie });
    expect(again).toEqual(aRefusal(422, "too_many_from_network"));
  });

  test("rejects online payment after pick-up and while a cancellation request is open", async () => {
    const { db } = database();
    const openCancelRequest = {
      cancel_requested_at: api.dependencies.clock(),
      cancel_requested_by: driver.id,
    };
    const update = (changes: object) =>
      db.updateTable("bookings").set(changes).where("id", "=", booking.bookingId).execute();
    await update(openCancelRequest);
    expect(await pay()).toEqual(aRefusal(422, "transition_refused"));
    await update({ cancel_requested_at: null, status: "reserved", lapses_at: null });
    api.setTime("2026-12-01T09:00:00Z");
    expect(await pay()).toEqual(aRefusal(422, "transition_refused"));
  });

  test("rejects online payment without a gateway; if the gateway does not respond, the attempt can be repeated", async () => {
    const withoutGateway = createTestApp(database().db, { env: { SANDBOX_GATEWAY_URL: "none" } });
    const path = `/api/pay-booking/${booking.bookingId}`;
    const body = { version: 1, payment: "full" };
    const { cookie } = driver;
    expect(await withoutGateway.request(path, { body, cookie })).toEqual(
      aRefusal(422, "pay_online_unavailable"),
    );
    const headers = { "idempotency-key": randomUUID() };
    sandbox.controls.isDown = true;
    expect(await pay({}, { headers })).toEqual(aRefusal(503, "gateway_unavailable"));
    sandbox.controls.isDown = false;
    expect(await pay({}, { headers })).toMatchObject({ status: 200, json: { amount: 318 } });
  });

  test("[BK4] a lapsed request notifies driver and agency once", async () => {
    const { db } = database();
    world = await aCatalogue(db);
    booking = (await book(driver.cookie)).json;
    api.setTime("2026-11-22T12:00:00Z");
    await Promise.all([1, 2].map(() => lapseBookings(db, api.dependencies.clock())));
    await read();
    const kinds = async (address: string) =>
      (await mailsTo(api, address))
        .filter(({ text }) => text.includes(booking.reference))
        .map(({ kind }) => kind);
    expect((await kinds(driver.email)).toSorted()).toEqual(["bookingRequested", "requestLapsed"]);
    expect((await kinds("office@agence.example")).toSorted()).toEqual([
      "bookingRequestReceived",
      "requestUnanswered",
    ]);
  });

  test("[BK5] a guest's unconfirmed request lapses without a second mail to the unproven address", async () => {
    world = { ...world, car: await world.aCar() };
    const order = aCheckout(world);
    await api.checkOut(order, { address: anAddress() });
    api.advanceHours(2);
    await lapseBookings(database().db, api.dependencies.clock());
    const mails = await mailsTo(api, order.driver.email);
    expect(mails.map(({ kind }) => kind)).toEqual(["bookingRequested"]);
  });

  test("[HO10] a late online payment of a paid booking is refunded, even if charges at return are due", async () => {
    const { db } = database();
    const id = booking.bookingId;
    const payAtDesk = async (dinars: number, status: "deposit" | "paid") => {
      const payment = { booking_id: id, amount_millimes: dinars * 1000, currency: "TND" as const };
      await db
        .insertInto("payments")
        .values({ ...payment, id: randomUUID(), at: api.dependencies.clock() })
        .execute();
      await db.updateTable("bookings").set({ status, lapses_at: null }).where("id", "=", id).execute();
    };
    await payAtDesk(118, "deposit");
    const { json: session } = await pay({ payment: "full" });
    expect(session.amount).toBe(200);
    await payAtDesk(200, "paid");
    const ids = { record: randomUUID(), report: randomUUID() };
    const now = api.dependencies.clock();
    const record = {
      id: ids.record,
      booking_id: id,
      kind: "return",
      at: now,
      recorded_by: driver.id,
    } as const;
    await db
      .insertInto("rental_records")
      .values({ ...record, mileage: 100, fuel: 8 })
      .execute();
    await db
      .insertInto("condition_reports")
      .values({
        booking_id: id,
        id: ids.report,
        record_id: ids.record,
        remarks: "",
        licence_seen: false,
        deposit_method: null,
        deposit_millimes: null,
        returned_millimes: 0,
        kept_reason: "",
        agency_name: "Amel",
        agency_path: null,
        driver_name: "Leila",
        driver_path: null,
        received_at: now,
      })
      .execute();
    const charge = { kind: "extraKilometres", count: 50, unit_millimes: 1000, covered_millimes: 0 } as const;
    await db
      .insertInto("usage_charges")
      .values({ ...charge, booking_id: id, report_id: ids.report })
      .execute();
    await payAndCheck({ json: session });
    expect((await read()).refunds).toMatchObject([{ amount: 200, reason: "paid_twice" }]);
  });
});

let addressCount = 0;

/** Returns a new address, because rate limits outlast a test, even one that has advanced the clock. */
function anAddress(): string {
  addressCount += 1;
  return `10.31.${Math.floor(addressCount / 250)}.${addressCount % 250}`;
}
