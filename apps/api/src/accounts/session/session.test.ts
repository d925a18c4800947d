import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestResponse, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import { type IdentityStandIn, startIdentityStandIn } from "#api/testing/standIns/startIdentityStandIn.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const verifier = "a-verifier-that-only-the-browser-knows-0123456789";
const nonce = createHash("sha256").update(verifier).digest("base64url");

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let standIn: IdentityStandIn;
  let api: TestApp;
  beforeAll(async () => {
    standIn = await startIdentityStandIn();
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    api = createTestApp(database().db, { env: standIn.env });
  });

  /** Every call that opens a session, made with an existing session cookie. */
  const sessionCalls: [name: string, openSession: (cookie: string) => Promise<TestResponse>][] = [
    [
      "sign-in",
      async (cookie) => {
        const { email } = await aUser(database().db);
        return api.request("/api/sign-in/frontend", { body: { email, password: goodPassword }, cookie });
      },
    ],
    [
      "sign-up",
      async (cookie) => {
        const pass = await api.earnPass();
        return api.request("/api/sign-up", { body: aSignUp(), cookie: `${cookie}; ${pass}` });
      },
    ],
    [
      "a mailed link",
      async (cookie) => {
        const { id, email } = await aUser(database().db);
        await api.request(`/api/resend/frontend/${id}/true`, { method: "POST" });
        const { token } = await linkTo(api, email, "passwordReset");
        const body = { userId: id, token, password: "quelque chose de neuf" };
        return api.request("/api/activate", { body, cookie });
      },
    ],
    [
      "a social sign-in",
      async (cookie) => {
        const now = Math.floor(api.dependencies.clock().getTime() / 1000);
        const token = await standIn.sign({
          iss: `${standIn.url}/google`,
          aud: "our-google-id",
          sub: randomUUID(),
          email: `${randomUUID()}@elsewhere.example`,
          email_verified: true,
          nonce,
          iat: now,
          exp: now + 600,
        });
        const body = { provider: "google", token, verifier, language: "fr" };
        return api.request("/api/social-sign-in", { body, cookie });
      },
    ],
  ];
  const { isSignedIn } = accountCalls(() => api);
  const signIn = async (email: string, body: object = {}) =>
    cookieOf(
      await api.request("/api/sign-in/frontend", { body: { email, password: goodPassword, ...body } }),
    );

  test.each(sessionCalls)(
    "%s opens a new session and ends the session of the request's cookie",
    async (_, openSession) => {
      const oldCookie = await signIn((await aUser(database().db)).email);
      const response = await openSession(oldCookie);
      expect(response.status).toBe(200);
      const sessionCookies = response.headers
        .getSetCookie()
        .filter((cookie) => cookie.startsWith("sayara.session="));
      expect(sessionCookies).toEqual([
        expect.stringMatching(/^sayara\.session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/),
      ]);
      const newCookie = sessionCookies[0]?.split(";")[0] ?? "";
      expect(newCookie).not.toBe(oldCookie);
      expect([await isSignedIn(newCookie), await isSignedIn(oldCookie)]).toEqual([true, false]);
    },
  );

  test.each(sessionCalls)(
    "%s does not accept a session value planted by an attacker",
    async (_, openSession) => {
      const planted = "sayara.session=attackers-own-choice-of-a-session-0123456789ab";
      const response = await openSession(planted);
      expect(response.status).toBe(200);
      expect(cookieOf(response)).not.toContain("attackers");
      expect(await isSignedIn(planted)).toBe(false);
    },
  );

  test("session values are unique, even for one user at the same moment", async () => {
    const { email } = await aUser(database().db);
    const sessions = await Promise.all(Array.from({ length: 5 }, () => signIn(email)));
    expect(new Set(sessions).size).toBe(5);
    for (const session of sessions) expect(await isSignedIn(session)).toBe(true);
  });

  test("a session ends after 400 days with stayConnected, otherwise after one day", async () => {
    const { email } = await aUser(database().db);
    const shortSession = await signIn(email);
    const longSession = await signIn(email, { stayConnected: true });
    api.advanceHours(23.99);
    expect([await isSignedIn(shortSession), await isSignedIn(longSession)]).toEqual([true, true]);
    api.advanceHours(0.01);
    expect([await isSignedIn(shortSession), await isSignedIn(longSession)]).toEqual([false, true]);
    api.advanceHours(399 * 24 - 0.01);
    expect(await isSignedIn(longSession)).toBe(true);
    api.advanceHours(0.01);
    expect(await isSignedIn(longSession)).toBe(false);
  });

  test.each(["supplier", "admin"] as const)(
    "[AC5] a session of type %s lasts 12 hours, or 7 days with stayConnected",
    async (type) => {
      const { db } = database();
      const staff = { type, supplier_id: type === "supplier" ? (await aCatalogue(db)).agency.id : null };
      const { email } = await aUser(db, staff);
      const body = { email, password: goodPassword, stayConnected: true };
      const response = await api.request("/api/sign-in/frontend", { body });
      expect(response.headers.getSetCookie().join()).toContain(`Max-Age=${7 * 24 * 3600};`);
      const [shortSession, longSession] = [await signIn(email), cookieOf(response)];
      api.advanceHours(11.99);
      expect([await isSignedIn(shortSession), await isSignedIn(longSession)]).toEqual([true, true]);
      api.advanceHours(0.01);
      expect([await isSignedIn(shortSession), await isSignedIn(longSession)]).toEqual([false, true]);
      api.advanceHours(6.5 * 24);
      expect(await isSignedIn(longSession)).toBe(false);
    },
  );

  test.each([
    ["http://localhost:4000", "sayara.session", false],
    ["http://api.sayara.localhost:4000", "sayara.session", false],
    ["http://192.168.1.20:4000", "__Host-sayara.session", true],
    ["http://localhost.evil.example", "__Host-sayara.session", true],
    ["https://api.example.tn", "__Host-sayara.session", true],
    ["https://localhost:4000", "__Host-sayara.session", true],
  ])("the API at %s names its session cookie %s, secure: %s", async (address, name, isSecure) => {
    const apiAtAddress = createTestApp(database().db, { env: { PUBLIC_API_URL: address } });
    const { email } = await aUser(database().db);
    const body = { email, password: goodPassword };
    const [cookie = ""] = (
      await apiAtAddress.request("/api/sign-in/frontend", { body })
    ).headers.getSetCookie();
    expect(cookie.startsWith(`${name}=`)).toBe(true);
    expect(cookie).not.toMatch(/domain=/i);
    expect(/; Secure(;|$)/.test(cookie)).toBe(isSecure);
    expect(cookie).toContain("HttpOnly; ");
    expect(cookie).toMatch(/SameSite=Lax/);
  });
});
