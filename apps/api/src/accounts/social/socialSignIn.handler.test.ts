import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { anAuthenticator } from "#api/testing/data/anAuthenticator.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { startIdentityStandIn, type IdentityStandIn } from "#api/testing/standIns/startIdentityStandIn.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

/** Creates a verifier, which the browser stores, and its nonce, which the provider signs. */
const aRequest = () => {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, nonce: createHash("sha256").update(verifier).digest("base64url") };
};
const { verifier, nonce } = aRequest();

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let standIn: IdentityStandIn;
  let api: TestApp;
  beforeAll(async () => {
    standIn = await startIdentityStandIn();
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    api = createApi();
  });
  const createApi = (changes: Record<string, string> = {}) =>
    createTestApp(database().db, { env: { ...standIn.env, ...changes } });
  const now = () => Math.floor(api.dependencies.clock().getTime() / 1000);
  const claimsOf = (changes: Record<string, unknown> = {}, provider = "google") => {
    const id = randomUUID();
    return {
      iss: `${standIn.url}/${provider}`,
      aud: `our-${provider}-id`,
      sub: `person-${id}`,
      email: `Person.${id}@Elsewhere.example`,
      email_verified: true,
      name: "Yasmine Trabelsi",
      nonce,
      iat: now(),
      exp: now() + 600,
      ...changes,
    };
  };
  const sendToken = (token: string, body: object = {}, cookie = "") =>
    api.request("/api/social-sign-in", {
      body: { provider: "google", token, verifier, language: "en", ...body },
      cookie,
    });
  const signIn = async (changes: Record<string, unknown> = {}, provider = "google") =>
    sendToken(await standIn.sign(claimsOf(changes, provider)), { provider });
  const { isSignedIn } = accountCalls(() => api);

  test.each(["google", "facebook", "apple"])(
    "the first sign-in with %s creates a verified account without a password",
    async (provider) => {
      const claims = claimsOf({}, provider);
      const response = await sendToken(await standIn.sign(claims), { provider });
      expect(response).toMatchObject({
        status: 200,
        json: {
          type: "user",
          email: claims.email.toLowerCase(),
          fullName: "Yasmine Trabelsi",
          verified: true,
          language: "en",
          phone: null,
          birthDate: null,
        },
      });
      const cookie = cookieOf(response);
      expect(await isSignedIn(cookie)).toBe(true);
      expect((await api.request(`/api/has-password/${response.json.id}`, { cookie })).status).toBe(204);
      expect(await mailsTo(api, response.json.email)).toEqual([]);
    },
  );

  test("the same identity keeps its account, even after a change of address at the provider", async () => {
    const claims = claimsOf();
    const first = await sendToken(await standIn.sign(claims));
    const nextRequest = aRequest();
    const moved = { ...claims, email: "moved@elsewhere.example", nonce: nextRequest.nonce };
    const again = await sendToken(await standIn.sign(moved), { verifier: nextRequest.verifier });
    expect(again.json.id).toBe(first.json.id);
    expect(again.json.email).toBe(claims.email.toLowerCase());
    const apple = claimsOf({ sub: claims.sub, email: "someone.else@elsewhere.example" }, "apple");
    const other = await sendToken(await standIn.sign(apple), { provider: "apple" });
    expect(other.json.id).not.toBe(first.json.id);
  });

  test("an account with the same address is linked if the provider has verified the address, and keeps its password", async () => {
    const driver = await aUser(database().db);
    const response = await signIn({ email: driver.email });
    expect(response).toMatchObject({ status: 200, json: { id: driver.id } });
    const body = { email: driver.email, password: goodPassword };
    expect((await api.request("/api/sign-in/frontend", { body })).status).toBe(200);
    // Apple sends the claim as a string.
    const byApple = await signIn({ email: driver.email, email_verified: "true" }, "apple");
    expect(byApple.json.id).toBe(driver.id);
  });

  test.each([[false], ["false"], [undefined], [null], [1], ["yes"]])(
    "does not link the account if the provider's email_verified is %o",
    async (email_verified) => {
      const driver = await aUser(database().db);
      expect(await signIn({ email: driver.email, email_verified })).toMatchObject({
        status: 409,
        json: { code: "email_registered" },
      });
      const links = await database()
        .db.selectFrom("social_identities")
        .selectAll()
        .where("user_id", "=", driver.id)
        .execute();
      expect(links).toEqual([]);
    },
  );

  test("a new account with an unverified address receives a confirmation mail", async () => {
    const response = await signIn({ email_verified: undefined }, "facebook");
    expect(response).toMatchObject({ status: 200, json: { verified: false } });
    const link = await linkTo(api, response.json.email, "addressConfirmation");
    expect(link).toMatchObject({ page: "/activate", userId: response.json.id });
    // The browser of the social sign-in needs no password.
    const body = { userId: link.userId, token: link.token };
    const activated = await api.request("/api/activate", { body, cookie: cookieOf(response) });
    expect(activated).toMatchObject({ status: 200, json: { verified: true } });
    const cookie = cookieOf(activated);
    expect((await api.request(`/api/has-password/${link.userId}`, { cookie })).status).toBe(204);
  });

  test("confirming an unverified address from another browser revokes the social link and its sessions", async () => {
    const claims = claimsOf({ email_verified: undefined }, "facebook");
    const stranger = await sendToken(await standIn.sign(claims), { provider: "facebook" });
    const link = await linkTo(api, stranger.json.email, "addressConfirmation");
    const body = { userId: link.userId, token: link.token };
    expect(await api.request("/api/activate", { body })).toMatchObject({
      status: 400,
      json: { fields: { password: "required" } },
    });
    const withPassword = { ...body, password: "la vraie propriétaire" };
    expect((await api.request("/api/activate", { body: withPassword })).status).toBe(200);
    expect(await isSignedIn(cookieOf(stranger))).toBe(false);
    const nextRequest = aRequest();
    const token = await standIn.sign({ ...claims, nonce: nextRequest.nonce });
    const again = await sendToken(token, { provider: "facebook", verifier: nextRequest.verifier });
    expect(again).toMatchObject({ status: 409, json: { code: "email_registered" } });
  });

  test("a verified social sign-in revokes the password and sessions of an unconfirmed account", async () => {
    const body = aSignUp();
    const attacker = cookieOf(await api.request("/api/sign-up", { body, cookie: await api.earnPass() }));
    const response = await signIn({ email: body.email });
    expect(response).toMatchObject({ status: 200, json: { verified: true } });
    expect(await isSignedIn(attacker)).toBe(false);
    const { email, password } = body;
    expect((await api.request("/api/sign-in/frontend", { body: { email, password } })).status).toBe(204);
  });

  test("[SF8] a verified social sign-in to an unconfirmed account removes the second factor that a stranger set up", async () => {
    const body = aSignUp();
    const cookie = cookieOf(await api.request("/api/sign-up", { body, cookie: await api.earnPass() }));
    await anAuthenticator(api, (path, options) => api.request(path, { ...options, cookie }), body.password);
    const response = await signIn({ email: body.email });
    expect(response).toMatchObject({ status: 200, json: { verified: true } });
    const { db } = database();
    expect(
      await db
        .selectFrom("users")
        .leftJoin("recovery_codes", "recovery_codes.user_id", "users.id")
        .select(["second_factor", "authenticator_seed", "recovery_codes.user_id as codesOf"])
        .where("email", "=", body.email)
        .execute(),
    ).toEqual([{ second_factor: null, authenticator_seed: null, codesOf: null }]);
  });

  test("an account with an unverified address gives no access after the address's owner signs in", async () => {
    const world = await aCatalogue(database().db);
    const stranger = async () => {
      const claims = claimsOf({ email_verified: undefined }, "facebook");
      const response = await sendToken(await standIn.sign(claims), { provider: "facebook" });
      return { email: claims.email.toLowerCase(), claims, cookie: cookieOf(response) };
    };
    const signInAgain = async ({ claims }: Awaited<ReturnType<typeof stranger>>) => {
      const nextRequest = aRequest();
      const token = await standIn.sign({ ...claims, nonce: nextRequest.nonce });
      return (await sendToken(token, { provider: "facebook", verifier: nextRequest.verifier })).status;
    };
    // A guest's checkout with the address is refused.
    const first = await stranger();
    const order = aCheckout(world, { driver: { email: first.email } });
    expect(await api.checkOut(order)).toMatchObject({ status: 409, json: { code: "email_registered" } });
    // The owner resets the password by mail.
    await api.request(`/api/resend/frontend/${encodeURIComponent(first.email)}/true`, { method: "POST" });
    const { userId, token } = await linkTo(api, first.email, "passwordReset");
    const body = { userId, token, password: "la vraie propriétaire" };
    expect((await api.request("/api/activate", { body })).status).toBe(200);
    expect(await isSignedIn(first.cookie)).toBe(false);
    expect(await signInAgain(first)).toBe(409);
    // The owner signs in with a provider that has verified the address.
    const second = await stranger();
    expect((await signIn({ email: second.email })).status).toBe(200);
    expect(await isSignedIn(second.cookie)).toBe(false);
    expect(await signInAgain(second)).toBe(409);
  });

  test("an identity without an address creates no account, and without a name the account is named after the address", async () => {
    expect((await signIn({ email: undefined })).status).toBe(204);
    expect((await signIn({ email: "not an address" })).status).toBe(204);
    const email = `nameless.${randomUUID()}@elsewhere.example`;
    expect((await signIn({ email, name: "<script>" })).json.fullName).toBe("nameless");
  });

  test("a suspended account cannot sign in through a provider", async () => {
    const driver = await aUser(database().db, { account_status: "blocked" });
    expect(await signIn({ email: driver.email })).toMatchObject({
      status: 403,
      json: { code: "account_suspended" },
    });
  });

  test("[SF1] a provider's token is only the first factor, and signs in once together with the code", async () => {
    const { db } = database();
    const { id, email } = await aUser(db, { second_factor: "mail" });
    const token = await standIn.sign(claimsOf({ email }));
    const identities = () =>
      db.selectFrom("social_identities").selectAll().where("user_id", "=", id).execute();
    const asked = await sendToken(token);
    expect([asked.status, asked.json]).toEqual([202, { method: "mail" }]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    // The identity is not linked before the second factor.
    expect(await identities()).toEqual([]);
    const mail = (await mailsTo(api, email)).find(({ kind }) => kind === "signInCode");
    const code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    const wrong = await sendToken(token, { code: code === "111111" ? "222222" : "111111" });
    expect([wrong.status, wrong.json.code, wrong.headers.getSetCookie()]).toEqual([422, "code_wrong", []]);
    const signedIn = await sendToken(token, { code });
    expect([signedIn.status, signedIn.json.email]).toEqual([200, email]);
    expect(await isSignedIn(cookieOf(signedIn))).toBe(true);
    expect(await identities()).toHaveLength(1);
    expect((await sendToken(token, { code })).status).toBe(204);
  });

  test("[SF3, SF6] an account with an app signs in with a provider's token and a mailed or a recovery code", async () => {
    const driver = await aPerson(api);
    const { recoveryCodes } = await anAuthenticator(api, (path, options) =>
      api.request(path, { ...options, cookie: driver.cookie }),
    );
    const { email } = driver;
    const token = await standIn.sign(claimsOf({ email }));
    expect((await sendToken(token)).json).toEqual({ method: "app" });
    expect((await sendToken(token, { byMail: true })).json).toEqual({ method: "mail" });
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1)
      statuses.push((await sendToken(token, { code: `00000${guess}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422]);
    expect((await sendToken(token, { code: recoveryCodes[0] })).status).toBe(200);
  });

  test("rejects a token with a wrong issuer, audience, nonce or time", async () => {
    const invalidClaims: Record<string, unknown>[] = [
      { iss: "https://evil.example" },
      { iss: `${standIn.url}/apple` },
      { aud: "another-site" },
      { aud: undefined },
      { nonce: "another-nonce-of-the-browser-0123" },
      { nonce: undefined },
      { exp: now() - 61 },
      { exp: undefined },
      { nbf: now() + 3600 },
      { sub: undefined },
      { sub: "" },
    ];
    for (const changes of invalidClaims) {
      const response = await signIn(changes);
      expect([changes, response.status, response.headers.getSetCookie()]).toEqual([changes, 204, []]);
    }
    expect((await sendToken(await standIn.sign(claimsOf()), { verifier: aRequest().verifier })).status).toBe(
      204,
    );
    expect((await sendToken(await standIn.sign(claimsOf()), { provider: "apple" })).status).toBe(204);
  });

  test("rejects an unsigned token, or one signed with an unknown or shared key", async () => {
    const claims = claimsOf();
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const shared = new TextEncoder().encode(JSON.stringify(standIn.publicJwk));
    for (const token of [
      await standIn.signFalsely(claims),
      await standIn.signWith(shared, claims, { alg: "HS256" }),
      `${encode({ alg: "none" })}.${encode(claims)}.`,
      `${encode({ alg: "RS256", kid: "key-1" })}.${encode(claims)}.`,
      "a.b.c",
      "",
    ]) {
      expect((await sendToken(token)).status).toBe(204);
    }
    const token = await standIn.sign(claims);
    const [header, , signature] = token.split(".");
    expect((await sendToken(`${header}.${encode({ ...claims, sub: "someone" })}.${signature}`)).status).toBe(
      204,
    );
  });

  test("a token is accepted only once", async () => {
    const token = await standIn.sign(claimsOf());
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendToken(token)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 204, 204, 204, 204]);
  });

  test("rejects another encoding of a spent token and a new signature of its claims", async () => {
    const claims = claimsOf();
    const token = await standIn.sign(claims);
    expect((await sendToken(token)).status).toBe(200);
    // The last of 342 base64 characters contains four unused bits.
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = digits.indexOf(token.at(-1) ?? "");
    const siblings = [...digits].filter((_, digit) => digit >> 4 === last >> 4 && digit !== last);
    expect(siblings).toHaveLength(15);
    const encodings = [
      ...siblings.slice(0, 4).map((digit) => token.slice(0, -1) + digit),
      `${token} `,
      `${token}==`,
      `${token}\n`,
      ` ${token}`,
    ];
    for (const encoding of encodings) {
      expect([encoding.slice(-4), (await sendToken(encoding)).status]).toEqual([encoding.slice(-4), 204]);
    }
    expect((await sendToken(await standIn.sign({ ...claims, jti: "another" }))).status).toBe(204);
  });

  test("a token is useless without the verifier, which it does not contain", async () => {
    const token = await standIn.sign(claimsOf());
    for (const guess of [nonce, `${nonce} `, Buffer.from(nonce, "base64url").toString("hex")]) {
      expect((await sendToken(token, { verifier: guess })).status).not.toBe(200);
    }
    expect((await sendToken(token)).status).toBe(200);
  });

  test("lists and accepts only configured providers", async () => {
    const providers = async () => (await api.request("/api/settings")).json.socialProviders;
    expect((await providers()).map(({ provider }: { provider: string }) => provider)).toEqual([
      "facebook",
      "apple",
      "google",
    ]);
    api = createApi({ FACEBOOK_CLIENT_ID: "", APPLE_CLIENT_ID: "" });
    expect(await providers()).toEqual([
      {
        provider: "google",
        clientId: "our-google-id",
        authorizationUrl: `${standIn.url}/google/authorize`,
        scope: "openid email profile",
        responseType: "id_token",
      },
    ]);
    expect((await signIn({}, "apple")).status).toBe(204);
    expect((await signIn({}, "google")).status).toBe(200);
  });

  test("responds with 500 if the provider's keys cannot be fetched", async () => {
    standIn.setDown(true);
    const response = await signIn();
    standIn.setDown(false);
    expect(response.status).toBe(500);
  });
});
