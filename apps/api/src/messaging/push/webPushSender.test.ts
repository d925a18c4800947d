import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deriveVapidKeys, vapidKeysOf } from "#api/server/config/vapidKeys.ts";
import { startPushService } from "#api/testing/standIns/startPushService.ts";
import { webPushSender } from "./webPushSender.ts";

const keys = deriveVapidKeys("a-secret-of-this-installation");
const request = {
  payload: JSON.stringify({ title: "Réservation", body: "حجز" }),
  ttl: 3600,
  topic: "a-topic",
};
let service: Awaited<ReturnType<typeof startPushService>>;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  service = await startPushService((response) => answer(response));
});
beforeEach(() => {
  service.taken.length = 0;
  answer = (response) => response.writeHead(201).end();
});
afterAll(() => service.stop());

const isAllowed = (address: string) => address === "127.0.0.1" || address === "::1";
const send = ({ target = service.subscription, ...options }: { target?: object; seconds?: number } = {}) =>
  webPushSender({
    keys,
    subject: "mailto:contact@sayara.example",
    isAllowed,
    ca: service.ca,
    seconds: 20,
    ...options,
  })({ ...service.subscription, ...target }, request, new AbortController().signal);
const errorOf = (sending: Promise<void>) => sending.catch((error: unknown) => error);

test("[WP4] a push service gets a notification that only the device can decrypt and that the marketplace has signed", async () => {
  await send();
  expect(service.taken).toEqual([
    {
      payload: { title: "Réservation", body: "حجز" },
      claims: { aud: service.origin, exp: expect.any(Number), sub: "mailto:contact@sayara.example" },
      key: keys.publicKey,
      ttl: "3600",
      topic: "a-topic",
      urgency: "high",
    },
  ]);
  // RFC 8292 allows at most 24 hours.
  expect(service.taken[0]?.claims.exp).toBeLessThan(Date.now() / 1000 + 24 * 3600 + 1);
});

test.each([
  [404, "EGONE"],
  [410, "EGONE"],
  [400, "EREFUSED"],
  [403, "EREFUSED"],
  [413, "EREFUSED"],
  [301, "EREFUSED"],
  [429, "ECONNECTION"],
  [500, "ECONNECTION"],
])("[WP5] a response of %i fails with %s, without address or content in the error", async (status, code) => {
  answer = (response) =>
    response.writeHead(status, { location: "https://localhost/", "retry-after": "120" }).end();
  const error = await errorOf(send());
  expect(error).toMatchObject({
    code,
    responseCode: status,
    retryAfter: code === "ECONNECTION" ? 120 : undefined,
  });
  expect(String(error)).not.toMatch(/localhost|R.servation/);
});

test("[WP5] an attempt at a silent push service times out, and an endless response body is not read", async () => {
  answer = () => {};
  expect(await errorOf(send({ seconds: 1 }))).toMatchObject({ code: "ETIMEDOUT" });
  answer = (response) => {
    response.writeHead(201);
    const write = () => {
      while (response.write("x".repeat(65_536)));
    };
    response.on("drain", write);
    write();
  };
  await send();
});

test("[WP2] the sender connects to no address in a private network, whether given as a name or a number", async () => {
  const guarded = webPushSender({
    keys,
    subject: "mailto:contact@sayara.example",
    ca: service.ca,
    seconds: 20,
  });
  const { port } = new URL(service.origin);
  for (const host of ["localhost", "127.0.0.1", "169.254.169.254", "[::1]", "[::ffff:7f00:1]", "0x7f.1"]) {
    const target = { ...service.subscription, endpoint: `https://${host}:${port}/push` };
    const error = await errorOf(guarded(target, request, new AbortController().signal));
    expect(error).toMatchObject({ code: "EREFUSED" });
  }
  const plain = { endpoint: service.subscription.endpoint.replace("https:", "http:") };
  expect(await errorOf(send({ target: plain }))).toMatchObject({ code: "EREFUSED" });
  expect(service.taken).toEqual([]);
});

test("[WP2] a device key that is not a point on the curve is refused before a connection is made", async () => {
  const target = { p256dh: `B${"A".repeat(86)}` };
  expect(await errorOf(send({ target }))).toMatchObject({ code: "EREFUSED" });
  expect(service.taken).toEqual([]);
});

test("keys are derived from the secret, and an invalid private key yields none", () => {
  expect(deriveVapidKeys("a-secret-of-this-installation")).toEqual(keys);
  expect(deriveVapidKeys("another-secret")).not.toEqual(keys);
  expect(vapidKeysOf(keys.privateKey)).toEqual(keys);
  for (const key of [
    "",
    "short",
    Buffer.alloc(32).toString("base64url"),
    Buffer.alloc(32, 255).toString("base64url"),
  ])
    expect(vapidKeysOf(key)).toBeUndefined();
});
