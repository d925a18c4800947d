import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let driver: Awaited<ReturnType<typeof aUser>>;
  beforeAll(async () => {
    driver = await aUser(database().db, { email: "amel@drivers.example" });
  });
  beforeEach(() => {
    api = createTestApp(database().db);
  });
  const signIn = (body: object, app = api) =>
    app.request("/api/sign-in/frontend", { body: { password: goodPassword, ...body } });

  test("the correct password opens a session for a day, whatever the letter case of the email address", async () => {
    const response = await signIn({ email: " Amel@Drivers.Example " });
    expect(response).toMatchObject({ status: 200, json: { id: driver.id, type: "user", verified: true } });
    expect(response.text).not.toContain("argon2");
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sayara\.session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^sayara\.device=[\w-]{22}\.\w+\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const validate = (cookie: string) =>
      api.request("/api/validate-access-token", { method: "POST", cookie });
    expect((await validate(cookieOf(response))).status).toBe(200);
    api.advanceHours(24);
    expect(await validate(cookieOf(response))).toMatchObject({
      status: 401,
      json: { code: "not_signed_in" },
    });
  });

  test("with stayConnected a session lasts 400 days", async () => {
    const response = await signIn({ email: driver.email, stayConnected: true });
    expect(response.headers.getSetCookie()[0]).toContain(`Max-Age=${400 * 86_400}`);
  });

  test("over https the cookie is secure and bound to the host", async () => {
    const secureApi = createTestApp(database().db, {
      env: { PUBLIC_API_URL: "https://api.example.tn" },
    });
    const response = await signIn({ email: driver.email }, secureApi);
    const [session, device] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-sayara\.session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(/^__Host-sayara\.device=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(response.headers.get("strict-transport-security")).toContain("max-age=");
  });

  test("the sessions table holds only hashes", async () => {
    const response = await signIn({ email: driver.email });
    const [, value = ""] = /^sayara\.session=([\w-]{43})/.exec(cookieOf(response)) ?? [];
    const rows = await database().db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(value);
    const [row] = rows;
    const forgedCookie = `sayara.session=${row?.token_hash}`;
    expect(
      (await api.request("/api/validate-access-token", { method: "POST", cookie: forgedCookie })).status,
    ).toBe(401);
  });

  test("a wrong password and an unknown email address both get an empty 204", async () => {
    const wrong = await signIn({ email: driver.email, password: "not-the-password" });
    const unknown = await signIn({ email: "nobody@drivers.example" });
    for (const response of [wrong, unknown]) {
      expect(response).toMatchObject({ status: 204, text: "" });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  test("an account created by a guest checkout has no password", async () => {
    const guest = await aUser(database().db, { password_hash: null, activated_at: null });
    for (const password of ["", "null", "no account has this password"]) {
      expect((await signIn({ email: guest.email, password })).status).toBe(204);
    }
  });

  test("a suspension ends the account's sessions, and a sign-in reveals it only with the correct password", async () => {
    const suspended = await aUser(database().db, {});
    const session = cookieOf(await signIn({ email: suspended.email }));
    await database()
      .db.updateTable("users")
      .set({ account_status: "blocked" })
      .where("id", "=", suspended.id)
      .execute();
    expect(await signIn({ email: suspended.email })).toMatchObject({
      status: 403,
      json: { code: "account_suspended" },
    });
    expect((await signIn({ email: suspended.email, password: "wrong" })).status).toBe(204);
    expect((await api.request(`/api/user/${suspended.id}`, { cookie: session })).status).toBe(401);
  });

  test("sessions opened before a suspension stay invalid after it", async () => {
    const { db } = database();
    const person = await aUser(db);
    const stranger = await aUser(db);
    const session = cookieOf(await signIn({ email: person.email, stayConnected: true }));
    const strangerCookie = cookieOf(await signIn({ email: stranger.email }));
    const requestedEmail = `wished.${person.id}@drivers.example`;
    const addressChange = { id: person.id, email: requestedEmail, password: goodPassword };
    expect((await api.request("/api/update-user", { body: addressChange, cookie: session })).status).toBe(
      200,
    );
    await api.request(`/api/resend/frontend/${person.id}/true`, { method: "POST" });
    const links = [await linkTo(api, person.email, "passwordReset"), await linkTo(api, requestedEmail)];

    const setStatus = (account_status: "blocked" | "active") =>
      db.updateTable("users").set({ account_status }).where("id", "=", person.id).execute();
    await setStatus("blocked");
    await setStatus("active");
    const { isSignedIn } = accountCalls(() => api);
    expect([await isSignedIn(session), await isSignedIn(strangerCookie)]).toEqual([false, true]);
    for (const { userId, token } of links) {
      const body = { userId, token, password: "une autre phrase" };
      expect((await api.request("/api/activate", { body })).status).toBe(204);
    }
    expect((await api.request("/api/resend-link", { body: { email: requestedEmail } })).status).toBe(204);
    expect((await signIn({ email: person.email })).status).toBe(200);
  });

  test("guesses of an account's password are limited, and the refusal has a Retry-After header", async () => {
    const guess = () => signIn({ email: "target@drivers.example", password: "guess" });
    for (let count = 1; count <= 10; count++) expect((await guess()).status).toBe(204);
    const limited = await guess();
    expect(limited).toMatchObject({ status: 429, json: { code: "too_many_requests", retryAfter: 30 } });
    expect(limited.headers.get("retry-after")).toBe("30");
    api.advanceHours(30 / 3600);
    expect((await guess()).status).toBe(204);
    expect((await guess()).status).toBe(429);
  });

  /** Exhausts the account's limit across all network addresses. */
  const guessFromEverywhere = async (email: string) => {
    for (let count = 0; count < 60; count++) {
      const guess = { body: { email, password: "guess" }, address: `198.51.100.${Math.floor(count / 10)}` };
      expect((await api.request("/api/sign-in/frontend", guess)).status).toBe(204);
    }
  };

  test("guesses of one account's password from many network addresses are limited", async () => {
    const email = "target@drivers.example";
    await guessFromEverywhere(email);
    const body = { email, password: "guess" };
    const response = await api.request("/api/sign-in/frontend", { body, address: "198.51.100.77" });
    expect(response).toMatchObject({ status: 429, json: { retryAfter: 20 } });
  });

  test("other people's guesses do not lock out a browser that has signed in before", async () => {
    const { db } = database();
    const [owner, other] = [await aUser(db), await aUser(db)];
    const knownBrowser = cookieOf(await signIn({ email: owner.email }));
    const otherBrowser = cookieOf(await signIn({ email: other.email }));
    await api.request("/api/sign-out", { method: "POST", cookie: knownBrowser });
    await db.deleteFrom("rate_limits").execute();
    await guessFromEverywhere(owner.email);

    const signInFrom = (cookie: string, password = goodPassword, email = owner.email) =>
      api.request("/api/sign-in/frontend", { body: { email, password }, cookie, address: "198.51.100.88" });
    expect((await signInFrom("")).status).toBe(429);
    expect((await signInFrom(otherBrowser)).status).toBe(429);
    const forged = knownBrowser.replace(/(sayara\.device=[\w-]+)/, "$1x");
    expect((await signInFrom(forged)).status).toBe(429);
    expect((await signInFrom(knownBrowser)).status).toBe(200);
    // That browser has a separate limit.
    for (let count = 1; count <= 9; count++)
      expect((await signInFrom(knownBrowser, "guess")).status).toBe(204);
    expect((await signInFrom(knownBrowser)).status).toBe(429);
    api.advanceHours(30 / 3600);
    expect((await signInFrom(knownBrowser)).status).toBe(200);
    api.advanceHours(400 * 24);
    await db.deleteFrom("rate_limits").execute();
    await guessFromEverywhere(owner.email);
    expect((await signInFrom(knownBrowser)).status).toBe(429);
  });

  test("the device cookie does not reveal the account", async () => {
    const { id, email } = await aUser(database().db);
    const deviceCookie = /sayara\.device=(.*)/.exec(cookieOf(await signIn({ email })))?.[1] ?? "";
    const parts = deviceCookie.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    for (const text of [deviceCookie, ...parts]) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(email);
      expect(text).not.toContain(email.split("@")[0]);
    }
    const again = /sayara\.device=(.*)/.exec(cookieOf(await signIn({ email })))?.[1] ?? "";
    expect(again.split(".")[0]).not.toBe(deviceCookie.split(".")[0]);
  });

  test("sign-out ends the session in the database and in the browser", async () => {
    const cookie = cookieOf(await signIn({ email: driver.email }));
    const response = await api.request("/api/sign-out", { method: "POST", cookie });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^sayara\.session=; Max-Age=0;/);
    expect((await api.request(`/api/user/${driver.id}`, { cookie })).status).toBe(401);
    expect((await api.request("/api/sign-out", { method: "POST" })).status).toBe(200);
  });

  test("only its owner and admins can read a user record", async () => {
    const { db } = database();
    const admin = await aUser(db, { type: "admin" });
    const other = await aUser(db);
    const path = `/api/user/${driver.id}`;
    const readUser = async (email: string) =>
      api.request(path, { cookie: cookieOf(await signIn({ email })) });
    expect(await readUser(driver.email)).toMatchObject({ status: 200, json: { email: driver.email } });
    expect(await readUser(admin.email)).toMatchObject({ status: 200, json: { email: driver.email } });
    expect(await readUser(other.email)).toMatchObject({ status: 403, json: { code: "not_allowed" } });
    expect(await api.request(path)).toMatchObject({ status: 401 });
  });
});
