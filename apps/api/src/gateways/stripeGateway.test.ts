import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startStripeStandIn } from "#api/testing/standIns/startStripeStandIn.ts";
import { GatewayRefusalError } from "./GatewayRefusalError.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import { stripeGateway } from "./stripeGateway.ts";

const secrets = { secretKey: "sk_test_1234567890", webhookSecret: "whsec_1234567890" };
const now = new Date();
const expiresAt = new Date(now.getTime() + 30 * 60_000);

let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
beforeAll(async () => {
  stripe = await startStripeStandIn(secrets);
});
afterAll(() => stripe.stop());
const aGateway = (overrides = {}) => stripeGateway({ ...secrets, url: stripe.url, ...overrides });

const aRequest = (paymentId: string, amountMillimes = 318_000) => ({
  paymentId,
  amountMillimes,
  reference: "SY-7K3Q9D",
  currency: "TND" as const,
  expiresAt,
  language: "fr" as const,
  description: "Clio, SY-7K3Q9D",
  returnUrl: "https://sayara.example/checkout-session/s1",
  customerEmail: "amel@example.tn",
});

test("a session is opened in millimes, once per payment id, for at least Stripe's 30 minutes", async () => {
  const gateway = aGateway();
  const opened = await gateway.openSession(aRequest("p1"));
  expect(opened.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(await gateway.openSession(aRequest("p1"))).toEqual(opened);
  expect(stripe.calls.at(-1)?.form).toMatchObject({
    client_reference_id: "p1",
    "line_items[0][price_data][currency]": "tnd",
    "line_items[0][price_data][unit_amount]": "318000",
    locale: "fr",
  });
  expect(await gateway.readSession(opened.id)).toEqual({
    id: opened.id,
    state: "open",
    amountMillimes: 318_000,
    currency: "TND",
    lastFailure: null,
    paidAt: null,
    paymentReference: null,
  });
});

test("Stripe refuses an amount whose last digit is not 0", async () => {
  await expect(aGateway().openSession(aRequest("p2", 318_005))).rejects.toThrow(GatewayRefusalError);
});

test("a repeated key is sent with the same parameters, even after the clock has moved", async () => {
  stripe.faults.push({ call: /^POST .*sessions$/, losesResponse: true });
  await expect(aGateway().openSession(aRequest("lost"))).rejects.toThrow(GatewayUnavailableError);
  stripe.faults.length = 0;
  vi.useFakeTimers({ now: now.getTime() + 6 * 60_000, toFake: ["Date"] });
  try {
    const opened = await aGateway().openSession(aRequest("lost"));
    expect([...stripe.sessions.values()].filter((session) => session.client_reference_id === "lost")).toEqual(
      [expect.objectContaining({ id: opened.id })],
    );
    await expect(aGateway().openSession(aRequest("lost", 200_000))).rejects.toMatchObject({
      name: "GatewayRefusalError",
      code: "idempotency_error",
    });
  } finally {
    vi.useRealTimers();
  }
});

test("a session opened in our last second still lives for Stripe's 30 minutes", async () => {
  const request = { ...aRequest("late"), expiresAt: new Date(Date.now() + 1000) };
  expect((await aGateway().openSession(request)).url).toContain("https://");
});

test.each([
  [{ code: "card_declined", decline_code: "generic_decline" }, "card_declined"],
  [{ code: "card_declined", decline_code: "insufficient_funds" }, "insufficient_funds"],
  [{ code: "expired_card" }, "card_expired"],
  [{ code: "card_declined", decline_code: "lost_card" }, "card_lost"],
  [{ code: "payment_intent_authentication_failure" }, "authentication_failed"],
] as const)("the failure %j is reported as %s", async (error, failure) => {
  const gateway = aGateway();
  const { id } = await gateway.openSession(aRequest(`declined-${failure}`));
  stripe.decline(id, error);
  expect(await gateway.readSession(id)).toMatchObject({ state: "open", lastFailure: failure });
});

test("a paid session is reported with its time and reference, and ending it changes nothing", async () => {
  const gateway = aGateway();
  const { id } = await gateway.openSession(aRequest("p3"));
  stripe.pay(id, 1_800_000_000);
  const paid = {
    state: "paid",
    paidAt: new Date(1_800_000_000_000),
    paymentReference: expect.stringMatching(/^pi_/),
    lastFailure: null,
  };
  expect(await gateway.readSession(id)).toMatchObject(paid);
  expect(await gateway.expireSession(id)).toMatchObject(paid);
});

test("an open session is ended, and the call may be repeated", async () => {
  const gateway = aGateway();
  const { id } = await gateway.openSession(aRequest("p4"));
  expect(await gateway.expireSession(id)).toMatchObject({ state: "expired" });
  expect(await gateway.expireSession(id)).toMatchObject({ state: "expired" });
});

test("an amount is refunded once per refund id, and the refund's state at Stripe is reported", async () => {
  const gateway = aGateway();
  const { id } = await gateway.openSession(aRequest("p5"));
  stripe.pay(id, 1_800_000_000);
  const { paymentReference } = await gateway.readSession(id);
  const amount = { amountMillimes: 100_000, currency: "TND" };
  const request = { refundId: "r1", sessionId: id, paymentReference, ...amount };
  const refund = await gateway.refund(request);
  expect(refund).toEqual({ reference: expect.stringMatching(/^re_/), state: "succeeded", ...amount });
  expect(await gateway.refund(request)).toEqual(refund);
  expect(stripe.refunded.get(paymentReference ?? "")).toBe(100_000);

  // Stripe forgets keys after a day. A refund whose response was lost is not made twice.
  stripe.forgetKeys();
  expect(await gateway.refund(request)).toEqual(refund);
  expect(stripe.refunded.get(paymentReference ?? "")).toBe(100_000);

  stripe.setRefundStatus("pending");
  const pending = { ...request, refundId: "r2" };
  expect(await gateway.refund(pending)).toMatchObject({ state: "pending" });
  stripe.setRefundStatus("succeeded");
  expect(await gateway.refund(pending)).toMatchObject({ state: "succeeded" });
  stripe.setRefundStatus("failed");
  expect(await gateway.refund({ ...request, refundId: "r3" })).toMatchObject({ state: "failed" });
  stripe.setRefundStatus("succeeded");
  const excessive = { ...request, refundId: "r4", amountMillimes: 300_000 };
  await expect(gateway.refund(excessive)).rejects.toMatchObject({
    name: "GatewayRefusalError",
    status: 400,
    code: "charge_already_refunded",
  });
});

test("a session webhook names its session, any other event names none, and a forged, altered or old webhook is rejected", async () => {
  const gateway = aGateway();
  const seconds = Math.floor(now.getTime() / 1000);
  const object = { object: "checkout.session", id: "cs_test_1" };
  const webhook = { ...stripe.webhook(object, seconds), query: new URLSearchParams(), now };
  expect(await gateway.readWebhook(webhook)).toEqual({ sessionId: "cs_test_1" });

  const refused = { code: "not_allowed" };
  const changedBody = Buffer.from(webhook.rawBody.toString().replace("cs_test_1", "cs_test_2"));
  await expect(gateway.readWebhook({ ...webhook, rawBody: changedBody })).rejects.toMatchObject(refused);
  await expect(gateway.readWebhook({ ...webhook, headers: new Headers() })).rejects.toMatchObject(refused);
  const expiredTime = new Date(now.getTime() + 301_000);
  await expect(gateway.readWebhook({ ...webhook, now: expiredTime })).rejects.toMatchObject(refused);
  const otherSecret = aGateway({ webhookSecret: "whsec_another" });
  await expect(otherSecret.readWebhook(webhook)).rejects.toMatchObject(refused);
  const disputed = { object: "dispute", id: "dp_1", payment_intent: "pi_test_1" };
  expect(await gateway.readWebhook({ ...webhook, ...stripe.webhook(disputed, seconds) })).toEqual({
    disputeId: "dp_1",
    paymentReference: "pi_test_1",
  });
  const charge = { ...webhook, ...stripe.webhook({ object: "charge", id: "ch_1" }, seconds) };
  expect(await gateway.readWebhook(charge)).toBeNull();
});

test("a wrong key and an unreachable server are reported as unavailable, without the key in the error", async () => {
  const wrongKey = aGateway({ secretKey: "sk_test_of_another" });
  const unreachable = aGateway({ url: "http://127.0.0.1:1" });
  for (const gateway of [wrongKey, unreachable]) {
    const error: unknown = await gateway.readSession("cs_test_1").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayUnavailableError);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("sk_test");
  }
});
