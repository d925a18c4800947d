import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { sendBookingReminders } from "#api/messaging/reminders/sendBookingReminders.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";

const noon = "2026-11-20T12:00:00Z";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
  let world: typeof catalogue;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    catalogue = await aCatalogue(database().db, { down_payment_percentage: 20 });
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    sandbox.controls.isDown = false;
    sandbox.controls.refusesRefunds = false;
    api = createTestApp(database().db, { seed: randomUUID(), now: noon, env: sandbox.env });
    world = { ...catalogue, car: await catalogue.aCar() };
  });

  type Changes = Parameters<typeof aCheckout>[1];
  const order = (changes: Changes = {}) => aCheckout(world, { payment: "downPayment", ...changes });
  /** Checks out as a guest with online payment. */
  const checkOut = async (changes: Changes = {}) => {
    const body = order(changes);
    const { status, json } = await api.checkOut(body, { address: anAddress() });
    expect(status).toBe(201);
    return {
      ...json,
      email: body.driver.email,
      url: json.paymentSession?.url,
      session: json.paymentSession?.id,
    };
  };
  const check = async (sessionId: string) =>
    api.request(`/api/check-checkout-session/${sessionId}`, { method: "POST" });
  const bookingOf = async ({ bookingId, token }: { bookingId: string; token: string }) =>
    (await api.request(`/api/booking/${bookingId}/fr?token=${token}`)).json;
  const send = ({ body, headers }: ReturnType<Sandbox["webhook"]>, gateway = "sandbox") =>
    // A gateway's server sends neither the website's origin nor a cookie.
    api.request(`/api/payment-webhook/${gateway}`, {
      body,
      headers: { ...headers, origin: "http://evil.test" },
    });
  /** Returns the kinds of mails sent to a person. */
  const mailKindsTo = async (address: string) => (await mailsTo(api, address)).map(({ kind }) => kind);
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });
  /** Requests the same car and dates as another guest. */
  const requestSameCar = async () => api.checkOut(order({ payment: "later" }), { address: anAddress() });

  test("[PR22] a quote has the amounts to pay online if online payment is on", async () => {
    const quote = async (app: TestApp) =>
      (await app.request("/api/quote", { body: { ...order().rental, language: "fr" } })).json.dueNow;
    expect(await quote(api)).toEqual({ downPayment: 63.6, full: 318 });
    const withoutGateway = createTestApp(database().db, { env: { SANDBOX_GATEWAY_URL: "none" } });
    expect(await quote(withoutGateway)).toBeUndefined();
  });

  test("the settings list the card fields of the gateway for new payments, if it has any", async () => {
    const readCardFieldsUrl = async (env: Record<string, string>) => {
      const app = createTestApp(database().db, { env });
      return (await app.request("/api/settings")).json.cardFieldsUrl;
    };
    const publicUrl = { PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.sayara.example/" };
    expect(await readCardFieldsUrl(publicUrl)).toBe("https://pay.sayara.example/card");
    const stripe = { STRIPE_SECRET_KEY: "sk_test_".padEnd(40, "0"), STRIPE_WEBHOOK_SECRET: "w".repeat(40) };
    expect(await readCardFieldsUrl({ ...publicUrl, ...stripe })).toBeUndefined();
    expect(await readCardFieldsUrl({ SANDBOX_GATEWAY_URL: "none" })).toBeUndefined();
  });

  test("[BK3] an online checkout is void, holds the car for 30 minutes and mails nobody yet", async () => {
    const checkedOut = await checkOut();
    expect(checkedOut).toMatchObject({
      status: "void",
      paymentSession: {
        gateway: "sandbox",
        display: "frame",
        amount: 63.6,
        currency: "TND",
        expiresAt: "2026-11-20T12:30:00.000Z",
      },
    });
    expect(sandbox.sessionAt(checkedOut.url)).toMatchObject({
      amount: 63_600,
      reference: checkedOut.reference,
    });
    expect(await check(checkedOut.session)).toMatchObject({
      status: 200,
      json: {
        bookingId: checkedOut.bookingId,
        reference: checkedOut.reference,
        status: "void",
        payment: "open",
        failure: null,
        amount: 63.6,
        url: checkedOut.url,
      },
    });
    expect((await check(checkedOut.session)).json).not.toHaveProperty("token");
    const path = `/api/booking-id/${checkedOut.session}`;
    expect((await api.request(path)).json).toEqual({ bookingId: checkedOut.bookingId });
    expect(await mailKindsTo(checkedOut.email)).toEqual([]);
    expect(await bookingOf(checkedOut)).toMatchObject({ guestConfirmation: null, payments: [] });

    expect(await requestSameCar()).toEqual(aRefusal(409, "car_taken"));
    api.advanceHours(0.5);
    expect((await requestSameCar()).status).toBe(201);
  });

  test("a paid down payment confirms the booking, with one payment row and one mail to each side", async () => {
    const checkedOut = await checkOut();
    sandbox.pay(checkedOut.url);
    const { json } = await check(checkedOut.session);
    expect(json).toMatchObject({ status: "deposit", payment: "paid", failure: null, url: null });

    const booking = await bookingOf(checkedOut);
    expect(booking).toMatchObject({
      status: "deposit",
      version: 2,
      holdExpiresAt: null,
      payments: [
        {
          amount: 63.6,
          gateway: "sandbox",
          reference: expect.stringContaining("pay_"),
          at: expect.any(String),
        },
      ],
      refunds: [],
    });
    for (let repeat = 0; repeat < 3; repeat++) await check(checkedOut.session);
    expect(await bookingOf(checkedOut)).toEqual(booking);
    expect(await mailKindsTo(checkedOut.email)).toEqual(["bookingConfirmed"]);
    const office = await mailsTo(api, "office@agence.example");
    expect(office.filter(({ text }) => text.includes(checkedOut.reference)).map(({ kind }) => kind)).toEqual([
      "bookingPaid",
    ]);
    const [mail] = await mailsTo(api, checkedOut.email);
    expect(mail?.text).toContain("63,60");
    expect(mail?.text).toContain("254,40");
    expect(mail?.text).toMatch(/\/activate\?/);
    expect(mail?.text).toMatch(/\/booking\?/);

    api.advanceHours(24);
    await lapseBookings(database().db, api.dependencies.clock());
    expect(await requestSameCar()).toEqual(aRefusal(409, "car_taken"));
  });

  test("[NO8] a guest who agreed at checkout gets one reminder of an unfinished payment and can pay again", async () => {
    const withReminder = await checkOut({ remindOfPayment: true });
    world = { ...catalogue, car: await catalogue.aCar() };
    const withoutReminder = await checkOut();
    api.advanceHours(0.6);
    const { db, clock } = api.dependencies;
    await settleDueSessions(api.dependencies);
    await lapseBookings(db, clock());
    api.advanceHours(1);
    await sendBookingReminders(api.dependencies);
    api.advanceHours(1);
    await sendBookingReminders(api.dependencies);
    expect(await mailKindsTo(withoutReminder.email)).toEqual([]);
    const [mail, ...otherMails] = await mailsTo(api, withReminder.email);
    expect([mail?.kind, otherMails]).toEqual(["checkoutReminder", []]);
    const link = new URL(/https?:\S+\/booking\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const booking = await bookingOf({
      bookingId: withReminder.bookingId,
      token: link.searchParams.get("t") ?? "",
    });
    expect(booking).toMatchObject({ status: "void", total: 318 });
  });

  test("a full payment makes the booking paid", async () => {
    const checkedOut = await checkOut({ payment: "full" });
    expect(checkedOut.paymentSession.amount).toBe(318);
    sandbox.pay(checkedOut.url);
    expect((await check(checkedOut.session)).json).toMatchObject({ status: "paid", payment: "paid" });
  });

  test("after a declined card the session stays open for another card", async () => {
    const checkedOut = await checkOut();
    sandbox.decline(checkedOut.url, "insufficient_funds");
    const { json } = await check(checkedOut.session);
    expect(json).toMatchObject({
      status: "void",
      payment: "open",
      failure: "insufficient_funds",
      url: checkedOut.url,
    });
    sandbox.pay(checkedOut.url);
    expect((await check(checkedOut.session)).json).toMatchObject({
      status: "deposit",
      payment: "paid",
      failure: null,
    });
  });

  test("a repeated checkout returns its first session with the booking's current status", async () => {
    const body = order();
    const headers = { "idempotency-key": randomUUID() };
    const first = await api.checkOut(body, { headers });
    const again = await api.request("/api/checkout", { body, headers });
    expect(again).toMatchObject({ status: 201, json: first.json });
    sandbox.pay(first.json.paymentSession.url);
    await check(first.json.paymentSession.id);
    const laterResponse = await api.request("/api/checkout", { body, headers });
    expect(laterResponse).toMatchObject({ status: 201, json: { ...first.json, status: "deposit" } });
    expect(
      [...sandbox.sessions.values()].filter((each) => each.reference === first.json.reference),
    ).toHaveLength(1);
  });

  test("if the gateway does not respond nothing is booked or held, and the same attempt can be repeated", async () => {
    const body = order();
    const headers = { "idempotency-key": randomUUID() };
    const cookie = await api.earnPass(anAddress());
    sandbox.controls.isDown = true;
    const response = await api.checkOut(body, { headers, cookie });
    expect(response).toEqual(aRefusal(503, "gateway_unavailable"));
    expect(response.headers.get("retry-after")).not.toBeNull();
    const { db } = database();
    const holds = db.selectFrom("holds").select("id").where("car_id", "=", world.car.id);
    expect(await holds.execute()).toEqual([]);

    sandbox.controls.isDown = false;
    // The captcha pass is not used up either.
    const retried = await api.checkOut(body, { headers, cookie });
    expect(retried).toMatchObject({
      status: 201,
      json: { status: "void", paymentSession: { amount: 63.6 } },
    });
    const otherAttempt = { headers: { "idempotency-key": randomUUID() }, cookie };
    expect(await api.checkOut(order(), otherAttempt)).toEqual(aRefusal(422, "captcha_required"));
    const bookings = db.selectFrom("bookings").select("status").where("car_id", "=", world.car.id);
    expect(await bookings.execute()).toHaveLength(2);
  });

  test("an attempt whose process ended before opening the payment can be repeated, even after the payment's deadline", async () => {
    const body = order();
    const attempt = { headers: { "idempotency-key": randomUUID() }, address: anAddress() };
    const first = (await api.checkOut(body, attempt)).json;
    const markAsOpening = async (id: string) => {
      const opening = { state: "opening", gateway_session_id: null, url: null } as const;
      await database().db.updateTable("payment_sessions").set(opening).where("id", "=", id).execute();
    };
    const repeat = () => api.request("/api/checkout", { body, ...attempt });
    await markAsOpening(first.paymentSession.id);
    expect(await repeat()).toMatchObject({ status: 201, json: first });

    await markAsOpening(first.paymentSession.id);
    api.advanceHours(0.6);
    await settleDueSessions(api.dependencies);
    const second = await repeat();
    expect(second).toMatchObject({ status: 201, json: { status: "void", paymentSession: { amount: 63.6 } } });
    expect(second.json.bookingId).not.toBe(first.bookingId);
    expect(await repeat()).toMatchObject({ status: 201, json: second.json });
    sandbox.pay(second.json.paymentSession.url);
    await check(second.json.paymentSession.id);
    expect(await bookingOf(second.json)).toMatchObject({ status: "deposit" });
  });

  test("rejects an unknown state instead of guessing", async () => {
    const checkedOut = await checkOut();
    sandbox.controls.isDown = true;
    expect(await check(checkedOut.session)).toEqual(aRefusal(503, "gateway_unavailable"));
    sandbox.controls.isDown = false;
    for (const id of [randomUUID(), "none"]) {
      expect(await check(id)).toEqual(aRefusal(404, "not_found"));
      expect(await api.request(`/api/booking-id/${id}`)).toEqual(aRefusal(404, "not_found"));
    }
  });

  test("a guest who returns from the card form and changes the choice is not blocked by their own hold", async () => {
    const address = anAddress();
    const body = order();
    const first = (await api.checkOut(body, { address })).json;
    const stranger = { ...body, driver: { ...body.driver, email: "someone.else@guests.example" } };
    expect(await api.checkOut(stranger, { address })).toEqual(aRefusal(409, "car_taken"));
    expect(await api.checkOut(body, { address: anAddress() })).toEqual(aRefusal(409, "car_taken"));
    expect(sandbox.sessionAt(first.paymentSession.url).state).toBe("open");

    const headers = { "idempotency-key": randomUUID() };
    const second = await api.checkOut({ ...body, payment: "full" }, { address, headers });
    expect(second).toMatchObject({ status: 201, json: { status: "void", paymentSession: { amount: 318 } } });
    expect(sandbox.sessionAt(first.paymentSession.url).state).toBe("expired");
    const laterResponse = await api.checkOut({ ...body, payment: "later" }, { address });
    expect(laterResponse).toMatchObject({ status: 201, json: { status: "pending" } });
    const holds = database().db.selectFrom("holds").select("booking_id").where("car_id", "=", world.car.id);
    expect(await holds.execute()).toEqual([{ booking_id: laterResponse.json.bookingId }]);
  });

  test("going back after the card was charged does not book twice", async () => {
    const address = anAddress();
    const body = order();
    const first = (await api.checkOut(body, { address })).json;
    sandbox.pay(first.paymentSession.url);
    const again = await api.checkOut({ ...body, payment: "later" }, { address });
    expect(again).toEqual(aRefusal(409, "car_taken"));
    expect(await bookingOf(first)).toMatchObject({ status: "deposit", payments: [{ amount: 63.6 }] });
  });

  test("rejects a down payment where the agency takes none", async () => {
    world = await aCatalogue(database().db);
    expect(await api.checkOut(order())).toEqual(aRefusal(422, "pay_online_unavailable"));
    expect((await checkOut({ payment: "full" })).status).toBe("void");
  });

  test("an agency that does not accept pay-later can be booked online", async () => {
    world = await aCatalogue(database().db, { pay_later: false });
    expect((await checkOut({ payment: "full" })).status).toBe("void");
  });

  test("a webhook with a valid signature settles its payment; forged, stale and unknown webhooks change nothing", async () => {
    const checkedOut = await checkOut();
    const session = sandbox.pay(checkedOut.url);
    const clock = api.dependencies.clock();
    const forgedWebhooks = [
      sandbox.webhook(session, { signedWith: "another-webhook-secret-of-24" }),
      sandbox.webhook(session, { at: new Date(clock.getTime() - 301_000) }),
      sandbox.webhook(session, { at: new Date(clock.getTime() + 301_000) }),
      { ...sandbox.webhook(session), headers: { "sandbox-signature": "" } },
      { ...sandbox.webhook(session), body: JSON.stringify({ session: { id: session.id } }) },
    ];
    for (const webhook of forgedWebhooks) expect(await send(webhook)).toEqual(aRefusal(403, "not_allowed"));
    expect(await send(sandbox.webhook(session), "stripe")).toEqual(aRefusal(404, "not_found"));
    expect((await send(sandbox.webhook({ id: randomUUID() }))).status).toBe(200);
    expect((await bookingOf(checkedOut)).status).toBe("void");

    expect((await send(sandbox.webhook(session))).status).toBe(200);
    expect((await bookingOf(checkedOut)).status).toBe("deposit");
  });

  test("the content of a webhook is not trusted: the session is read from the gateway", async () => {
    const checkedOut = await checkOut();
    const session = sandbox.sessionAt(checkedOut.url);
    const webhook = sandbox.webhook({ ...session, state: "paid" } as typeof session);
    expect((await send(webhook)).status).toBe(200);
    expect((await bookingOf(checkedOut)).status).toBe("void");
    sandbox.controls.isDown = true;
    expect(await send(webhook)).toEqual(aRefusal(503, "gateway_unavailable"));
  });

  test("rejects a webhook larger than 64 KB before reading its signature", async () => {
    const session = sandbox.sessionAt((await checkOut()).url);
    const largeWebhook = sandbox.webhook({ ...session, padding: "x".repeat(70_000) } as typeof session);
    expect((await send(largeWebhook)).status).toBe(413);
  });

  test("the job finds a payment despite a closed page and a lost webhook", async () => {
    const checkedOut = await checkOut();
    sandbox.pay(checkedOut.url);
    const tools = { ...api.dependencies };
    await settleDueSessions(tools);
    expect((await bookingOf(checkedOut)).status).toBe("void");
    api.advanceHours(0.1);
    await Promise.all([settleDueSessions(tools), settleDueSessions(tools)]);
    expect(await bookingOf(checkedOut)).toMatchObject({ status: "deposit", payments: [{ amount: 63.6 }] });
    expect(await mailKindsTo(checkedOut.email)).toEqual(["bookingConfirmed"]);
  });

  test("the job retries a gateway that does not respond", async () => {
    const checkedOut = await checkOut();
    sandbox.pay(checkedOut.url);
    sandbox.controls.isDown = true;
    api.advanceHours(0.1);
    await settleDueSessions(api.dependencies);
    expect(api.logs.join()).toContain("payment session not read");
    sandbox.controls.isDown = false;
    api.advanceHours(0.1);
    await settleDueSessions(api.dependencies);
    expect((await bookingOf(checkedOut)).status).toBe("deposit");
  });

  test("an unpaid session ends after 30 minutes, also at the gateway, and frees its car", async () => {
    const checkedOut = await checkOut();
    api.advanceHours(0.51);
    await settleDueSessions(api.dependencies);
    expect(sandbox.sessionAt(checkedOut.url).state).toBe("expired");
    expect((await check(checkedOut.session)).json).toMatchObject({
      status: "void",
      payment: "expired",
      url: null,
    });
    expect((await requestSameCar()).status).toBe(201);
    expect(await mailKindsTo(checkedOut.email)).toEqual([]);
  });

  test("a payment after its hold lapsed holds the car again if it is free", async () => {
    const checkedOut = await checkOut();
    api.advanceHours(1);
    await lapseBookings(database().db, api.dependencies.clock());
    sandbox.pay(checkedOut.url);
    expect((await check(checkedOut.session)).json).toMatchObject({ status: "deposit", payment: "paid" });
    expect(await requestSameCar()).toEqual(aRefusal(409, "car_taken"));
  });

  test("a payment after its car was taken is returned, the booking cancelled, and both sides notified once", async () => {
    const checkedOut = await checkOut();
    api.advanceHours(1);
    expect((await requestSameCar()).status).toBe(201);
    sandbox.pay(checkedOut.url);
    expect((await check(checkedOut.session)).json).toMatchObject({
      status: "cancelled",
      payment: "refunded",
    });
    expect(await bookingOf(checkedOut)).toMatchObject({
      status: "cancelled",
      payments: [{ amount: 63.6 }],
      refunds: [{ amount: 63.6, state: "requested", reason: "late_payment", gateway: "sandbox" }],
    });

    await Promise.all([payRefunds(api.dependencies), payRefunds(api.dependencies)]);
    expect(await payRefunds(api.dependencies)).toBe(0);
    expect(await bookingOf(checkedOut)).toMatchObject({
      refunds: [
        { state: "succeeded", reference: expect.stringContaining("re_"), settledAt: expect.any(String) },
      ],
    });
    expect(
      [...sandbox.refunds.values()].filter((each) => each.session === sandbox.sessionAt(checkedOut.url).id),
    ).toMatchObject([{ amount: 63_600 }]);
    expect(await mailKindsTo(checkedOut.email)).toEqual(["paymentReturned"]);
    const office = await mailsTo(api, "office@agence.example");
    expect(office.filter(({ text }) => text.includes(checkedOut.reference)).map(({ kind }) => kind)).toEqual([
      "latePaymentReturned",
    ]);
    const notices = await database()
      .db.selectFrom("notifications")
      .select("kind")
      .where("booking_id", "=", checkedOut.bookingId)
      .execute();
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(["booking_cancelled", "payment_refunded"]);
  });

  test("a refund waits for its gateway, and a refused refund is left to staff", async () => {
    const checkedOut = await checkOut();
    api.advanceHours(1);
    await requestSameCar();
    sandbox.pay(checkedOut.url);
    await check(checkedOut.session);
    sandbox.controls.isDown = true;
    await payRefunds(api.dependencies);
    expect((await bookingOf(checkedOut)).refunds).toMatchObject([{ state: "requested" }]);
    expect(await payRefunds(api.dependencies)).toBe(0);
    sandbox.controls.isDown = false;
    sandbox.controls.refusesRefunds = true;
    api.advanceHours(1);
    expect(await payRefunds(api.dependencies)).toBe(1);
    expect((await bookingOf(checkedOut)).refunds).toMatchObject([{ state: "failed" }]);
    expect(api.logs.join()).toContain("refund refused");
    expect(await payRefunds(api.dependencies)).toBe(0);
  });

  test("a refund is retried during a gateway outage after 1, 2, 4, 8, 16 and 32 minutes, then hourly", async () => {
    const checkedOut = await checkOut();
    api.advanceHours(1);
    await requestSameCar();
    sandbox.pay(checkedOut.url);
    await check(checkedOut.session);
    sandbox.controls.isDown = true;
    const refund = database()
      .db.selectFrom("refunds")
      .select("next_attempt_at")
      .where("booking_id", "=", checkedOut.bookingId);
    const minutes: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await payRefunds(api.dependencies);
      const { next_attempt_at: next } = await refund.executeTakeFirstOrThrow();
      minutes.push(((next?.getTime() ?? 0) - api.dependencies.clock().getTime()) / 60_000);
      api.advanceHours(1);
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  test("a payment for a booking paid in the meantime is returned, and the booking stands", async () => {
    const checkedOut = await checkOut({ payment: "full" });
    const { db } = database();
    const deskPayment = {
      id: randomUUID(),
      booking_id: checkedOut.bookingId,
      amount_millimes: 318_000,
      currency: "TND",
    };
    await db
      .insertInto("payments")
      .values({ ...deskPayment, at: api.dependencies.clock() })
      .execute();
    await db
      .updateTable("bookings")
      .set({ status: "paid", lapses_at: null })
      .where("id", "=", checkedOut.bookingId)
      .execute();
    sandbox.pay(checkedOut.url);
    expect((await check(checkedOut.session)).json).toMatchObject({ status: "paid", payment: "refunded" });
    expect((await bookingOf(checkedOut)).refunds).toMatchObject([{ amount: 318, reason: "paid_twice" }]);
    expect(await mailKindsTo(checkedOut.email)).toEqual(["paymentReturned"]);
  });

  test("only the amount due is kept, and the rest of a payment is returned", async () => {
    const checkedOut = await checkOut({ payment: "full" });
    const deskPayment = {
      id: randomUUID(),
      booking_id: checkedOut.bookingId,
      amount_millimes: 18_000,
      currency: "TND",
    };
    await database()
      .db.insertInto("payments")
      .values({ ...deskPayment, at: api.dependencies.clock() })
      .execute();
    sandbox.pay(checkedOut.url);
    expect((await check(checkedOut.session)).json).toMatchObject({ status: "paid", payment: "paid" });
    expect((await bookingOf(checkedOut)).refunds).toMatchObject([{ amount: 18, reason: "paid_twice" }]);
    expect(await mailKindsTo(checkedOut.email)).toEqual(["bookingConfirmed"]);
    expect((await mailsTo(api, checkedOut.email))[0]?.text).toMatch(/^18\sDT ont été payés en trop/m);
  });

  test("payment mails can be sent", async () => {
    const sentSubjects: string[] = [];
    api.advanceHours(24);
    const transport = ({ subject }: { subject: string }) => {
      sentSubjects.push(subject);
      return Promise.resolve();
    };
    while ((await deliverOutbox(api.dependencies, transport)) > 0);
    expect(sentSubjects.length).toBeGreaterThan(10);
    const unsentMails = database().db.selectFrom("outbox").select("last_error").where("sent_at", "is", null);
    expect(await unsentMails.execute()).toEqual([]);
  });

  test("a payment reported after the drop-off is returned, and the booking cancelled", async () => {
    const checkedOut = await checkOut();
    sandbox.pay(checkedOut.url);
    api.advanceHours(15 * 24);
    expect((await check(checkedOut.session)).json).toMatchObject({
      payment: "refunded",
      status: "cancelled",
    });
  });
});

let addressCount = 0;

function anAddress(): string {
  addressCount += 1;
  return `10.20.${Math.floor(addressCount / 250)}.${addressCount % 250}`;
}
