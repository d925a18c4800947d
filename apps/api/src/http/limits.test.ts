import { beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/aCatalogue.ts";
import { aSignUp } from "#api/testing/aSignUp.ts";
import { createTestApp, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

let count = 0;
/** Calls that anybody may make, how many from one place at once, and the seconds until one more is let through. */
const limited: [string, () => [string, TestRequest], { burst: number; wait: number }][] = [
  [
    "sign-in",
    () => ["/api/sign-in/frontend", { body: { email: `n${(count += 1)}@x.example`, password: "x" } }],
    { burst: 50, wait: 6 },
  ],
  ["sign-up", () => ["/api/sign-up", { body: aSignUp() }], { burst: 10, wait: 120 }],
  [
    "resend",
    () => [`/api/resend/frontend/n${(count += 1)}@x.example/true`, { method: "POST" }],
    { burst: 10, wait: 60 },
  ],
  [
    "resend-link",
    () => ["/api/resend-link", { body: { email: `n${(count += 1)}@x.example` } }],
    { burst: 10, wait: 60 },
  ],
  [
    "validate-email",
    () => ["/api/validate-email", { body: { email: "a@x.example" } }],
    { burst: 20, wait: 10 },
  ],
  [
    "send-email",
    () => ["/api/send-email", { body: { from: "a@x.example", subject: "s", message: "m", language: "fr" } }],
    { burst: 5, wait: 120 },
  ],
  [
    "social-sign-in",
    () => [
      "/api/social-sign-in",
      { body: { provider: "google", token: "t", verifier: "v".repeat(43), language: "fr" } },
    ],
    { burst: 20, wait: 10 },
  ],
  ["captcha-challenge", () => ["/api/captcha-challenge", {}], { burst: 60, wait: 2 }],
  ["verify-recaptcha", () => ["/api/verify-recaptcha/t/0.0.0.0", { method: "POST" }], { burst: 60, wait: 2 }],
  [
    "activate",
    () => ["/api/activate", { body: { userId: "u", token: "t".repeat(43) } }],
    { burst: 60, wait: 5 },
  ],
  [
    "check-token",
    () => [`/api/check-token/frontend/u/a@x.example/${"t".repeat(43)}`, {}],
    { burst: 60, wait: 5 },
  ],
  ["delete-tokens", () => ["/api/delete-tokens/u", { method: "DELETE" }], { burst: 60, wait: 5 }],
];

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(async () => {
    api = createTestApp(database().db, { seed: String(Math.random()) });
    await database().db.deleteFrom("rate_limits").execute();
  });

  test.each(limited)("%s: so many from one place, then the wait is told", async (_, ask, { burst, wait }) => {
    const claims = (turn: number) => ({
      "x-forwarded-for": `198.51.100.${turn}`,
      forwarded: `for=198.51.100.${turn}`,
      "x-real-ip": `198.51.100.${turn}`,
      "x-visitor-address": `198.51.100.${turn}`,
      "cf-connecting-ip": `198.51.100.${turn}`,
      "true-client-ip": `198.51.100.${turn}`,
    });
    const send = (turn: number, address = "203.0.113.7") => {
      const [path, request] = ask();
      return api.request(path, { ...request, headers: claims(turn), address });
    };
    for (let turn = 1; turn <= burst; turn++) expect((await send(turn)).status).not.toBe(429);
    const refused = await send(burst + 1);
    expect(refused).toMatchObject({ status: 429, json: { code: "too_many_requests", retryAfter: wait } });
    expect(refused.headers.get("retry-after")).toBe(String(wait));
    expect((await send(1, "203.0.113.8")).status).not.toBe(429);
    api.passHours(wait / 3600);
    expect((await send(1)).status).not.toBe(429);
  });

  test("one mailbox is not flooded from many places", async () => {
    const { email, id } = await aUser(database().db);
    const ask = (address: string, whom: string) =>
      api.request(`/api/resend/frontend/${whom}/true`, { method: "POST", address });
    for (let turn = 1; turn <= 4; turn++) expect((await ask(`198.51.100.${turn}`, email)).status).toBe(200);
    expect(await ask("198.51.100.5", email)).toMatchObject({ status: 429, json: { retryAfter: 300 } });
    expect((await ask("198.51.100.6", email.toUpperCase())).status).toBe(429);
    // By its id it is the same mailbox.
    expect((await ask("198.51.100.7", id)).status).toBe(429);
  });

  test("two processes count together, also when all are asked at the same moment", async () => {
    const other = createTestApp(database().db, { seed: "another process" });
    const body = { email: "a@x.example" };
    const asked = Array.from({ length: 30 }, (_, turn) =>
      (turn % 2 === 0 ? api : other).request("/api/validate-email", { body }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    for (const app of [api, other]) {
      expect((await app.request("/api/validate-email", { body })).status).toBe(429);
    }
  });

  test("the table of limits names nobody", async () => {
    const body = { email: "somebody@x.example", password: "x" };
    await api.request("/api/sign-in/frontend", { body, address: "203.0.113.77" });
    const rows = JSON.stringify(await database().db.selectFrom("rate_limits").selectAll().execute());
    expect(rows).not.toMatch(/somebody|203\.0\.113/);
    expect(rows).toContain("key");
  });
});
