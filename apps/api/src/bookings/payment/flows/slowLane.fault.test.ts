import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { startStripeStandIn } from "#api/testing/standIns/startStripeStandIn.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";

/** Milliseconds; shorter than a call to a hanging gateway. */
const POLL_OPTIONS = { timeout: 4000, interval: 50 };
const now = new Date("2026-11-20T12:00:00Z");
const keys = { secretKey: `sk_test_${"a".repeat(30)}`, webhookSecret: `whsec_${"b".repeat(30)}` };
let addressCount = 0;

describe.each(engines)("on %s, while one gateway does not respond", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
  let calls: string[] = [];
  const hangingServer = createServer((request) => void calls.push(request.url ?? ""));
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  /** Has both gateways; Stripe does not respond. */
  let api: TestApp;
  const stripeEnv = (url: string) => ({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: url,
  });
  beforeAll(async () => {
    sandbox = await startSandbox();
    stripe = await startStripeStandIn({ ...keys, clock: () => now });
    hangingServer.listen(0, "127.0.0.1");
    await once(hangingServer, "listening");
    world = await aCatalogue(database().db);
    const { port } = hangingServer.address() as AddressInfo;
    api = createTestApp(database().db, { env: { ...sandbox.env, ...stripeEnv(`http://127.0.0.1:${port}`) } });
  });
  afterAll(async () => {
    sandbox.close();
    await stripe.stop();
    hangingServer.closeAllConnections();
    hangingServer.close();
  });

  const checkOut = async (env: Record<string, string>) => {
    const gatewayApi = createTestApp(database().db, { seed: randomUUID(), env });
    const order = aCheckout({ ...world, car: await world.aCar() }, { payment: "full" });
    addressCount += 1;
    return (await gatewayApi.checkOut(order, { address: `10.41.0.${addressCount}` })).json;
  };
  /** Runs a job until `check` passes, without waiting for hanging calls. */
  const runJobUntil = async (
    job: typeof settleDueSessions | typeof payRefunds,
    check: () => Promise<void>,
  ): Promise<void> => {
    calls = [];
    let isOver = false;
    const run = job(api.dependencies, { shouldContinue: () => !isOver });
    try {
      await check();
    } finally {
      isOver = true;
      await run;
    }
  };

  test("a payment of the other gateway is found immediately, and a session is reserved only when it gets a slot", async () => {
    const { db } = database();
    const stuck = [];
    for (let index = 0; index < 5; index++) stuck.push(await checkOut(stripeEnv(stripe.url)));
    const paidCheckout = await checkOut(sandbox.env);
    sandbox.pay(paidCheckout.paymentSession.url);
    api.advanceHours(0.1);
    const booking = db.selectFrom("bookings").select("status").where("id", "=", paidCheckout.bookingId);
    const dueRows = db
      .selectFrom("payment_sessions")
      .select("id")
      .where("gateway", "=", "stripe")
      .where("next_check_at", "<=", api.dependencies.clock());
    await runJobUntil(settleDueSessions, async () => {
      await expect.poll(() => booking.executeTakeFirst(), POLL_OPTIONS).toEqual({ status: "paid" });
      await expect.poll(() => calls.length, POLL_OPTIONS).toBe(3);
      // A reservation of one minute starts with the call, which times out after 5 seconds.
      expect(await dueRows.execute()).toHaveLength(stuck.length - 3);
    });
  }, 60_000);

  test("a refund of the other gateway is paid immediately, and a refund is reserved only when it gets a slot", async () => {
    const { db } = database();
    const at = api.dependencies.clock();
    const amounts = (index: number) => ({
      amount_millimes: 1000,
      created_at: new Date(at.getTime() - index),
    });
    const pay = async ({
      bookingId,
      paymentSession: { id, gateway },
    }: Awaited<ReturnType<typeof checkOut>>) => {
      const payment = { id: randomUUID(), booking_id: bookingId, session_id: id, gateway, reference: "pi_1" };
      await db
        .insertInto("payments")
        .values({ ...payment, amount_millimes: 318_000, currency: "TND", at })
        .execute();
      return { booking_id: bookingId, payment_id: payment.id, gateway };
    };
    const requestedRefund = (payment: Awaited<ReturnType<typeof pay>>, index: number) => ({
      ...payment,
      ...amounts(index),
      id: randomUUID(),
      reference: null,
      state: "requested" as const,
      reason: "late_payment" as const,
      next_attempt_at: new Date(at.getTime() - index * 1000),
      requested_by: null,
      settled_at: null,
    });
    const stuck = await pay(await checkOut(stripeEnv(stripe.url)));
    const other = await checkOut(sandbox.env);
    sandbox.pay(other.paymentSession.url);
    const refund = requestedRefund(await pay(other), 0);
    const refunds = [...Array.from({ length: 12 }, (_, index) => requestedRefund(stuck, index + 1)), refund];
    await db.insertInto("refunds").values(refunds).execute();
    const state = db.selectFrom("refunds").select("state").where("id", "=", refund.id);
    const dueRows = db
      .selectFrom("refunds")
      .select("id")
      .where("payment_id", "=", stuck.payment_id)
      .where("next_attempt_at", "<=", at);
    await runJobUntil(payRefunds, async () => {
      await expect.poll(() => state.executeTakeFirst(), POLL_OPTIONS).toEqual({ state: "succeeded" });
      await expect.poll(() => calls.length, POLL_OPTIONS).toBe(2);
      expect(await dueRows.execute()).toHaveLength(10);
    });
  }, 60_000);
});
