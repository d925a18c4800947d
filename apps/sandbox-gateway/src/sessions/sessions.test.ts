import { afterAll, beforeAll, expect, test } from "vitest";
import { aRequest, startTestGateway } from "#gateway/testing/startTestGateway.ts";

let gateway: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });

test("the merchant's server opens and reads a session", async () => {
  const session = await gateway.open();
  const { expiresAt: _, ...expected } = aRequest();
  expect(session).toMatchObject({
    reference: expected.reference,
    amount: 318_050,
    currency: "TND",
    state: "open",
    lastFailure: null,
    paidAt: null,
    paymentReference: null,
    refunds: [],
  });
  expect(session.url).toBe(`${gateway.url}/pay/${session.id}?l=en`);
  expect(await gateway.read(session.id)).toEqual(session);
  expect((await gateway.server("/v1/sessions/cs_unknown")).status).toBe(404);
});

test("a reused idempotency key opens no second session, and is rejected for a different request", async () => {
  const [first, second] = await Promise.all([
    gateway.open({}, "key-number-1"),
    gateway.open({}, "key-number-1"),
  ]);
  // Times are part of the request: two requests with times a millisecond apart differ.
  const repeated = { ...aRequest(), expiresAt: first.expiresAt };
  expect(await gateway.open(repeated, "key-number-1")).toEqual(first);
  expect([first.id, undefined]).toContain(second.id);
  const conflicting = await gateway.server(
    "/v1/sessions",
    { ...repeated, amount: 10 },
    { "Idempotency-Key": "key-number-1" },
  );
  expect([conflicting.status, await conflicting.json()]).toMatchObject([409, { code: "conflict" }]);
});

test.each([
  ["no whole number", { amount: 10.5 }],
  ["no multiple of 10 millimes", { amount: 318_055 }],
  ["nothing", { amount: 0 }],
  ["too much", { amount: 100_000_010 }],
  ["another currency", { currency: "EUR" }],
  ["an end that has passed", { expiresAt: "2020-01-01T00:00:00.000Z" }],
  ["a script as return address", { returnUrl: "javascript:alert(1)" }],
  ["a missing description", { description: undefined }],
])("rejects a session with %s", async (_name, changes) => {
  const response = await gateway.server("/v1/sessions", { ...aRequest(), ...changes }, newKey());
  expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid_request" }]);
});

test("every server call requires the merchant's key, and a new session an idempotency key", async () => {
  for (const path of ["/v1/sessions", "/v1/sessions/cs_1/expire", "/v1/sessions/cs_1/refunds"]) {
    const response = await gateway.server(path, aRequest(), { ...newKey(), Authorization: "Bearer wrong" });
    expect(response.status).toBe(401);
  }
  expect((await gateway.server("/v1/sessions", aRequest())).status).toBe(400);
});

test("accepts only JSON bodies of at most 16 KB, even without a declared length", async () => {
  const large = await gateway.server(
    "/v1/sessions",
    { ...aRequest(), description: "x".repeat(20_000) },
    newKey(),
  );
  expect(large.status).toBe(413);
  const form = await gateway.server("/v1/sessions", aRequest(), {
    ...newKey(),
    "Content-Type": "text/plain",
  });
  expect(form.status).toBe(415);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("x".repeat(20_000)));
      controller.close();
    },
  });
  const streamed = await fetch(`${gateway.url}/v1/sessions`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${gateway.config.key}`,
      "Content-Type": "application/json",
      ...newKey(),
    },
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test("an expired session accepts no card, and a paid session stays paid", async () => {
  const expiring = await gateway.open();
  const expire = async (id: string) => (await gateway.server(`/v1/sessions/${id}/expire`, {})).json();
  expect(await expire(expiring.id)).toMatchObject({ state: "expired" });
  expect(await gateway.pay(expiring.id, "4242424242424242")).toEqual({ result: "expired" });
  const paid = await gateway.open();
  await gateway.pay(paid.id, "4242424242424242");
  expect(await expire(paid.id)).toMatchObject({ state: "paid" });
});

test("a session expires at its end time", async () => {
  let now = new Date("2026-11-22T10:00:00Z");
  const clockedGateway = await startTestGateway({ clock: () => now });
  try {
    const session = await clockedGateway.open();
    now = new Date("2026-11-22T10:29:59Z");
    expect(await clockedGateway.read(session.id)).toMatchObject({ state: "open" });
    now = new Date("2026-11-22T10:30:00Z");
    expect(await clockedGateway.read(session.id)).toMatchObject({ state: "expired" });
  } finally {
    await clockedGateway.stop();
  }
});

test("refunds can be partial, are idempotent by key and never exceed the paid amount", async () => {
  const { id, amount } = await gateway.open();
  const tooEarly = await gateway.refund(id, { amount: 10, reference: "r0" });
  expect([tooEarly.status, await tooEarly.json()]).toMatchObject([422, { code: "not_refundable" }]);
  await gateway.pay(id, "4242424242424242");
  const first = await gateway.refund(id, { amount: 18_050, reference: "r1" }, "refund-key-1");
  const refund = await first.json();
  expect([first.status, refund]).toMatchObject([201, { amount: 18_050, state: "succeeded" }]);
  const repeatedRefund = await gateway.refund(id, { amount: 18_050, reference: "r1" }, "refund-key-1");
  expect(await repeatedRefund.json()).toEqual(refund);
  expect((await gateway.refund(id, { amount: 10, reference: "r1" }, "refund-key-1")).status).toBe(409);
  expect((await gateway.refund(id, { amount, reference: "r2" })).status).toBe(422);
  expect((await gateway.refund(id, { amount: amount - 18_050, reference: "r3" })).status).toBe(201);
  expect((await gateway.refund(id, { amount: 10, reference: "r4" })).status).toBe(422);
  expect((await gateway.read(id)).refunds.map(({ reference }) => reference)).toEqual(["r1", "r3"]);
});

test("a refund fails for the card whose bank accepts no refunds", async () => {
  const { id } = await gateway.open();
  await gateway.pay(id, "4000000000005126");
  const refund = await gateway.refund(id, { amount: 10, reference: "r1" });
  expect([refund.status, await refund.json()]).toMatchObject([201, { state: "failed" }]);
});
