import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { goodPassword } from "#api/testing/data/aCatalogue.ts";
import { anAuthenticator } from "#api/testing/data/anAuthenticator.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const PERIOD_HOURS = 30 / 3600;

// Runs on both engines, because a statement outside an open transaction hangs on PGlite only.
describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let driver: TestPerson;
  let address = 0;
  beforeEach(async () => {
    api = createTestApp(database().db);
    driver = await aPerson(api, { language: "en" });
  });

  const send = (path: string, options: { method?: string; body?: unknown } = {}) =>
    api.request(path, { ...options, cookie: driver.cookie });
  const setUp = () => anAuthenticator(api, send);
  const signIn = (code?: string) => {
    address += 1;
    const body = { email: driver.email, password: goodPassword, ...(code !== undefined && { code }) };
    return api.request("/api/sign-in/frontend", { body, address: `203.0.113.${address % 250}` });
  };
  const post = async (path: string, body: object) => {
    const { status, json } = await send(path, { body: { password: goodPassword, ...body } });
    return { status, code: json?.code, fields: json?.fields, json };
  };
  const recoveryMails = async () =>
    (await mailsTo(api, driver.email)).filter(({ kind }) => kind === "recoveryCodesChanged");
  const codeOfMail = async () => {
    await send(`/api/mail-account-code/${driver.id}`, { method: "POST" });
    const mail = (await mailsTo(api, driver.email)).find(({ kind }) => kind === "accountCode");
    return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  };

  test("[SF6] setting up an app returns ten recovery codes, and only their hashes are stored", async () => {
    const { recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const rows = await database()
      .db.selectFrom("recovery_codes")
      .selectAll()
      .where("user_id", "=", driver.id)
      .execute();
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace("-", ""));
    expect((await send("/api/second-factor")).json).toEqual({
      method: "app",
      isRequired: false,
      recoveryCodes: 10,
    });
  });

  test("[SF6] a recovery code replaces the app's code once, in any spelling, and the owner gets a mail", async () => {
    const { recoveryCodes } = await setUp();
    const [code = ""] = recoveryCodes;
    expect((await signIn()).json).toEqual({ method: "app" });
    const typed = ` ${code.replace("-", " ").toLowerCase()} `;
    const signedIn = await signIn(typed);
    expect([signedIn.status, signedIn.json.email]).toEqual([200, driver.email]);
    expect(cookieOf(signedIn)).not.toBe("");
    expect((await signIn(code)).json.code).toBe("code_wrong");
    expect((await send("/api/second-factor")).json.recoveryCodes).toBe(9);
    const mails = await recoveryMails();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("recovery code")]);
    expect(mails[0]?.text).toContain("9 codes are left");
  });

  test("[SF6] of two concurrent sign-ins with the same recovery code, only one succeeds", async () => {
    const { recoveryCodes } = await setUp();
    const both = await Promise.all([signIn(recoveryCodes[0]), signIn(recoveryCodes[0])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test("[SF6] guesses of a recovery code are limited", async () => {
    await setUp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) statuses.push((await signIn(`00000-0000${guess}`)).status);
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });

  test("[SF6] a recovery code works only for its own account, and only while the account has an app", async () => {
    const { recoveryCodes } = await setUp();
    const first = driver;
    driver = await aPerson(api);
    await setUp();
    expect((await signIn(recoveryCodes[0])).json.code).toBe("code_wrong");
    driver = first;
    const off = await post("/api/set-second-factor", { method: "mail", factorCode: recoveryCodes[0] });
    expect(off.json).toEqual({ method: "mail", isRequired: false });
    await signIn();
    expect((await signIn(recoveryCodes[1])).json.code).toBe("code_wrong");
  });

  test("[SF6, SF7] making new recovery codes requires password and code, replaces the earlier codes and mails the owner", async () => {
    const { show, recoveryCodes } = await setUp();
    const path = "/api/make-recovery-codes";
    api.advanceHours(PERIOD_HOURS);
    expect(await post(path, { factorCode: show(), password: "another password" })).toMatchObject({
      status: 400,
      fields: { password: "password_wrong" },
    });
    expect(await post(path, { factorCode: "000000" })).toMatchObject({
      code: "code_wrong",
      fields: { factorCode: "invalid" },
    });
    const made = await post(path, { factorCode: show() });
    expect(made.json).toMatchObject({ method: "app", recoveryCodes: 10 });
    const renewed: string[] = made.json.newRecoveryCodes;
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect((await signIn(recoveryCodes[0])).json.code).toBe("code_wrong");
    // A later time orders the two mails in the mailbox.
    api.advanceHours(PERIOD_HOURS);
    expect((await signIn(renewed[0])).status).toBe(200);
    expect((await recoveryMails()).map(({ text }) => text)).toEqual([
      expect.stringContaining("9 codes are left"),
      expect.stringContaining("The earlier ones no longer work"),
    ]);
  });

  test("[SF7] turning off or replacing an app requires a code from it, a recovery code or a mailed code", async () => {
    const { recoveryCodes } = await setUp();
    const path = "/api/set-second-factor";
    const missing = { status: 400, fields: { factorCode: "required" } };
    expect(await post(path, { method: "none" })).toMatchObject(missing);
    expect(await post(path, { method: "mail" })).toMatchObject(missing);
    const { json: prepared } = await send("/api/prepare-authenticator", { method: "POST" });
    const totp = new TOTP({ secret: Secret.fromBase32(prepared.secret) });
    const show = () => totp.generate({ timestamp: api.dependencies.clock().getTime() });
    expect(await post(path, { method: "app", token: prepared.token, code: show() })).toMatchObject(missing);
    expect(await post(path, { method: "none", factorCode: "00000-00000" })).toMatchObject({
      code: "code_wrong",
    });
    expect((await send("/api/second-factor")).json.method).toBe("app");
    const change = { method: "app", token: prepared.token, code: show(), factorCode: recoveryCodes[0] };
    expect(await post(path, change)).toMatchObject({ status: 200, json: { recoveryCodes: 10 } });
    const mailed = await codeOfMail();
    expect(await post(path, { method: "none", factorCode: mailed })).toMatchObject({
      status: 200,
      json: { method: null },
    });
    expect((await send("/api/second-factor")).json).toEqual({ method: null, isRequired: false });
  });

  test("[SF7] a mailed code does not turn the app off within seven days of an address change", async () => {
    const { recoveryCodes } = await setUp();
    const path = "/api/set-second-factor";
    const at = api.dependencies.clock();
    const undo = { user_id: driver.id, old_email: driver.email, used_at: null, created_at: at };
    await database()
      .db.insertInto("address_undos")
      .values({ ...undo, token_hash: "moved", expires_at: new Date(at.getTime() + 7 * 86_400_000) })
      .execute();
    expect(await post(path, { method: "none", factorCode: await codeOfMail() })).toMatchObject({
      status: 422,
      code: "code_wrong",
    });
    expect(await post(path, { method: "none", factorCode: recoveryCodes[0] })).toMatchObject({ status: 200 });
  });

  test("[SF7] the owner of an account with an app needs both factors to add a passkey", async () => {
    const { show, recoveryCodes } = await setUp();
    const path = "/api/prepare-passkey";
    expect(await post(path, {})).toMatchObject({ status: 400, fields: { factorCode: "required" } });
    expect(await post(path, { factorCode: "ABCDE-ABCDE" })).toMatchObject({ code: "code_wrong" });
    expect(await post(path, { factorCode: recoveryCodes[3], password: "another one" })).toMatchObject({
      fields: { password: "password_wrong" },
    });
    expect((await send("/api/second-factor")).json.recoveryCodes).toBe(10);
    expect((await post(path, { factorCode: recoveryCodes[3] })).json).toHaveProperty("challenge");
    api.advanceHours(PERIOD_HOURS);
    expect((await post(path, { factorCode: show() })).json).toHaveProperty("challenge");
  });

  test("[SF7] guesses of a code that confirms a change are limited", async () => {
    await setUp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      statuses.push(
        (await post("/api/set-second-factor", { method: "none", factorCode: `00000000${guess}0` })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test("deleting an account deletes its recovery codes", async () => {
    await setUp();
    await send(`/api/delete-account/${driver.id}`, { body: { password: goodPassword } });
    const { db } = database();
    const rows = db.selectFrom("recovery_codes").selectAll().where("user_id", "=", driver.id);
    expect(await rows.execute()).toEqual([]);
  });
});
