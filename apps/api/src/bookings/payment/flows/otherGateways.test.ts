import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { startKonnectStandIn } from "#api/testing/standIns/startKonnectStandIn.ts";
import { startStripeStandIn } from "#api/testing/standIns/startStripeStandIn.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const seconds = noon.getTime() / 1000;
const keys = {
  stripe: { secretKey: `sk_test_${"a".repeat(30)}`, webhookSecret: `whsec_${"b".repeat(30)}` },
  konnect: { apiKey: "c".repeat(40) },
};

const database = withDatabase("pglite");
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let konnect: Awaited<ReturnType<typeof startKonnectStandIn>>;
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
let api: TestApp;
beforeAll(async () => {
  stripe = await startStripeStandIn({ ...keys.stripe, clock: () => noon });
  konnect = await startKonnectStandIn(keys.konnect);
  catalogue = await aCatalogue(database().db);
});
afterAll(async () => {
  await stripe.stop();
  await konnect.stop();
});

const createApi = (env: Record<string, string>) =>
  createTestApp(database().db, { seed: randomUUID(), now: noon.toISOString(), env });
/** Checks out as a guest who pays online in full. `gatewayId` is the payment's id at the gateway. */
const checkOut = async () => {
  const order = aCheckout({ ...catalogue, car: await catalogue.aCar() }, { payment: "full" });
  const { json } = await api.checkOut(order);
  const { id, url, gateway, display } = json.paymentSession;
  const address = new URL(url);
  const gatewayId = address.searchParams.get("payment_ref") ?? address.pathname.split("/").at(-1) ?? "";
  return { bookingId: json.bookingId, session: id, gateway, display, gatewayId };
};
const stateOf = async ({ session }: { session: string }) =>
  (await api.request(`/api/check-checkout-session/${session}`, { method: "POST" })).json;

describe("with Stripe", () => {
  beforeEach(() => {
    api = createApi({
      STRIPE_SECRET_KEY: keys.stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    });
  });
  const sendWebhook = (id: string, at = seconds) => sendEvent({ object: "checkout.session", id }, at);
  const sendEvent = (object: object, at: number) => {
    const { rawBody, headers } = stripe.webhook(object, at);
    const body: unknown = JSON.parse(rawBody.toString());
    return api.request("/api/payment-webhook/stripe", { body, headers: Object.fromEntries(headers) });
  };

  test("a booking is paid on Stripe's page, and its webhook confirms the booking", async () => {
    const checkedOut = await checkOut();
    expect(checkedOut).toMatchObject({ gateway: "stripe", display: "redirect" });
    expect((await sendWebhook(checkedOut.gatewayId)).status).toBe(200);
    expect(await stateOf(checkedOut)).toMatchObject({ status: "void", payment: "open" });
    stripe.pay(checkedOut.gatewayId, seconds);
    expect((await sendWebhook(checkedOut.gatewayId)).status).toBe(200);
    expect(await stateOf(checkedOut)).toMatchObject({ status: "paid", payment: "paid", amount: 318 });
  });

  test("administrators are notified once of a disputed payment, however often Stripe reports it", async () => {
    const { db } = api.dependencies;
    const admin = await aUser(db, { type: "admin" });
    const checkedOut = await checkOut();
    stripe.pay(checkedOut.gatewayId, seconds);
    await sendWebhook(checkedOut.gatewayId);
    const { reference } = await db
      .selectFrom("payments")
      .select("reference")
      .where("booking_id", "=", checkedOut.bookingId)
      .executeTakeFirstOrThrow();
    const dispute = (payment_intent: string | null) =>
      sendEvent({ object: "dispute", id: "dp_1", payment_intent }, seconds);
    const responses = await Promise.all([reference, reference, "pi_of_another_shop"].map(dispute));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const notifications = await db
      .selectFrom("notifications")
      .select(["kind", "booking_id"])
      .where("user_id", "=", admin.id)
      .execute();
    expect(notifications).toEqual([{ kind: "payment_disputed", booking_id: checkedOut.bookingId }]);
  });

  test("rejects an old or unsigned webhook; a webhook of another session changes nothing", async () => {
    const { gatewayId } = await checkOut();
    expect((await sendWebhook(gatewayId, seconds - 301)).status).toBe(403);
    expect((await api.request("/api/payment-webhook/stripe", { body: {} })).status).toBe(403);
    expect((await api.request("/api/payment-webhook/stripe")).status).toBe(403);
    expect((await sendWebhook("cs_test_of_another")).status).toBe(200);
  });
});

describe("with Konnect", () => {
  beforeEach(() => {
    api = createApi(konnectKeys());
  });
  const konnectKeys = () => ({
    KONNECT_API_KEY: keys.konnect.apiKey,
    KONNECT_WALLET_ID: "5f7a209aeb3f76490ac4a3d1",
    KONNECT_API_URL: `${konnect.url}/api/v2`,
  });
  const sendWebhook = (reference: string) =>
    api.request(`/api/payment-webhook/konnect?payment_ref=${reference}`);

  test("a call with a reference pays nothing by itself, because the payment is read from Konnect", async () => {
    const checkedOut = await checkOut();
    expect(checkedOut).toMatchObject({ gateway: "konnect", display: "redirect" });
    expect((await sendWebhook(checkedOut.gatewayId)).status).toBe(200);
    expect(await stateOf(checkedOut)).toMatchObject({ status: "void", payment: "open" });
    konnect.change(checkedOut.gatewayId, { status: "completed", reachedAmount: 318_000 });
    expect((await sendWebhook(checkedOut.gatewayId)).status).toBe(200);
    expect(await stateOf(checkedOut)).toMatchObject({ status: "paid", payment: "paid" });
    expect((await sendWebhook("unknown")).status).toBe(404);
    expect((await sendWebhook("")).status).toBe(404);
  });

  test("limits how often a network address can cause payments to be read from Konnect", async () => {
    const { gatewayId } = await checkOut();
    api = createApi({ ...konnectKeys(), ADDRESS_CALLS_BURST: "10", ADDRESS_CALLS_PER_SECOND: "1" });
    const statuses: number[] = [];
    for (let call = 0; call < 7; call++) statuses.push((await sendWebhook(gatewayId)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
