import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { otherRib, someRib } from "#api/testing/data/aPayout.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { openRib } from "./bankAccountRows.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  }, 60_000);
  // Lets the rate limits on passwords, codes and mails recover.
  beforeEach(() => api.advanceHours(0.5));

  const read = async (caller: PortalCaller = "owner") =>
    (await portal.call(caller, `/api/bank-account/${portal.agency.slug}`)).json;
  const set = async (changes: object = {}, caller: PortalCaller = "owner") =>
    portal.call(caller, "/api/set-bank-account/own", {
      body: {
        version: (await read()).version,
        rib: someRib,
        password: goodPassword,
        code: "000000",
        ...changes,
      },
    });
  const choose = (method: object) =>
    portal.call("owner", "/api/set-second-factor", { body: { password: goodPassword, ...method } });
  const mailedCode = async () => {
    const { id, email } = portal.people.owner;
    // Gives the mail a later time than the earlier ones.
    api.advanceHours(0.1);
    await portal.call("owner", `/api/mail-account-code/${id}`, { method: "POST" });
    const mail = (await mailsTo(api, email)).find(({ kind }) => kind === "accountCode");
    return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  };

  test("[PO2] setting the bank account requires a second factor, the password and a code that works once", async () => {
    expect((await set()).json.code).toBe("second_factor_required");
    expect(await read()).toEqual({ account: null, version: 0, confirmedBy: null });
    await choose({ method: "mail" });
    expect((await read()).confirmedBy).toBe("mail");
    expect((await set({ password: "another password" })).json.fields).toEqual({ password: "password_wrong" });
    expect((await set()).json.code).toBe("code_expired");
    const code = await mailedCode();
    expect((await set({ code: code === "111111" ? "222222" : "111111" })).json.code).toBe("code_wrong");
    expect((await set({ code, rib: "10006035183598478830" })).json.fields).toEqual({ rib: "rib_invalid" });
    const saved = await set({
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
      rib: " 10 006 0351835984788 31",
    });
    expect(saved).toMatchObject({ status: 200, json: { version: 1, account: { rib: someRib } } });
    expect((await set({ code, rib: otherRib })).json.code).toBe("code_expired");
    expect((await set({ code: await mailedCode(), version: 0, rib: otherRib })).json.code).toBe(
      "stale_version",
    );
  });

  test("[PO2] all owners get a mail with the last digits only, and nothing stores or logs the whole number in clear", async () => {
    const other = await aUser(database().db, {
      type: "supplier",
      supplier_id: portal.agency.id,
      supplier_role: "owner",
    });
    await set({ code: await mailedCode() });
    for (const { email } of [portal.people.owner, other]) {
      const mail = (await mailsTo(api, email)).find(({ kind }) => kind === "bankAccountChanged");
      expect(mail?.text).toContain("8831");
      expect(mail?.text.replaceAll(/\s/g, "")).not.toContain(someRib.slice(5, 18));
      expect(mail?.unsubscribe).toBeUndefined();
    }
    expect((await mailsTo(api, portal.people.accountant.email)).map(({ kind }) => kind)).not.toContain(
      "bankAccountChanged",
    );
    const { db } = database();
    const [rows, edits, outbox] = [
      await db.selectFrom("bank_accounts").selectAll().execute(),
      await db.selectFrom("supplier_edits").selectAll().where("subject", "=", "bankAccount").execute(),
      await db.selectFrom("outbox").selectAll().execute(),
    ];
    expect(JSON.stringify([rows, edits, outbox, api.logs])).not.toContain(someRib.slice(5, 18));
    const by = { user_id: portal.people.owner.id, action: "changed", after: { lastDigits: "8831" } };
    expect(edits).toMatchObject([by, by]);
    // With another secret the RIB cannot be decrypted.
    const restored = createTestApp(db, { env: { SECRET: "another secret of at least 32 characters" } });
    const row = rows.find(({ supplier_id: id }) => id === portal.agency.id);
    const opened = [api, restored].map(
      ({ config }) => row && openRib(row.supplier_id, row.sealed_rib, config),
    );
    expect(opened).toEqual([someRib, undefined]);
    expect(row && openRib(portal.rival.agency.id, row.sealed_rib, api.config)).toBeUndefined();
  });

  test("[PO2] the owner and administrators read the whole number, and managers and accountants only its last digits", async () => {
    const seen = async (caller: PortalCaller) => (await read(caller)).account?.rib;
    expect([await seen("owner"), await seen("admin")]).toEqual([someRib, someRib]);
    expect([await seen("manager"), await seen("accountant")]).toEqual([null, null]);
    expect((await read("accountant")).account.lastDigits).toBe("8831");
    for (const caller of ["desk", "rival"] as const)
      expect((await portal.call(caller, `/api/bank-account/${portal.agency.slug}`)).status).toBe(403);
    expect((await set({}, "manager")).status).toBe(403);
  });

  test("[PO2] [SF4] an owner with an app confirms with the app's code, which works once, and not with a mailed code", async () => {
    const { json } = await portal.call("owner", "/api/prepare-authenticator", { method: "POST" });
    const totp = new TOTP({ secret: Secret.fromBase32(json.secret) });
    const show = () => totp.generate({ timestamp: api.dependencies.clock().getTime() });
    await choose({ method: "app", token: json.token, code: show() });
    // The code that confirmed the app has been used.
    expect((await set({ code: show() })).json.code).toBe("code_expired");
    expect((await set({ code: await mailedCode() })).json.code).toBe("code_wrong");
    const code = show();
    expect((await set({ code })).status).toBe(200);
    expect((await set({ code, rib: otherRib })).json.code).toBe("code_expired");
  });

  test("[PO2] guesses of the code are limited", async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await set({ code: `00000${guess}` })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  });
});
