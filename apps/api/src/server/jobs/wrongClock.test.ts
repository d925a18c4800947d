import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createResponseCache } from "#api/server/http/responses/createResponseCache.ts";
import { createAllowances } from "#api/server/http/limits/createAllowances.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { capWaits } from "./capWaits.ts";
import { startJobs } from "./startJobs.ts";

const DAY_HOURS = 24;

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
    world = await aCatalogue(database().db);
  });
  afterAll(() => sandbox.close());
  /** Two processes; the clock of `aheadApi` is a day ahead. */
  let correctApi: TestApp;
  let aheadApi: TestApp;
  beforeEach(async () => {
    await database().db.deleteFrom("rate_limits").execute();
    correctApi = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
    aheadApi = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
    aheadApi.advanceHours(DAY_HOURS);
  });

  test("a process with a wrong clock is not ready and refuses every other call", async () => {
    const wrongClockApi = createTestApp(database().db, { isClockInSync: () => false });
    expect((await wrongClockApi.request("/health")).status).toBe(200);
    expect(await wrongClockApi.request("/ready")).toMatchObject({ status: 503, json: { code: "not_ready" } });
    for (const [path, method] of [
      ["/api/settings", "GET"],
      ["/api/validate-access-token", "POST"],
      [`/api/check-checkout-session/${randomUUID()}`, "POST"],
      ["/api/payment-webhook/sandbox", "POST"],
    ] as const) {
      const response = await wrongClockApi.request(path, { method });
      expect(response).toMatchObject({ status: 503, json: { code: "unavailable" } });
      expect(response.headers.get("retry-after")).toBe("2");
    }
  });

  test("no job runs while the clock is wrong", async () => {
    const { db } = database();
    await db
      .insertInto("spent_proofs")
      .values({ proof_hash: "kept", expires_at: new Date(0) })
      .execute();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const tools = { ...correctApi.dependencies, isClockInSync: () => false };
    const stop = startJobs(tools, { transport: () => Promise.reject(new Error("sent")), sms: undefined });
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    await stop();
    const remainingProofs = db
      .selectFrom("spent_proofs")
      .select("proof_hash")
      .where("proof_hash", "=", "kept");
    expect(await remainingProofs.execute()).toHaveLength(1);
  });

  test("a limit stored by a process whose clock is ahead lasts no longer than its own burst", async () => {
    const rateLimit = { name: "test", key: randomUUID(), burst: 3, secondsEach: 10 };
    const countRequest = (api: TestApp) =>
      limitRate(api.dependencies, rateLimit).then(
        () => "passed",
        () => "refused",
      );
    expect(await countRequest(aheadApi)).toBe("passed");
    expect(await countRequest(correctApi)).toBe("refused");
    correctApi.advanceHours(10 / 3600);
    expect(await countRequest(correctApi)).toBe("passed");
    correctApi.advanceHours(30 / 3600);
    const burst = [
      await countRequest(correctApi),
      await countRequest(correctApi),
      await countRequest(correctApi),
      await countRequest(correctApi),
    ];
    expect(burst).toEqual(["passed", "passed", "passed", "refused"]);
  });

  test("a limit and a cached response in memory also end once the clock is right again", async () => {
    let now = Date.now();
    const clock = () => new Date(now);
    const { spend } = createAllowances({ clock, burst: 10, perSecond: 1 });
    const cache = createResponseCache({ clock, seconds: 5 });
    const read = async (text: string) =>
      (await cache.get("key", () => Promise.resolve({ text, cacheSeconds: 5 }))).body.toString();
    now += DAY_HOURS * 3_600_000;
    expect([spend("a", 5), await read("old")]).toEqual([0, "old"]);
    now -= DAY_HOURS * 3_600_000;
    expect(await read("new")).toBe("new");
    expect(spend("a", 1)).toBeGreaterThan(0);
    now += 1000;
    expect(spend("a", 1)).toBe(0);
  });

  test("a mail, a payment and a tried refund dated by a process whose clock is ahead are due at once", async () => {
    const { db } = database();
    await db.deleteFrom("outbox").execute();
    const checkout = await aheadApi.checkOut(aCheckout({ ...world, car: await world.aCar() }), {
      address: "10.9.0.1",
    });
    expect(checkout.status).toBe(201);
    const order = aCheckout({ ...world, car: await world.aCar() }, { payment: "full" });
    const { json } = await aheadApi.checkOut(order, { address: "10.9.0.2" });
    sandbox.pay(json.paymentSession.url);
    const now = correctApi.dependencies.clock();
    const sent: string[] = [];
    const deliver = () =>
      deliverOutbox(correctApi.dependencies, async ({ to }) => void sent.push(to.address));
    await deliver();
    expect(sent).toEqual([]);

    await capWaits(db, now);
    await deliver();
    expect(sent).toHaveLength(2);
    await settleDueSessions(correctApi.dependencies);
    const booking = db.selectFrom("bookings").select("status").where("id", "=", json.bookingId);
    expect(await booking.executeTakeFirst()).toEqual({ status: "paid" });
  });

  test("rows that wait no longer than the longest regular wait are not made due early", async () => {
    const { db } = database();
    await db.deleteFrom("outbox").execute();
    await correctApi.checkOut(aCheckout({ ...world, car: await world.aCar() }), { address: "10.9.0.3" });
    const failingTransport = () => Promise.reject(new Error("away"));
    for (let attempt = 0; attempt < 7; attempt++) {
      await deliverOutbox(correctApi.dependencies, failingTransport);
      await capWaits(db, correctApi.dependencies.clock());
      expect(await deliverOutbox(correctApi.dependencies, failingTransport)).toBe(0);
      correctApi.advanceHours(1);
    }
  });

  test("a quoted price and a captcha from a process whose clock is ahead are valid no longer than usual", async () => {
    const rental = { ...world, car: await world.aCar() };
    const body = aCheckout(rental);
    const { json: quote } = await aheadApi.request("/api/quote", { body: { ...body.rental } });
    const pass = await aheadApi.earnPass();
    await database()
      .db.updateTable("cars")
      .set({ daily_price_millimes: 200_000 })
      .where("id", "=", rental.car.id)
      .execute();
    correctApi.advanceHours(2);
    expect((await correctApi.request("/api/checkout", { body, cookie: pass })).json.code).toBe(
      "captcha_required",
    );
    const signedOrder = { ...body, signedQuote: quote.signedQuote };
    expect((await correctApi.checkOut(signedOrder, { address: "10.9.0.4" })).json.code).toBe("price_changed");
  });
});
