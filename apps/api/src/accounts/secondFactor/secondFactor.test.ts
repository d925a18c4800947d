import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const PERIOD = 30;

// Runs on both engines, because a statement outside an open transaction hangs on PGlite only.
describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let address = 0;
  beforeEach(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });

  /** Signs in to the portal from a new network address. */
  const signIn = ({ email }: { email: string }, more: object = {}, app = api) => {
    address += 1;
    return app.request("/api/sign-in/backend", {
      body: { email, password: goodPassword, ...more },
      headers: { origin: app.config.portalUrl ?? "" },
      address: `203.0.113.${address % 250}`,
    });
  };
  const set = (body: object) =>
    portal.call("owner", "/api/set-second-factor", { body: { password: goodPassword, ...body } });
  const codeMailedTo = async (email: string) => {
    const mail = (await mailsTo(api, email)).find(({ kind }) => kind === "signInCode");
    return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  };
  /** Sets up the owner's authenticator app. Returns a function that shows its code at the API's time. */
  const anApp = async () => {
    const { json } = await portal.call("owner", "/api/prepare-authenticator", { method: "POST" });
    const totp = new TOTP({ secret: Secret.fromBase32(json.secret) });
    const show = () => totp.generate({ timestamp: api.dependencies.clock().getTime() });
    expect(await set({ method: "app", token: json.token, code: show() })).toMatchObject({
      status: 200,
      json: { method: "app", isRequired: false },
    });
    return show;
  };

  test("[SF1] with a mailed second factor, the password alone opens no session, and the code opens one only once", async () => {
    const { owner } = portal.people;
    const chosen = { method: "mail", isRequired: false };
    expect((await set({ method: "mail" })).json).toEqual(chosen);
    expect((await portal.call("owner", "/api/second-factor")).json).toEqual(chosen);
    const asked = await signIn(owner);
    expect([asked.status, asked.json]).toEqual([202, { method: "mail" }]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const code = await codeMailedTo(owner.email);
    const wrong = code === "111111" ? "222222" : "111111";
    expect((await signIn(owner, { code: wrong })).json.code).toBe("code_wrong");
    const signedIn = await signIn(owner, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect([signedIn.status, signedIn.json.email]).toEqual([200, owner.email]);
    expect(cookieOf(signedIn)).not.toBe("");
    expect((await signIn(owner, { code })).json.code).toBe("code_expired");
  });

  test("[SF1] a mailed link does not sign in to the portal with a second factor, and still works on the website", async () => {
    await set({ method: "mail" });
    const { owner } = portal.people;
    const requestLink = (email: string) =>
      api.request(`/api/resend/frontend/${email}/true`, { method: "POST" });
    const activate = ({ userId, token }: { userId: string; token: string }, origin = "") =>
      api.request("/api/activate", {
        body: { userId, token, password: "une autre tasse bleue" },
        headers: { origin },
      });
    await requestLink(owner.email);
    const link = await linkTo(api, owner.email, "passwordReset");
    const refused = await activate(link, api.config.portalUrl);
    expect([refused.status, refused.json.code, refused.headers.getSetCookie()]).toEqual([
      403,
      "not_allowed",
      [],
    ]);
    const activated = await activate(link, api.config.webUrl);
    expect(activated.status).toBe(200);
    expect(cookieOf(activated)).not.toContain("portal");
    const driver = await aUser(database().db);
    await requestLink(driver.email);
    const driverLink = await linkTo(api, driver.email, "passwordReset");
    expect((await activate(driverLink, api.config.portalUrl)).json.code).toBe("not_allowed");
  });

  test("[SF1] a staff account's second factor is also required on the website and ends its earlier sessions there", async () => {
    const { owner } = portal.people;
    const onWebsite = (password = goodPassword, more: object = {}) =>
      api.request("/api/sign-in/frontend", { body: { email: owner.email, password, ...more } });
    const earlier = cookieOf(await onWebsite());
    expect((await api.request("/api/supplier-access/own", { cookie: earlier })).status).toBe(200);
    await set({ method: "mail" });
    const kept = await api.request("/api/supplier-access/own", { cookie: earlier });
    expect([kept.status, kept.json.code]).toEqual([401, "not_signed_in"]);
    const halfway = await onWebsite();
    expect([halfway.status, halfway.json]).toEqual([202, { method: "mail" }]);
    expect(halfway.headers.getSetCookie()).toEqual([]);
    expect((await onWebsite("another password")).status).toBe(204);
    const wrong = await onWebsite(goodPassword, { code: "000000" });
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([422, []]);
    const signedIn = await onWebsite(goodPassword, { code: await codeMailedTo(owner.email) });
    expect(signedIn.status).toBe(200);
    expect((await api.request("/api/supplier-access/own", { cookie: cookieOf(signedIn) })).status).toBe(200);
    expect((await portal.call("owner", "/api/supplier-access/own")).status).toBe(200);
  });

  test("[SF1] a wrong password mails no code and does not reveal that the account has a second factor", async () => {
    await set({ method: "mail" });
    const { owner } = portal.people;
    expect((await signIn(owner, { password: "another password" })).status).toBe(204);
    expect(await codeMailedTo(owner.email)).toBe("");
  });

  test("[SF4] an app's code works once and for about a minute", async () => {
    const show = await anApp();
    const { owner } = portal.people;
    expect((await signIn(owner)).json).toEqual({ method: "app" });
    expect(await codeMailedTo(owner.email)).toBe("");
    // The code that confirmed the app has been used.
    expect((await signIn(owner, { code: show() })).json.code).toBe("code_expired");
    api.advanceHours(PERIOD / 3600);
    const code = show();
    expect((await signIn(owner, { code })).status).toBe(200);
    expect((await signIn(owner, { code })).json.code).toBe("code_expired");
    const early = show();
    api.advanceHours((3 * PERIOD) / 3600);
    expect((await signIn(owner, { code: early })).json.code).toBe("code_wrong");
  });

  test("[SF3] a person without access to the app signs in with a mailed code", async () => {
    await anApp();
    const { owner } = portal.people;
    expect((await signIn(owner, { byMail: true })).json).toEqual({ method: "mail" });
    expect((await signIn(owner, { code: await codeMailedTo(owner.email) })).status).toBe(200);
  });

  test("a code for downloading data does not sign in, and a sign-in code does not download data", async () => {
    await set({ method: "mail" });
    const { owner } = portal.people;
    await portal.call("owner", `/api/mail-account-code/${owner.id}`, { method: "POST" });
    const mails = await mailsTo(api, owner.email);
    const code = /\d{6}/.exec(mails.find(({ kind }) => kind === "accountCode")?.subject ?? "")?.[0];
    expect((await signIn(owner, { code })).json.code).toBe("code_expired");
    await signIn(owner);
    const body = { code: await codeMailedTo(owner.email) };
    const data = await portal.call("owner", `/api/user-data/${owner.id}`, { body });
    expect(data.status).not.toBe(200);
  });

  test("guesses of a code are limited per account, whatever the network address", async () => {
    await set({ method: "mail" });
    const { owner } = portal.people;
    await signIn(owner);
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      statuses.push((await signIn(owner, { code: `00000${guess}` })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  });

  test("[SF2] if administrators need a second factor, they get a code by mail and cannot turn it off", async () => {
    const { db } = database();
    const strict = createTestApp(db, { env: { REQUIRE_SECOND_FACTOR: "admins" } });
    const admin = await aUser(db, { type: "admin" });
    expect((await signIn(admin, {}, strict)).json).toEqual({ method: "mail" });
    expect((await signIn(portal.people.desk, {}, strict)).status).toBe(200);
    const mail = (await mailsTo(strict, admin.email)).find(({ kind }) => kind === "signInCode");
    const code = /\d{6}/.exec(mail?.subject ?? "")?.[0];
    const cookie = cookieOf(await signIn(admin, { code }, strict));
    const headers = { origin: strict.config.portalUrl ?? "" };
    expect((await strict.request("/api/second-factor", { cookie, headers })).json).toEqual({
      method: "mail",
      isRequired: true,
    });
    const body = { method: "none", password: goodPassword };
    const off = await strict.request("/api/set-second-factor", { body, cookie, headers });
    expect([off.status, off.json.code]).toEqual([403, "not_allowed"]);
  });

  test("[SF5] setting up an app requires the password and a current code, and a change mails the owner", async () => {
    const { owner } = portal.people;
    const { json } = await portal.call("owner", "/api/prepare-authenticator", { method: "POST" });
    const body = { method: "app", token: json.token, code: "000000" };
    expect((await set({ ...body, password: "another password" })).json.fields).toHaveProperty("password");
    expect((await set(body)).json.code).toBe("code_wrong");
    expect((await set({ ...body, token: `x${json.token}` })).json.code).toBe("code_expired");
    api.advanceHours(0.3);
    expect((await set(body)).json.code).toBe("code_expired");
    expect((await portal.call("owner", "/api/second-factor")).json.method).toBeNull();
    await set({ method: "mail" });
    await set({ method: "none" });
    const kinds = (await mailsTo(api, owner.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "secondFactorChanged")).toHaveLength(2);
    expect((await signIn(owner)).status).toBe(200);
  });
});
