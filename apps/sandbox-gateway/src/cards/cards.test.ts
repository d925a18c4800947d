import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "#gateway/testing/startTestGateway.ts";
import { testCards } from "./testCards.ts";

let gateway: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test("charges an approved card once", async () => {
  const { id } = await gateway.open();
  expect(await gateway.pay(id, "4242 4242 4242 4242")).toEqual({ result: "paid" });
  const session = await gateway.read(id);
  expect(session).toMatchObject({ state: "paid", paymentReference: expect.stringMatching(/^pay_/) });
  expect(await gateway.pay(id, "4242424242424242")).toEqual({ result: "paid" });
  expect(await gateway.read(id)).toEqual(session);
});

test.each([
  ["4000000000000002", "card_declined"],
  ["4000000000009995", "insufficient_funds"],
  ["4000000000000069", "card_expired"],
  ["4000000000009987", "card_lost"],
  // The sandbox declines every number that is not a test card.
  ["4111111111111111", "card_declined"],
])("card %s fails with %s, and the session can still be paid with another card", async (number, failure) => {
  const { id } = await gateway.open();
  expect(await gateway.pay(id, number)).toEqual({ result: "failed", failure });
  expect(await gateway.read(id)).toMatchObject({ state: "open", lastFailure: failure });
  expect(await gateway.pay(id, "4242424242424242")).toEqual({ result: "paid" });
  expect(await gateway.read(id)).toMatchObject({ state: "paid", lastFailure: null });
});

test("validates number, expiry and security code with the domain's rules, without counting an attempt", async () => {
  const { id } = await gateway.open();
  const result = await gateway.pay(id, "4242424242424241", { expiry: "13/30", securityCode: "" });
  expect(result).toMatchObject({
    result: "invalid",
    invalid: { number: "card_number_invalid", expiry: "card_expiry_invalid", securityCode: "required" },
  });
  expect(await gateway.pay(id, "378282246310005")).toMatchObject({
    result: "invalid",
    invalid: { securityCode: "security_code_invalid?digits=4" },
  });
  expect(await gateway.pay(id, "4242424242424242", { expiry: "01/20" })).toMatchObject({
    result: "invalid",
    invalid: { expiry: "card_expired" },
  });
  expect(await gateway.read(id)).toMatchObject({ state: "open", lastFailure: null });
});

test("the challenge buttons confirm or refuse the payment, and each challenge can be answered once", async () => {
  const { id } = await gateway.open();
  expect(await gateway.pay(id, "4000000000003220")).toEqual({ result: "challenge" });
  expect(await gateway.read(id)).toMatchObject({ state: "open" });
  const refusal = await gateway.answerChallenge(id, "refuse");
  expect(refusal).toMatchObject({ status: 303, location: `/pay/${id}?l=en&failed=1` });
  expect(await gateway.read(id)).toMatchObject({ state: "open", lastFailure: "authentication_failed" });
  // The challenge is already answered, so confirming it no longer pays.
  await gateway.answerChallenge(id, "confirm");
  expect(await gateway.read(id)).toMatchObject({ state: "open" });

  await gateway.pay(id, "4000000000003220");
  const confirmation = await gateway.answerChallenge(id, "confirm");
  expect(confirmation).toMatchObject({ status: 303, location: `/pay/${id}?l=en` });
  expect(await gateway.read(id)).toMatchObject({ state: "paid" });
});

test("the timeout card fails with gateway_timeout and is charged later", async () => {
  const { id } = await gateway.open();
  expect(await gateway.pay(id, "4000000000000119")).toEqual({ result: "failed", failure: "gateway_timeout" });
  expect(await gateway.read(id)).toMatchObject({ state: "open", lastFailure: "gateway_timeout" });
  await expect.poll(async () => (await gateway.read(id)).state, { timeout: 5000 }).toBe("paid");
});

test("two simultaneous submissions charge the card once", async () => {
  const slowGateway = await startTestGateway({ delays: { decision: 100 } });
  try {
    const { id } = await slowGateway.open();
    const results = await Promise.all([
      slowGateway.pay(id, "4242424242424242"),
      slowGateway.pay(id, "4242424242424242"),
    ]);
    expect(results).toContainEqual({ result: "paid" });
    expect(results).toContainEqual(expect.objectContaining({ code: "conflict" }));
  } finally {
    await slowGateway.stop();
  }
});

test("rejects a card after 30 attempts in a session", async () => {
  const { id } = await gateway.open();
  for (let card = 0; card < 30; card++) await gateway.pay(id, "4000000000000002");
  expect(await gateway.pay(id, "4242424242424242")).toMatchObject({ code: "too_many_attempts" });
});

test("never logs a card number", async () => {
  const { id } = await gateway.open();
  for (const { number } of testCards) await gateway.pay(id, number);
  await gateway.pay(id, "4242424242424241", { securityCode: "987" });
  const log = gateway.lines.join("\n");
  expect(JSON.parse(gateway.lines.find((line) => line.includes('"request"')) ?? "")).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    requestId: expect.stringMatching(/^[\w-]{12}$/),
    method: expect.any(String),
    route: expect.stringMatching(/^\//),
    status: expect.any(Number),
    ms: expect.any(Number),
    msg: "request",
  });
  for (const { number } of testCards) expect(log).not.toContain(number);
  expect(log).not.toContain("4242424242424241");
});
