import { afterAll, beforeAll, expect, test } from "vitest";
import { startKonnectStandIn } from "#api/testing/standIns/startKonnectStandIn.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";
import { konnectGateway } from "./konnectGateway.ts";

const apiKey = "wallet:secret-of-konnect";
const now = new Date("2026-11-20T12:00:00Z");

let konnect: Awaited<ReturnType<typeof startKonnectStandIn>>;
beforeAll(async () => {
  konnect = await startKonnectStandIn({ apiKey });
});
afterAll(() => konnect.stop());

const aGateway = (overrides = {}) =>
  konnectGateway({
    apiKey,
    walletId: "5f7a209aeb3f76490ac4a3d1",
    url: `${konnect.url}/api/v2`,
    webhookUrl: "https://api.sayara.example/api/payment-webhook/konnect",
    clock: () => now,
    ...overrides,
  });

const aRequest = {
  paymentId: "p1",
  amountMillimes: 318_000,
  reference: "SY-7K3Q9D",
  currency: "TND",
  expiresAt: new Date(now.getTime() + 30 * 60_000),
  language: "fr",
  description: "Clio, SY-7K3Q9D",
  returnUrl: "https://sayara.example/checkout-session/s1",
  customerEmail: "amel@example.tn",
} as const;

test("a payment is opened in millimes and expires with the session", async () => {
  const opened = await aGateway().openSession(aRequest);
  expect(opened.url).toContain(opened.id);
  expect(konnect.initRequests.at(-1)).toMatchObject({
    amount: 318_000,
    token: "TND",
    orderId: "p1",
    lifespan: 30,
    webhook: "https://api.sayara.example/api/payment-webhook/konnect",
    successUrl: aRequest.returnUrl,
  });
  expect(await aGateway().readSession(opened.id)).toEqual({
    id: opened.id,
    state: "open",
    amountMillimes: 318_000,
    currency: "TND",
    lastFailure: null,
    paidAt: null,
    paymentReference: null,
  });
});

test("a declined card is reported, and then the completed payment", async () => {
  const { id } = await aGateway().openSession(aRequest);
  konnect.change(id, { transactions: [{ status: "failed_payment" }] });
  expect(await aGateway().readSession(id)).toMatchObject({ state: "open", lastFailure: "card_declined" });
  konnect.change(id, { status: "completed", reachedAmount: 318_000 });
  const paid = { state: "paid", lastFailure: null, paidAt: now, paymentReference: id };
  expect(await aGateway().readSession(id)).toMatchObject(paid);
  expect(await aGateway().expireSession(id)).toMatchObject(paid);
});

test("a partially paid payment is reported with the amount received", async () => {
  const { id } = await aGateway().openSession(aRequest);
  konnect.change(id, { status: "completed", reachedAmount: 100 });
  expect(await aGateway().readSession(id)).toMatchObject({ state: "paid", amountMillimes: 100 });
});

test("a payment cannot be ended at Konnect", async () => {
  expect(aGateway().canExpireSessions).toBe(false);
  const { id } = await aGateway().openSession(aRequest);
  expect(await aGateway().expireSession(id)).toMatchObject({ state: "open" });
});

test("a refund is refused, so that staff make it", async () => {
  const amount = { amountMillimes: 10, currency: "TND" };
  const request = { refundId: "r1", sessionId: "s1", paymentReference: "s1", ...amount };
  expect(await aGateway().refund(request)).toEqual({ reference: "s1", state: "failed", ...amount });
});

test("a webhook is accepted only with a payment reference, and other text is rejected", async () => {
  const webhook = (query: string) =>
    aGateway().readWebhook({
      rawBody: new Uint8Array(),
      headers: new Headers(),
      query: new URLSearchParams(query),
      now,
    });
  expect(await webhook("payment_ref=abc123")).toEqual({ sessionId: "abc123" });
  for (const query of ["", "payment_ref=", "payment_ref=../settings", `payment_ref=${"a".repeat(101)}`]) {
    await expect(webhook(query)).rejects.toMatchObject({ code: "not_found" });
  }
});

test("a wrong key is reported as unavailable and an unknown payment as refused, without the key in the error", async () => {
  const read = (gateway: ReturnType<typeof aGateway>) =>
    gateway.readSession("unknown").catch((thrown: unknown) => thrown);
  const wrongKeyError = await read(aGateway({ apiKey: "wallet:another-secret" }));
  expect(wrongKeyError).toBeInstanceOf(GatewayUnavailableError);
  expect(String(wrongKeyError)).not.toContain("secret");
  expect(await read(aGateway())).toMatchObject({
    name: "GatewayRefusalError",
    status: 404,
    code: "not_found",
  });
});
