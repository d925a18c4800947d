import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { openSession } from "#api/bookings/payment/openSession.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import {
  aKonnectDriver,
  aSandboxDriver,
  aStripeDriver,
  type GatewayDriver,
} from "#api/testing/standIns/gatewayDrivers.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { requestRefund } from "#api/bookings/refund/requestRefund.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";

const noon = "2026-11-20T12:00:00Z";
const clock = (): Date => api.dependencies.clock();
let api: TestApp;

/** An error response of each gateway, as documented. */
const errors = {
  sandbox: { code: "some_error", message: "…" },
  stripe: { error: { type: "invalid_request_error", message: "…" } },
  konnect: { errors: [{ code: "some_error", message: "…" }] },
};

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  const drivers: Partial<Record<GatewayDriver["name"], GatewayDriver>> = {};
  let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    for (const driver of [
      await aSandboxDriver(clock),
      await aStripeDriver(clock),
      await aKonnectDriver(clock),
    ]) {
      drivers[driver.name] = driver;
    }
    catalogue = await aCatalogue(database().db, { down_payment_percentage: 20 });
  });
  afterAll(async () => {
    for (const driver of Object.values(drivers)) await driver.stop();
  });
  beforeEach(async () => {
    for (const { faults } of Object.values(drivers)) faults.length = 0;
    const { db } = database();
    await db.updateTable("payment_sessions").set({ next_check_at: null }).execute();
    await db.updateTable("refunds").set({ next_attempt_at: null }).execute();
  });

  /** Starts an API that takes payments through this gateway. */
  const startApi = (name: GatewayDriver["name"], env: Record<string, string> = {}): GatewayDriver => {
    const driver = drivers[name];
    if (driver === undefined) throw new Error(`${name} was not started.`);
    api = createTestApp(database().db, { seed: randomUUID(), now: noon, env: { ...driver.env, ...env } });
    return driver;
  };
  const checkOut = async (payment: "full" | "later" = "full") => {
    const order = aCheckout({ ...catalogue, car: await catalogue.aCar() }, { payment });
    const response = await api.checkOut(order, { address: anAddress() });
    expect(response.status).toBe(201);
    const { paymentSession, ...json } = response.json;
    return {
      ...json,
      order,
      cookie: cookieOf(response),
      session: paymentSession?.id as string,
      url: paymentSession?.url as string,
    };
  };
  type CheckedOut = Awaited<ReturnType<typeof checkOut>>;
  const check = (session: string) =>
    api.request(`/api/check-checkout-session/${session}`, { method: "POST" });
  const pay = async ({ bookingId, token, cookie }: CheckedOut, { payment = "full" } = {}) => {
    const { version } = await bookingOf({ bookingId, token });
    const body = { version, payment, token };
    return api.request(`/api/pay-booking/${bookingId}`, { body, cookie });
  };
  const bookingOf = async ({ bookingId, token }: Pick<CheckedOut, "bookingId" | "token">) =>
    (await api.request(`/api/booking/${bookingId}/fr?token=${token}`)).json;
  const readSession = (id: string) =>
    database().db.selectFrom("payment_sessions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });
  /** Returns the log messages of this level since the API started. */
  const loggedMessages = (level: "warn" | "error") =>
    api.logs
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter((line) => line.level === (level === "warn" ? 40 : 50))
      .map(({ msg }) => msg);

  describe.each(["sandbox", "stripe"] as const)("refunds at %s", (name) => {
    let paid: { id: string; bookingId: string };
    let driver: GatewayDriver;
    /** Requests a refund of 10 dinars and tries to pay it. */
    const payRefund = async () => {
      const payment = { id: paid.id, booking_id: paid.bookingId, gateway: name };
      const request = { payment, amountMillimes: 10_000, reason: "cancelled" } as const;
      await inTransaction(database().db, (transaction) => requestRefund(transaction, request, clock()));
      expect(await payRefunds(api.dependencies)).toBe(1);
      return readLatestRefund();
    };
    const readLatestRefund = () =>
      database()
        .db.selectFrom("refunds")
        .selectAll()
        .where("payment_id", "=", paid.id)
        .orderBy("created_at", "desc")
        .executeTakeFirstOrThrow();
    beforeEach(async () => {
      driver = startApi(name);
      const checkedOut = await checkOut();
      driver.pay(checkedOut.url);
      await check(checkedOut.session);
      const { db } = database();
      const payments = db.selectFrom("payments").select("id").where("session_id", "=", checkedOut.session);
      paid = { ...(await payments.executeTakeFirstOrThrow()), bookingId: checkedOut.bookingId };
    });

    test.each([400, 402, 404, 409, 422])(
      "a refund refused with %i fails and is never repeated",
      async (status) => {
        driver.faults.push({ call: driver.calls.refund, response: { status, body: errors[name] } });
        expect(await payRefund()).toMatchObject({ state: "failed", reference: null, next_attempt_at: null });
        expect(loggedMessages("error")).toEqual(["refund refused: return the money otherwise"]);
        expect(api.logs.at(-1)).toContain(`"status":${status}`);
        api.advanceHours(25);
        expect(await payRefunds(api.dependencies)).toBe(0);
      },
    );

    test.each([
      ["401", { response: { status: 401, body: errors[name] } }],
      ["403", { response: { status: 403, body: errors[name] } }],
      ["429", { response: { status: 429, body: errors[name] } }],
      ["500", { response: { status: 500, body: errors[name] } }],
      ["503", { response: { status: 503, body: errors[name] } }],
      ["404 of a proxy", { response: { status: 404, body: "<html></html>" } }],
      ["a lost answer", { losesResponse: true }],
    ])("%s is an outage: retries, logs an error after a day, and refunds once", async (_, fault) => {
      driver.faults.push({ call: driver.calls.refund, ...fault });
      expect(await payRefund()).toMatchObject({ state: "requested" });
      expect(loggedMessages("error")).toEqual([]);
      expect(loggedMessages("warn")).toContain("refund not paid, will be tried again");
      api.advanceHours(23);
      await payRefunds(api.dependencies);
      expect(loggedMessages("error")).toEqual([]);
      // Stripe no longer deduplicates by the idempotency key, so the refund is looked up.
      const isFound = name === "stripe" && "losesResponse" in fault;
      api.advanceHours(2);
      await payRefunds(api.dependencies);
      const expectedErrors = isFound ? [] : ["refund not paid for a day: compare it with the gateway"];
      expect(loggedMessages("error")).toEqual(expectedErrors);
      driver.faults.length = 0;
      api.advanceHours(2);
      await payRefunds(api.dependencies);
      expect(await readLatestRefund()).toMatchObject({ state: "succeeded" });
    });

    test.each(alteredAmounts(10_000))("does not trust a response with %s", async (_, change) => {
      driver.faults.push({ call: driver.calls.refund, change });
      driver.faults.push({ call: /^GET .*refunds/, change });
      expect(await payRefund()).toMatchObject({ state: "requested", reference: null });
      expect(loggedMessages("error").length + loggedMessages("warn").length).toBe(1);
      driver.faults.length = 0;
      api.advanceHours(2);
      await payRefunds(api.dependencies);
      expect(await readLatestRefund()).toMatchObject({ state: "succeeded" });
    });
  });

  describe.each(["sandbox", "stripe", "konnect"] as const)("with %s", (name) => {
    test.each([...alteredAmounts(318_000), ...otherAlterations[name]])(
      "a response with %s books nothing",
      async (_, change) => {
        const driver = startApi(name);
        const checkedOut = await checkOut();
        driver.pay(checkedOut.url);
        for (const call of [driver.calls.read, driver.calls.end]) driver.faults.push({ call, change });
        expect((await check(checkedOut.session)).json).toMatchObject({ payment: "open", status: "void" });
        const { path, request } = driver.webhookOf(checkedOut.url);
        expect((await api.request(path, request)).status).toBe(200);
        api.advanceHours(0.05);
        await settleDueSessions(api.dependencies);
        expect(await bookingOf(checkedOut)).toMatchObject({ status: "void", payments: [], refunds: [] });
        expect(await readSession(checkedOut.session)).toMatchObject({ state: "open" });
        expect(loggedMessages("error")).toEqual(
          Array(3).fill("payment session contradicts ours: compare it with the gateway"),
        );
        // The session is not ended either, since another payment could then be taken in addition.
        expect(await pay(checkedOut, { payment: "downPayment" })).toEqual(
          aRefusal(503, "gateway_unavailable"),
        );
        driver.faults.length = 0;
        expect((await check(checkedOut.session)).json).toMatchObject({ payment: "paid", status: "paid" });
      },
    );

    test("a refused session responds pay_online_unavailable, and the next attempt gets a new session", async () => {
      const driver = startApi(name);
      const checkedOut = await checkOut("later");
      driver.faults.push({ call: driver.calls.open, response: { status: 422, body: errors[name] } });
      expect(await pay(checkedOut)).toEqual(aRefusal(422, "pay_online_unavailable"));
      expect(loggedMessages("error")).toEqual(["payment session refused"]);
      driver.faults.length = 0;
      expect((await pay(checkedOut)).status).toBe(200);
    });

    test("a session unknown to the gateway stays open until it expires, and is still read afterwards", async () => {
      const driver = startApi(name);
      const checkedOut = await checkOut();
      for (const call of [driver.calls.read, driver.calls.end]) {
        driver.faults.push({ call, response: { status: 404, body: errors[name] } });
      }
      expect((await check(checkedOut.session)).json).toMatchObject({ payment: "open" });
      expect(loggedMessages("error")).toEqual(["payment session refused: compare it with the gateway"]);
      api.advanceHours(0.51);
      await settleDueSessions(api.dependencies);
      expect((await check(checkedOut.session)).json).toMatchObject({ payment: "expired" });
      driver.faults.length = 0;
      const secondCheckout = await checkOut();
      for (const call of [driver.calls.read, driver.calls.end]) {
        driver.faults.push({ call, response: { status: 404, body: errors[name] } });
      }
      api.advanceHours(0.51);
      await settleDueSessions(api.dependencies);
      driver.faults.length = 0;
      api.advanceHours(0.02);
      await settleDueSessions(api.dependencies);
      // Once known again, it is ended if the gateway can do that, and no longer read.
      const { next_check_at: next } = await readSession(secondCheckout.session);
      expect([driver.recordAt(secondCheckout.url).state, next === null]).toEqual(
        name === "konnect" ? ["open", false] : ["expired", true],
      );
      driver.pay(checkedOut.url);
      api.advanceHours(0.02);
      await settleDueSessions(api.dependencies);
      expect((await check(checkedOut.session)).json).toMatchObject({ payment: "paid", status: "paid" });
    });

    test("a session whose first response is lost is paid by the next attempt", async () => {
      const driver = startApi(name);
      const checkedOut = await checkOut("later");
      driver.faults.push({ call: driver.calls.open, losesResponse: true });
      expect(await pay(checkedOut)).toEqual(aRefusal(503, "gateway_unavailable"));
      driver.faults.length = 0;
      api.advanceHours(0.1);
      const payResponse = await pay(checkedOut);
      expect(payResponse.status).toBe(200);
      driver.pay(payResponse.json.url);
      expect((await check(payResponse.json.id)).json).toMatchObject({ payment: "paid", status: "paid" });
    });

    test("a repeated opening of a session sends equal parameters, whatever has changed since the first one failed", async () => {
      const driver = startApi(name);
      const checkedOut = await checkOut("later");
      const payResponse = await pay(checkedOut);
      const { db } = database();
      // As if the process had ended before the response arrived.
      driver.faults.push({ call: driver.calls.open, losesResponse: true });
      const opening = { state: "opening", gateway_session_id: null, url: null } as const;
      const sessionUpdate = db.updateTable("payment_sessions").where("id", "=", payResponse.json.id);
      await sessionUpdate.set(opening).execute();
      await expect(openSession(payResponse.json.id, api.dependencies)).rejects.toThrow("the gateway");
      driver.faults.length = 0;
      const now = new Date(clock().getTime() + 300_000);
      startApi(name, { WEB_URL: "https://other.sayara.example", SITE_NAME: "Another name" });
      api.setTime(now.toISOString());
      await db
        .updateTable("bookings")
        .set({ language: "es", driver_email: "new@guests.example" })
        .where("id", "=", checkedOut.bookingId)
        .execute();
      await sessionUpdate.set({ expires_at: now }).execute();
      const again = await openSession(payResponse.json.id, api.dependencies);
      // Konnect has no idempotency keys, so it opens another session.
      expect(again.url === payResponse.json.url).toBe(name !== "konnect");
      expect(await readSession(payResponse.json.id)).toMatchObject({ state: "open", request: null });
    });

    test("two concurrent openings of one session return the same URL", async () => {
      const driver = startApi(name);
      const checkedOut = await checkOut("later");
      const payResponse = await pay(checkedOut);
      const { db } = database();
      const opening = { state: "opening", gateway_session_id: null, url: null } as const;
      await db.updateTable("payment_sessions").set(opening).where("id", "=", payResponse.json.id).execute();
      const open = () => openSession(payResponse.json.id, api.dependencies).catch(() => null);
      const urls = (await Promise.all([open(), open()])).flatMap((session) => session?.url ?? []);
      expect(new Set(urls).size).toBe(1);
      driver.pay(urls[0] ?? "");
      expect((await check(payResponse.json.id)).json).toMatchObject({ payment: "paid" });
    });
  });

  describe("a gateway that cannot end a session", () => {
    test("the ended session is read after 1, 5, 15 and 60 minutes, then hourly for a day", async () => {
      const driver = startApi("konnect");
      const begun = await checkOut();
      const startTime = clock().getTime();
      const readings: number[] = [];
      let ended: number | undefined;
      while (clock().getTime() < startTime + 27 * 3_600_000) {
        const before = (await readSession(begun.session)).next_check_at?.getTime();
        if (before === undefined) break;
        api.setTime(new Date(before).toISOString());
        await settleDueSessions(api.dependencies);
        const { settled_at: at } = await readSession(begun.session);
        if (ended !== undefined) readings.push(Math.round((before - ended) / 60_000));
        ended ??= at?.getTime();
      }
      expect(readings.slice(0, 6)).toEqual([1, 5, 15, 60, 120, 180]);
      expect(readings.at(-1)).toBe(24 * 60 + 1);
      expect(readings).toHaveLength(28);
      expect(await readSession(begun.session)).toMatchObject({ state: "expired", next_check_at: null });
      expect(driver.recordAt(begun.url).state).toBe("open");
      // A webhook still detects a payment.
      driver.pay(begun.url);
      const { path, request } = driver.webhookOf(begun.url);
      expect((await api.request(path, request)).status).toBe(200);
      expect((await check(begun.session)).json).toMatchObject({ payment: "paid", status: "paid" });
    });

    test("a payment after the session's end holds the car again, whether the job or the driver's page finds it", async () => {
      for (const isByPage of [true, false]) {
        const driver = startApi("konnect");
        const begun = await checkOut();
        api.advanceHours(0.51);
        await settleDueSessions(api.dependencies);
        await lapseBookings(database().db, clock());
        expect(await readSession(begun.session)).toMatchObject({ state: "expired" });
        driver.pay(begun.url);
        api.advanceHours(isByPage ? 0 : 0.02);
        if (isByPage) await check(begun.session);
        else await settleDueSessions(api.dependencies);
        expect(await bookingOf(begun)).toMatchObject({ status: "paid", payments: [{ amount: 318 }] });
        expect((await check(begun.session)).json).toMatchObject({ payment: "paid", status: "paid" });
      }
    });

    test("a payment of a session that was replaced by one of another amount is refunded as far as it exceeds the total", async () => {
      const driver = startApi("konnect");
      const begun = await checkOut();
      const other = await pay(begun, { payment: "downPayment" });
      expect(other).toMatchObject({ status: 200, json: { amount: 63.6 } });
      driver.pay(other.json.url);
      expect((await check(other.json.id)).json).toMatchObject({ payment: "paid", status: "deposit" });
      driver.pay(begun.url);
      api.advanceHours(0.02);
      await settleDueSessions(api.dependencies);
      expect(await bookingOf(begun)).toMatchObject({
        status: "paid",
        payments: [{ amount: 63.6 }, { amount: 318 }],
        refunds: [{ amount: 63.6, reason: "paid_twice" }],
      });
    });

    test("a session that was ended days late is read for a day after that, and for longer while its data is contradictory", async () => {
      const driver = startApi("konnect");
      const begun = await checkOut();
      api.advanceHours(60);
      await settleDueSessions(api.dependencies);
      expect(await readSession(begun.session)).toMatchObject({ state: "expired" });
      driver.pay(begun.url);
      driver.faults.push({
        call: driver.calls.read,
        change: (response) => response.replaceAll("318000", "10"),
      });
      for (let day = 0; day < 2; day++) {
        api.advanceHours(24.1);
        await settleDueSessions(api.dependencies);
      }
      expect(await readSession(begun.session)).toMatchObject({ state: "expired" });
      driver.faults.length = 0;
      api.advanceHours(1.1);
      await settleDueSessions(api.dependencies);
      expect((await check(begun.session)).json).toMatchObject({ payment: "paid", status: "paid" });
    });

    test("while the gateway does not respond, the session is still read, even after a day", async () => {
      const driver = startApi("konnect");
      const begun = await checkOut();
      api.advanceHours(0.51);
      await settleDueSessions(api.dependencies);
      driver.pay(begun.url);
      driver.faults.push({ call: driver.calls.read, losesResponse: true });
      for (let day = 0; day < 3; day++) {
        api.advanceHours(24);
        await settleDueSessions(api.dependencies);
      }
      expect(loggedMessages("error")).toContain(
        "payment session unknown for a day: compare it with the gateway",
      );
      driver.faults.length = 0;
      api.advanceHours(1.1);
      await settleDueSessions(api.dependencies);
      expect(await readSession(begun.session)).toMatchObject({ state: "paid", next_check_at: null });
    });
  });

  test.each(["sandbox", "stripe"] as const)(
    "a signed webhook of %s about another shop or of another kind gets 200 and changes nothing",
    async (name) => {
      const driver = startApi(name);
      const checkedOut = await checkOut();
      const { path } = driver.webhookOf(checkedOut.url);
      const before = await readSession(checkedOut.session);
      driver.pay(checkedOut.url);
      const foreignWebhooks = driver.foreignWebhooks();
      expect(foreignWebhooks).toHaveLength(2);
      for (const { body, headers = {} } of foreignWebhooks) {
        expect((await api.request(path, { body, headers })).status).toBe(200);
        expect((await api.request(path, { body })).status).toBe(403);
        const changedBody = `${String(body)} `;
        expect((await api.request(path, { body: changedBody, headers })).status).toBe(403);
      }
      expect(await readSession(checkedOut.session)).toEqual(before);
    },
  );
});

