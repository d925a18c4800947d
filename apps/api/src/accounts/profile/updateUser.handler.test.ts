import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let driver: Awaited<ReturnType<typeof aUser>>;
  let cookie: string;
  beforeEach(async () => {
    api = createTestApp(database().db);
    driver = await aUser(database().db);
    cookie = await api.sessionOf(driver);
  });
  const { signIn } = accountCalls(() => api);
  const update = (changes: object) =>
    api.request("/api/update-user", { body: { id: driver.id, ...changes }, cookie });
  const move = (email: string, changes: object = {}) => update({ email, password: goodPassword, ...changes });
  const read = async () => (await api.request(`/api/user/${driver.id}`, { cookie })).json;
  const checkByAddress = (password: string) =>
    api.request(`/api/check-password/${driver.id}/${encodeURIComponent(password)}`, { cookie });
  const checkByBody = (password: string) =>
    api.request(`/api/check-password/${driver.id}`, { body: { password }, cookie });

  test("a profile update changes the given fields and leaves the others unchanged", async () => {
    const changes = { fullName: "Amel Gharbi", location: "Tunis", bio: "J'aime la mer", phone: "20 111 222" };
    expect((await update(changes)).status).toBe(200);
    expect(await read()).toMatchObject({ ...changes, phone: "+21620111222", birthDate: "1990-05-14" });
    await update({ location: "", bio: " " });
    expect(await read()).toMatchObject({ fullName: "Amel Gharbi", location: null, bio: null });
    expect((await update({})).status).toBe(200);
  });

  test("rejects an invalid value and names its field", async () => {
    const underage = { fields: { birthDate: "too_young?age=21" } };
    expect(await update({ birthDate: "2008-01-01" })).toMatchObject({ status: 400, json: underage });
    expect(await update({ phone: "no" })).toMatchObject({ json: { fields: { phone: "phone_invalid" } } });
    expect(await read()).toMatchObject({ birthDate: "1990-05-14" });
  });

  test("a new address replaces the old one once its link is opened, and the old address gets a mail", async () => {
    const newEmail = `next.${driver.id}@drivers.example`;
    expect((await move(newEmail)).status).toBe(200);
    expect(await read()).toMatchObject({ email: driver.email, pendingEmail: newEmail });
    expect((await signIn(driver.email)).status).toBe(200);
    expect((await signIn(newEmail)).status).toBe(204);

    const link = await linkTo(api, newEmail, "newAddressConfirmation");
    expect(link).toMatchObject({ page: "/activate", userId: driver.id, email: newEmail });
    const body = { userId: driver.id, token: link.token };
    const response = await api.request("/api/activate", { body, cookie });
    expect(response).toMatchObject({ status: 200, json: { email: newEmail, verified: true } });
    expect(response.json).not.toHaveProperty("pendingEmail");
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(driver.email)).status).toBe(204);
    // The new address gets one confirmation mail, in the account's language.
    const mails = await mailsTo(api, newEmail);
    expect(mails).toMatchObject([
      {
        kind: "newAddressConfirmation",
        language: "fr",
        subject: "Confirmez votre nouvelle adresse e‑mail Sayara",
      },
    ]);
    expect(mails[0]?.text).not.toContain("Bienvenue");
    const ownerMails = await mailsTo(api, driver.email);
    expect(ownerMails.map(({ kind }) => kind).toSorted()).toEqual(["emailChangeAsked", "emailChanged"]);
    for (const { text } of ownerMails) expect(text).toContain(newEmail);
  });

  test("the confirmation of a new address can be sent again, and fails once another account has the address", async () => {
    const newEmail = `wish.${driver.id}@drivers.example`;
    await move(newEmail);
    expect((await api.request("/api/resend-link", { body: { email: newEmail } })).status).toBe(200);
    expect(await mailsTo(api, newEmail)).toHaveLength(2);
    await aUser(database().db, { email: newEmail });
    const { token } = await linkTo(api, newEmail);
    const body = { userId: driver.id, token };
    expect((await api.request("/api/activate", { body, cookie })).status).toBe(204);
    expect(await read()).toMatchObject({ email: driver.email });
    const other = await aUser(database().db);
    expect(await move(other.email)).toMatchObject({
      status: 409,
      json: { code: "email_registered" },
    });
  });

  test("saving other changes with the current or the pending address neither repeats nor cancels the request", async () => {
    const newEmail = `form.${driver.id}@drivers.example`;
    await move(newEmail);
    await update({ email: driver.email, bio: "changed" });
    await update({ email: newEmail, bio: "changed again" });
    expect(await read()).toMatchObject({ email: driver.email, pendingEmail: newEmail, bio: "changed again" });
    expect(await mailsTo(api, newEmail)).toHaveLength(1);
  });

  test("changing the password cancels a pending address, which someone else may have requested", async () => {
    const newEmail = `thief.${driver.id}@drivers.example`;
    await move(newEmail);
    const { token } = await linkTo(api, newEmail);
    const body = { id: driver.id, password: goodPassword, newPassword: "la nouvelle phrase" };
    const changed = await api.request("/api/change-password", { body, cookie });
    expect(changed.status).toBe(200);
    cookie = cookieOf(changed);
    expect(await read()).not.toHaveProperty("pendingEmail");
    expect((await api.request("/api/activate", { body: { userId: driver.id, token } })).status).toBe(204);
  });

  test("changes language and notifications of the caller's own account only", async () => {
    const updateLanguage = (code: string) =>
      api.request("/api/update-language", { body: { id: driver.id, language: code }, cookie });
    expect((await updateLanguage("es")).status).toBe(200);
    expect((await updateLanguage("de")).status).toBe(400);
    const path = "/api/update-email-notifications";
    await api.request(path, { body: { enableEmailNotifications: false }, cookie });
    expect(await read()).toMatchObject({ language: "es", enableEmailNotifications: false });
  });

  test("mails use the recipient's language, not that of the page", async () => {
    await api.request("/api/update-language", { body: { id: driver.id, language: "es" }, cookie });
    await api.request(`/api/resend/frontend/${driver.id}/true`, { method: "POST" });
    expect((await mailsTo(api, driver.email))[0]).toMatchObject({
      language: "es",
      subject: expect.stringContaining("contraseña"),
    });
  });

  test("[VA25] both forms check the current password: 200 if right, 204 if wrong, never stored", async () => {
    for (const check of [checkByAddress, checkByBody]) {
      expect((await check(goodPassword)).status).toBe(200);
      const wrong = await check("not-the-password");
      expect(wrong.status).toBe(204);
      expect(wrong.headers.get("cache-control")).toBe("no-store");
      expect(wrong.headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test.each([
    ["a cross-site navigation", { "sec-fetch-mode": "navigate", "sec-fetch-site": "cross-site" }],
    ["a same-site navigation", { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-site" }],
    ["an image", { "sec-fetch-mode": "no-cors", "sec-fetch-site": "cross-site" }],
    ["a cross-origin script", { "sec-fetch-mode": "cors", origin: "https://evil.example" }],
  ])("GET check-password rejects %s without counting it as a guess", async (_what, fetchHeaders) => {
    const path = `/api/check-password/${driver.id}/${encodeURIComponent(goodPassword)}`;
    for (let count = 1; count <= 12; count++) {
      const response = await api.app.request(
        path,
        { headers: { cookie, ...fetchHeaders } },
        { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
      );
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "origin_refused" });
    }
    const headers = { "sec-fetch-mode": "cors", "sec-fetch-site": "same-site" };
    expect((await api.request(path, { cookie, headers })).status).toBe(200);
  });

  test("passwords are not trimmed or altered", { timeout: 60_000 }, async () => {
    const anyPassword = fc.string({ minLength: 6, maxLength: 30, unit: "grapheme" });
    await fc.assert(
      fc.asyncProperty(anyPassword, async (password) => {
        fc.pre(password === password.toWellFormed() && !password.includes("\0") && password.trim() !== "");
        await database().db.deleteFrom("rate_limits").execute();
        const { hashPassword } = await import("#api/accounts/password/hashPassword.ts");
        const password_hash = await hashPassword(password);
        await database().db.updateTable("users").set({ password_hash }).where("id", "=", driver.id).execute();
        expect((await checkByAddress(password)).status).toBe(200);
      }),
      { numRuns: 8, seed: Number(process.env["SEED"] ?? 2026), examples: [["100%25/..#?&+ü"]] },
    );
  });

  test("guesses at the current password share one limit across all forms", async () => {
    const change = () =>
      api.request("/api/change-password", {
        body: { id: driver.id, password: "a wrong guess", newPassword: "something else" },
        cookie,
      });
    for (let count = 1; count <= 4; count++) {
      expect((await checkByAddress("a wrong guess")).status).toBe(204);
      expect((await checkByBody("a wrong guess")).status).toBe(204);
    }
    expect((await change()).status).toBe(204);
    expect((await change()).status).toBe(204);
    for (const limited of [
      await change(),
      await checkByAddress(goodPassword),
      await checkByBody(goodPassword),
    ]) {
      expect(limited).toMatchObject({ status: 429, json: { code: "too_many_requests", retryAfter: 30 } });
      expect(limited.headers.get("retry-after")).toBe("30");
    }
  });

  test("[VA25] changing the password ends every other session and mailed link, and mails the owner", async () => {
    const otherSession = await api.sessionOf(driver);
    await api.request(`/api/resend/frontend/${driver.id}/true`, { method: "POST" });
    const reset = await linkTo(api, driver.email, "passwordReset");
    const change = (password: string | undefined, newPassword: string) =>
      api.request("/api/change-password", {
        body: { id: driver.id, newPassword, ...(password !== undefined && { password }) },
        cookie,
      });
    expect((await change("wrong", "la nouvelle phrase")).status).toBe(204);
    expect((await change(undefined, "la nouvelle phrase")).status).toBe(204);
    expect(await change(goodPassword, "azerty")).toMatchObject({
      status: 400,
      json: { fields: { newPassword: "password_common" } },
    });
    const changed = await change(goodPassword, "la nouvelle phrase");
    expect(changed.status).toBe(200);

    const isOpen = async (session: string) =>
      (await api.request("/api/validate-access-token", { method: "POST", cookie: session })).status === 200;
    // Copies of this session's old cookie are invalid too.
    expect([await isOpen(cookieOf(changed)), await isOpen(cookie), await isOpen(otherSession)]).toEqual([
      true,
      false,
      false,
    ]);
    const body = { userId: driver.id, token: reset.token, password: "encore une autre" };
    expect((await api.request("/api/activate", { body })).status).toBe(204);
    expect((await signIn(driver.email)).status).toBe(204);
    expect((await signIn(driver.email, "la nouvelle phrase")).status).toBe(200);
    const kinds = (await mailsTo(api, driver.email)).map(({ kind }) => kind);
    expect(kinds).toContain("passwordChanged");
  });

  test("an account without a password can set its first password without a current password", async () => {
    const hasPassword = () => api.request(`/api/has-password/${driver.id}`, { cookie });
    expect((await hasPassword()).status).toBe(200);
    const noPassword = { password_hash: null };
    await database().db.updateTable("users").set(noPassword).where("id", "=", driver.id).execute();
    expect((await hasPassword()).status).toBe(204);
    expect((await checkByBody("anything at all")).status).toBe(204);
    const body = { id: driver.id, newPassword: "ma toute première" };
    expect((await api.request("/api/change-password", { body, cookie })).status).toBe(200);
    expect((await signIn(driver.email, "ma toute première")).status).toBe(200);
  });

  test("suspension ends open sessions for every endpoint", async () => {
    const blocked = { account_status: "blocked" as const };
    await database().db.updateTable("users").set(blocked).where("id", "=", driver.id).execute();
    for (const response of [
      await update({ bio: "still here" }),
      await checkByBody(goodPassword),
      await api.request("/api/validate-access-token", { method: "POST", cookie }),
      await api.request(`/api/user/${driver.id}`, { cookie }),
    ]) {
      expect(response).toMatchObject({ status: 401, json: { code: "not_signed_in" } });
    }
  });
});
