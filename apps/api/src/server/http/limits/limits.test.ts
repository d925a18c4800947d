import { beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

let requestNumber = 0;
/** Calls without a session, their burst per address, and the seconds until one more passes. */
const rateLimitedCalls: [string, () => [string, TestRequest], { burst: number; wait: number }][] = [
  [
    "sign-in",
    () => ["/api/sign-in/frontend", { body: { email: `n${(requestNumber += 1)}@x.example`, password: "x" } }],
    { burst: 50, wait: 6 },
  ],
  ["sign-up", () => ["/api/sign-up", { body: aSignUp() }], { burst: 10, wait: 120 }],
  [
    "resend",
    () => [`/api/resend/frontend/n${(requestNumber += 1)}@x.example/true`, { method: "POST" }],
    { burst: 10, wait: 60 },
  ],
  [
    "resend-link",
    () => ["/api/resend-link", { body: { email: `n${(requestNumber += 1)}@x.example` } }],
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
    { burst: 100, wait: 1 },
  ],
  [
    "undo-email-change",
    () => ["/api/undo-email-change", { body: { userId: "u", token: "t".repeat(43) } }],
    { burst: 100, wait: 1 },
  ],
  [
    "check-token",
    () => [`/api/check-token/frontend/u/a@x.example/${"t".repeat(43)}`, {}],
    { burst: 100, wait: 1 },
  ],
  ["delete-tokens", () => ["/api/delete-tokens/u", { method: "DELETE" }], { burst: 100, wait: 1 }],
];

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });

  test.each(rateLimitedCalls)(
    "%s: allows a burst per address, then responds with the seconds to wait",
    async (_, makeRequest, { burst, wait }) => {
      const spoofedHeaders = (index: number) => ({
        "x-forwarded-for": `198.51.100.${index}`,
        forwarded: `for=198.51.100.${index}`,
        "x-real-ip": `198.51.100.${index}`,
        "x-visitor-address": `198.51.100.${index}`,
        "cf-connecting-ip": `198.51.100.${index}`,
        "true-client-ip": `198.51.100.${index}`,
      });
      const send = (index: number, address = "203.0.113.7") => {
        const [path, request] = makeRequest();
        return api.request(path, { ...request, headers: spoofedHeaders(index), address });
      };
      for (let index = 1; index <= burst; index++) expect((await send(index)).status).not.toBe(429);
      const refusal = await send(burst + 1);
      expect(refusal).toMatchObject({ status: 429, json: { code: "too_many_requests", retryAfter: wait } });
      expect(refusal.headers.get("retry-after")).toBe(String(wait));
      expect((await send(1, "203.0.113.8")).status).not.toBe(429);
      api.advanceHours(wait / 3600);
      expect((await send(1)).status).not.toBe(429);
    },
  );

  test("mails to one address are limited across many networks", async () => {
    const { email, id } = await aUser(database().db);
    const resend = (address: string, recipient: string) =>
      api.request(`/api/resend/frontend/${recipient}/true`, { method: "POST", address });
    for (let index = 1; index <= 4; index++)
      expect((await resend(`198.51.100.${index}`, email)).status).toBe(200);
    expect(await resend("198.51.100.5", email)).toMatchObject({ status: 429, json: { retryAfter: 300 } });
    expect((await resend("198.51.100.6", email.toUpperCase())).status).toBe(429);
    // The id refers to the same mailbox.
    expect((await resend("198.51.100.7", id)).status).toBe(429);
  });

  test("mails to one address are limited across all calls, separately by kind of mail", async () => {
    const body = aSignUp();
    const { email } = body;
    const signUp = await api.request("/api/sign-up", { body, cookie: await api.earnPass() });
    const id = String(signUp.json.id);
    const resendLink = (index: number) =>
      api.request("/api/resend-link", { body: { email }, address: `198.51.100.${index}` });
    const resend = (index: number) =>
      api.request(`/api/resend/frontend/${id}/false`, { method: "POST", address: `198.51.100.${index}` });
    // Sign-up has sent the first mail.
    expect((await resendLink(1)).status).toBe(200);
    expect((await resend(2)).status).toBe(200);
    expect((await resendLink(3)).status).toBe(200);
    expect(await resend(4)).toMatchObject({ status: 429, json: { code: "too_many_requests" } });
    expect((await resendLink(5)).status).toBe(429);
    const reset = { method: "POST", address: "198.51.100.6" };
    expect((await api.request(`/api/resend/frontend/${id}/true`, reset)).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(5);
  });

  test("mails about guest checkouts to an address that strangers enter are limited", async () => {
    const world = await aCatalogue(database().db);
    const email = "typed.by.others@guests.example";
    const statuses: number[] = [];
    for (let index = 1; index <= 5; index++) {
      const driver = { email, phone: `+2162099900${index}` };
      const from = `2026-12-0${index}T10:00:00+01:00`;
      const to = `2026-12-0${index}T20:00:00+01:00`;
      const order = aCheckout(world, { driver, rental: { from, to }, total: 106 });
      const response = await api.checkOut(order, { address: `198.51.100.${index}` });
      statuses.push(response.status);
      const cancelled = { status: "cancelled" as const, lapses_at: null };
      await database().db.updateTable("bookings").set(cancelled).execute();
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
  });

  test("mails to an address that strangers request as their new one are limited", async () => {
    const email = "wanted.by.many@drivers.example";
    const statuses: number[] = [];
    for (let index = 1; index <= 5; index++) {
      const { id, cookie } = await aPerson(api);
      const body = { id, email, password: goodPassword };
      statuses.push((await api.request("/api/update-user", { body, cookie })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await mailsTo(api, email)).toHaveLength(4);
  });

  test("resend-link sends one mail, about the caller's own change, even if strangers requested the same address", async () => {
    const { db } = database();
    const email = `owned.${Math.random().toString(36).slice(2)}@drivers.example`;
    for (let index = 1; index <= 8; index++) await aUser(db, { pending_email: email });
    const owner = await aUser(db, { pending_email: email });
    for (let index = 1; index <= 8; index++) await aUser(db, { pending_email: email });
    const cookie = await api.sessionOf(owner);
    expect((await api.request("/api/resend-link", { body: { email }, cookie })).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(1);
    expect(await linkTo(api, email)).toMatchObject({ userId: owner.id });
    // An unconfirmed account with this address takes precedence.
    const unconfirmedUser = await aUser(db, { email, activated_at: null });
    expect((await api.request("/api/resend-link", { body: { email } })).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(2);
    expect(await linkTo(api, email, "addressConfirmation")).toMatchObject({ userId: unconfirmedUser.id });
  });

  test("two processes share one count, even for concurrent requests", async () => {
    const other = createTestApp(database().db);
    const body = { email: "a@x.example" };
    const pending = Array.from({ length: 30 }, (_, index) =>
      (index % 2 === 0 ? api : other).request("/api/validate-email", { body }),
    );
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    for (const app of [api, other]) {
      expect((await app.request("/api/validate-email", { body })).status).toBe(429);
    }
  });

  test("the table of rate limits contains no personal data", async () => {
    const body = { email: "somebody@x.example", password: "x" };
    await api.request("/api/sign-in/frontend", { body, address: "203.0.113.77" });
    const rows = JSON.stringify(await database().db.selectFrom("rate_limits").selectAll().execute());
    expect(rows).not.toMatch(/somebody|203\.0\.113/);
    expect(rows).toContain("key");
  });
});