type AlteredResponse = [name: string, change: (response: string) => string];

/** Returns responses that state an amount other than this one. */
function alteredAmounts(millimes: number): AlteredResponse[] {
  const replaceAmount = (value: string) => (response: string) => response.replaceAll(String(millimes), value);
  return [
    ["10 millimes", replaceAmount("10")],
    ["ten times the sum", replaceAmount(`${millimes}0`)],
    ["2^53−1 millimes", replaceAmount(String(Number.MAX_SAFE_INTEGER))],
    ["a negative sum", replaceAmount(`-${millimes}`)],
    ["a sum beyond all numbers", replaceAmount("1e400")],
    ["a part of a millime", replaceAmount(`${millimes}.5`)],
    ["a sum in words", replaceAmount(`"${millimes}"`)],
    ["no sum", replaceAmount("null")],
  ];
}

/** Invalid JSON, which Stripe's SDK treats as no response. */
const noNumber: AlteredResponse = ["no number", (response) => response.replaceAll("318000", "NaN")];
const otherCurrency: AlteredResponse = [
  "euros",
  (response) => response.replace(/TND/, "EUR").replace(/"tnd"/, '"eur"'),
];
const otherSession = (pattern: RegExp): AlteredResponse => [
  "another session",
  (response) => response.replace(pattern, '"id":"another"'),
];
const otherAlterations: Record<GatewayDriver["name"], AlteredResponse[]> = {
  sandbox: [
    noNumber,
    otherCurrency,
    otherSession(/"id":"[^"]*"/),
    ["a payment in 9999", (response) => response.replace(/"paidAt":"\d{4}/, '"paidAt":"9999')],
    ["a payment in 1970", (response) => response.replace(/"paidAt":"\d{4}/, '"paidAt":"1970')],
  ],
  stripe: [
    otherCurrency,
    otherSession(/"id":"cs_[^"]*"/),
    ["a payment in 9999", (response) => response.replace(/"created":\d+/g, '"created":253370764800')],
    ["a payment in 1970", (response) => response.replace(/"created":\d+/g, '"created":1')],
  ],
  konnect: [noNumber, otherCurrency, otherSession(/"id":"[^"]*"/)],
};

let addressCount = 0;

function anAddress(): string {
  addressCount += 1;
  return `10.71.${Math.floor(addressCount / 250)}.${addressCount % 250}`;
}
