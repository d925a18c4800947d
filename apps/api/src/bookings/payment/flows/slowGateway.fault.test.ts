import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";

/** Maximum concurrent requests of this API. */
const CONCURRENCY = 8;

describe.runIf(hasPostgres)("while the gateway does not respond", () => {
  const database = withDatabase("postgres");
  let sandbox: Sandbox;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let api: TestApp;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(async () => {
    sandbox = await startSandbox();
    const env = { ...sandbox.env, REQUESTS_AT_ONCE: String(CONCURRENCY) };
    api = createTestApp(database().db, { seed: randomUUID(), env });
  });
  afterAll(() => sandbox.close());

  /** Returns the id of an open payment session. */
  const aSession = async (): Promise<string> => {
    const car = await world.aCar();
    const { json } = await api.checkOut(aCheckout({ ...world, car }, { payment: "full" }));
    return json.paymentSession.id;
  };
  const check = (id: string) => api.request(`/api/check-checkout-session/${id}`, { method: "POST" });
  const expectFastResponse = async () => {
    const start = performance.now();
    expect((await api.request("/api/settings")).status).toBe(200);
    // Less than the 5-second timeout of a gateway call.
    expect(performance.now() - start).toBeLessThan(4000);
  };
  const countReads = () => sandbox.calls.filter((call) => call.startsWith("GET")).length;

  test("checks of many payments take at most three quarters of the request slots", async () => {
    const sessions = await Promise.all(Array.from({ length: CONCURRENCY }, aSession));
    sandbox.controls.isHanging = true;
    const checks = sessions.map((id) => check(id));
    await expect.poll(countReads).toBe(CONCURRENCY / 2);
    await expectFastResponse();
    sandbox.close();
    for (const { status, headers, json } of await Promise.all(checks)) {
      expect([status, headers.get("retry-after"), json.code]).toEqual([503, "2", "gateway_unavailable"]);
    }
  });

  test("concurrent checks of one payment make one gateway call; all but the first respond with the stored state", async () => {
    const id = await aSession();
    sandbox.controls.isHanging = true;
    const first = check(id);
    await expect.poll(countReads).toBe(1);
    const others = Array.from({ length: CONCURRENCY - 1 }, () => check(id));
    for (const { status, json } of await Promise.all(others)) {
      expect([status, json.payment]).toEqual([200, "open"]);
    }
    expect(countReads()).toBe(1);
    await expectFastResponse();
    sandbox.close();
    expect((await first).status).toBe(503);
  });

  test("online checkouts beyond the limit are rejected, and succeed when repeated", async () => {
    const cars = await Promise.all(Array.from({ length: CONCURRENCY }, () => world.aCar()));
    sandbox.controls.isHanging = true;
    const orders = cars.map((car) => aCheckout({ ...world, car }, { payment: "full" }));
    const keys = orders.map((_, index) => ({
      headers: { "idempotency-key": randomUUID() },
      address: `198.51.100.${index + 1}`,
    }));
    const checkouts = Promise.all(orders.map((order, index) => api.checkOut(order, keys[index])));
    await expect.poll(() => sandbox.calls.length, { timeout: 4000 }).toBe(CONCURRENCY / 2);
    await expectFastResponse();
    for (const { json } of await checkouts) expect(json.code).toBe("gateway_unavailable");
    sandbox.controls.isHanging = false;
    for (const [index, order] of orders.entries()) {
      expect((await api.checkOut(order, keys[index])).status).toBe(201);
    }
  }, 20_000);
});
