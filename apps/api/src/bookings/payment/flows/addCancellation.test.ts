import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aBookedWorld } from "#api/testing/data/aBookedWorld.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

/** Cars of the catalogue cost 318 dinars for three days, and the cancellation option 50. */
describe.each(usualEngines)("the cancellation option with a payment, on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aBookedWorld>>;
  let driver: { email: string; cookie: string };
  let id: string;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    api = createTestApp(database().db, { env: sandbox.env });
    world = await aBookedWorld(api, database().db);
  }, 120_000);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    api = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
    await book(await world.aCar());
  });

  /** Books a pay-later request as a new driver. */
  async function book(car: { id: string }, options = {}, total = 318): Promise<void> {
    const person = await aUser(database().db);
    driver = { email: person.email, cookie: await api.sessionOf(person) };
    const { driver: _, ...order } = aCheckout({ ...world, car }, { total, rental: { options } });
    const { json } = await api.request("/api/checkout", { body: order, cookie: driver.cookie });
    id = String(json.bookingId);
  }
  const pay = ({ version = 1, payment = "full", total }: Partial<Record<string, number | string>> = {}) =>
    api.request(`/api/pay-booking/${id}`, {
      body: { version, payment, ...(total !== undefined && { cancellation: { total } }) },
      cookie: driver.cookie,
    });
  const check = async (sessionId: string) =>
    (await api.request(`/api/check-checkout-session/${sessionId}`, { method: "POST" })).json;
  const payAndCheck = async ({ json: { id: session, url } }: { json: { id: string; url: string } }) => {
    sandbox.pay(url);
    return check(session);
  };
  const read = async () => (await api.request(`/api/booking/${id}/fr`, { cookie: driver.cookie })).json;
  const callAsStaff = (path: string, body: object) =>
    api.request(`/api/${path}/${id}`, { body, cookie: world.cookies.agency });
  const mailKinds = async () => (await mailsTo(api, driver.email)).map(({ kind }) => kind).toSorted();
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });

  test("[CN13] the booking offers the option at its fee as sold, even after the catalogue has changed", async () => {
    await database()
      .db.updateTable("cars")
      .set({ cancellation_millimes: 99_000 })
      .where("id", "=", (await world.read(id)).car_id)
      .execute();
    const { cancellationOffer, dueNow } = await read();
    expect(dueNow).toEqual({ downPayment: 63.6, full: 318 });
    expect(cancellationOffer).toMatchObject({
      quote: { total: 368, rental: 318 },
      dueNow: { downPayment: 73.6, full: 368 },
    });
    expect(cancellationOffer.quote.optionLines).toContainEqual({
      option: "cancellation",
      unitPrice: 50,
      quantity: 1,
      price: 50,
    });
  });

  test("[CN13] only the payment buys the option: total, receipt, refund and one mail", async () => {
    const payResponse = await pay({ total: 368 });
    expect(payResponse).toMatchObject({ status: 200, json: { amount: 368 } });
    expect(await read()).toMatchObject({ total: 318, options: { cancellation: false }, openEdit: null });
    expect(await check(payResponse.json.id)).toMatchObject({
      payment: "open",
      refundAfter: {
        paid: 368,
        guaranteed: 318,
        fee: 50,
        drop: { at: "2026-11-30T09:00:00.000Z", guaranteed: 159 },
      },
      cancellationFee: null,
    });
    expect(await payAndCheck(payResponse)).toMatchObject({
      status: "paid",
      payment: "paid",
      refundAfter: null,
    });
    expect(await check(payResponse.json.id)).toMatchObject({ payment: "paid" });
    const booking = await read();
    expect(booking).toMatchObject({
      status: "paid",
      total: 368,
      options: { cancellation: true },
      cancellationOffer: null,
      dueNow: { full: 0 },
      payments: [{ amount: 368 }],
      refunds: [],
      edits: [{ before: { total: 318 }, after: { total: 368 } }],
      receipt: { options: { cancellation: true }, car: { cancellation: 50 } },
      holdExpiresAt: null,
    });
    const { json: refund } = await api.request(`/api/refund-preview/${id}`, { cookie: driver.cookie });
    expect(refund).toMatchObject({ paid: 368, guaranteed: 318, fee: 50 });
    expect(await mailKinds()).toEqual(["bookingConfirmed", "bookingRequested"]);
  });

  test("[CN13] without the option the payment page shows that no refund is guaranteed, and the fee to add it", async () => {
    const payResponse = await pay();
    expect(await check(payResponse.json.id)).toMatchObject({
      refundAfter: { paid: 318, guaranteed: 0, drop: null },
      cancellationFee: 50,
    });
    await payAndCheck(payResponse);
    expect(await read()).toMatchObject({
      total: 318,
      options: { cancellation: false },
      cancellationOffer: null,
    });
  });

  test("[CN13] a down payment buys the option too, and the rest stays due", async () => {
    expect(await payAndCheck(await pay({ payment: "downPayment", total: 368 }))).toMatchObject({
      status: "deposit",
    });
    expect(await read()).toMatchObject({ total: 368, dueNow: { full: 294.4 }, payments: [{ amount: 73.6 }] });
    const remaining = await pay({ version: (await read()).version });
    expect(await payAndCheck(remaining)).toMatchObject({ status: "paid" });
  });

  test("[CN13] rejects a wrong total, a car without the option, a booking that has it, and a paid booking", async () => {
    const before = sandbox.sessions.size;
    const changed = await pay({ total: 367 });
    expect(changed).toEqual(aRefusal(409, "price_changed"));
    expect(changed.json.quote.total).toBe(368);
    const { db } = database();
    await db.updateTable("bookings").set({ sold_terms: null }).where("id", "=", id).execute();
    expect((await read()).cancellationOffer).toBeNull();
    expect(await pay({ total: 368 })).toEqual(aRefusal(422, "option_unavailable"));
    await book(await world.aCar({ cancellation_millimes: -1 }));
    expect((await read()).cancellationOffer).toBeNull();
    expect(await pay({ total: 368 })).toEqual(aRefusal(422, "option_unavailable"));
    await book(await world.aCar({ cancellation_millimes: 0 }));
    expect(await pay({ total: 318 })).toEqual(aRefusal(422, "transition_refused"));
    await book(await world.aCar(), { cancellation: true }, 368);
    expect(await pay({ total: 368 })).toEqual(aRefusal(422, "transition_refused"));
    expect(sandbox.sessions.size).toBe(before);
    await book(await world.aCar());
    await payAndCheck(await pay({ payment: "downPayment" }));
    expect(await pay({ version: 2, total: 368 })).toEqual(aRefusal(422, "transition_refused"));
  });

  test("[CN13] another choice ends the open payment, so nobody pays twice", async () => {
    const withoutOption = await pay();
    const withOption = await pay({ total: 368 });
    expect(withOption.json.id).not.toBe(withoutOption.json.id);
    expect(sandbox.sessionAt(withoutOption.json.url).state).toBe("expired");
    expect((await pay({ total: 368 })).json.id).toBe(withOption.json.id);
    const again = await pay();
    expect(again.json.amount).toBe(318);
    expect(sandbox.sessionAt(withOption.json.url).state).toBe("expired");
    expect(await payAndCheck(again)).toMatchObject({ status: "paid" });
    expect(await read()).toMatchObject({ total: 318, payments: [{ amount: 318 }], refunds: [] });
  });

  test("[CN13] an acceptance in the meantime changes nothing; a payment whose option can no longer be added is returned in full", async () => {
    const payResponse = await pay({ total: 368 });
    expect((await callAsStaff("change-booking-status", { version: 1, status: "reserved" })).status).toBe(200);
    expect(await payAndCheck(payResponse)).toMatchObject({ status: "paid" });
    expect(await read()).toMatchObject({ total: 368, options: { cancellation: true } });

    await book(await world.aCar());
    const latePayment = await pay({ total: 368 });
    const { status } = await callAsStaff("record-payment", { version: 1, amount: 318 });
    expect(status).toBe(200);
    expect(await payAndCheck(latePayment)).toMatchObject({ payment: "refunded", status: "paid" });
    expect(await read()).toMatchObject({
      total: 318,
      options: { cancellation: false },
      edits: [],
      refunds: [{ amount: 368 }],
    });
    expect(await mailKinds()).toContain("paymentReturned");

    await book(await world.aCar());
    const paymentAfterCancelling = await pay({ total: 368 });
    await api.request(`/api/cancel-booking/${id}`, { body: { version: 1 }, cookie: driver.cookie });
    expect(await payAndCheck(paymentAfterCancelling)).toMatchObject({
      payment: "refunded",
      status: "cancelled",
    });
    expect(await read()).toMatchObject({ total: 318, edits: [], refunds: [{ amount: 368 }] });
  });

  test("[CN13] a payment for a booking that has since changed is returned in full and adds nothing", async () => {
    const payResponse = await pay({ total: 368 });
    const change = { drop_off_location_id: world.sousse.id };
    await database().db.updateTable("bookings").set(change).where("id", "=", id).execute();
    expect(await payAndCheck(payResponse)).toMatchObject({ payment: "refunded", status: "pending" });
    expect(await read()).toMatchObject({ total: 318, edits: [], refunds: [{ amount: 368 }] });
  });
});
