import { beforeEach, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let owner: Awaited<ReturnType<typeof aUser>>;
  let cookie: string;
  let newEmail: string;
  beforeEach(async () => {
    api = createTestApp(database().db);
    owner = await aUser(database().db);
    cookie = await api.sessionOf(owner);
    newEmail = `next.${owner.id}@elsewhere.example`;
  });
  const update = (changes: object, session = cookie) =>
    api.request("/api/update-user", { body: { id: owner.id, ...changes }, cookie: session });
  const rowOf = (id = owner.id) =>
    database().db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { activate, signIn, isSignedIn } = accountCalls(() => api);
  const followLink = (action: "undo" | "allow", { userId, token }: { userId: string; token: string }) =>
    api.request(`/api/${action}-email-change`, { body: { userId, token } });
  const mailKinds = async (address: string) => (await mailsTo(api, address)).map(({ kind }) => kind);

  test("[AC6] rejects a new address without the right password and saves nothing else", async () => {
    const invalidPassword = (code: string) => ({ status: 400, json: { fields: { password: code } } });
    expect(await update({ email: newEmail, bio: "mine" })).toMatchObject(invalidPassword("required"));
    expect(await update({ email: newEmail, bio: "mine", password: "a guess" })).toMatchObject(
      invalidPassword("password_wrong"),
    );
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null, bio: null });
    expect(await mailsTo(api, newEmail)).toEqual([]);
    expect((await update({ bio: "mine", email: owner.email })).status).toBe(200);
    expect((await update({ email: newEmail, password: goodPassword })).status).toBe(200);
    expect(await rowOf()).toMatchObject({ pending_email: newEmail });
  });

  test("a wrong password counts towards the shared limit on password checks", async () => {
    await database().db.deleteFrom("rate_limits").execute();
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await update({ email: newEmail, password: "a guess" })).status).toBe(400);
    }
    for (let attempt = 1; attempt <= 5; attempt++) {
      const body = { password: "a guess" };
      expect((await api.request(`/api/check-password/${owner.id}`, { body, cookie })).status).toBe(204);
    }
    const limitedResponse = await api.request(`/api/check-password/${owner.id}`, {
      body: { password: goodPassword },
      cookie,
    });
    expect(limitedResponse.status).toBe(429);
  });

  test("[AC7] the old address immediately gets a mail with a link that undoes a confirmed change", async () => {
    // An attacker who has the session and the password confirms the change and sets another password.
    expect((await update({ email: newEmail, password: goodPassword })).status).toBe(200);
    expect(await mailKinds(owner.email)).toEqual(["emailChangeAsked"]);
    const undo = await linkTo(api, owner.email, "emailChangeAsked");
    expect(undo).toMatchObject({ page: "/undo-email-change", userId: owner.id, email: owner.email });
    const confirmed = await activate(await linkTo(api, newEmail), undefined, cookie);
    expect(confirmed).toMatchObject({ status: 200, json: { email: newEmail } });
    await api.request(`/api/delete-tokens/${owner.id}`, { method: "DELETE", cookie: cookieOf(confirmed) });
    await api.request(`/api/resend/frontend/${owner.id}/true`, { method: "POST" });
    const attackerReset = await activate(await linkTo(api, newEmail, "passwordReset"), "le mot du voleur");
    expect(attackerReset.status).toBe(200);
    await api.request(`/api/resend/frontend/${owner.id}/true`, { method: "POST" });
    const pendingReset = await linkTo(api, newEmail, "passwordReset");

    const undone = await followLink("undo", undo);
    expect(undone).toMatchObject({ status: 200, json: { email: owner.email } });
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null, password_hash: null });
    expect(await isSignedIn(cookieOf(attackerReset))).toBe(false);
    expect((await activate(pendingReset, "encore le voleur")).status).toBe(204);
    expect((await signIn(owner.email, "le mot du voleur")).status).toBe(204);
    expect((await signIn(newEmail, "le mot du voleur")).status).toBe(204);
    // The address that no longer belongs to the account gets a mail without an undo link.
    const mail = (await mailsTo(api, newEmail)).find(({ kind }) => kind === "emailChanged");
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain("undo-email-change");
    // The token in the response sets a new password.
    const resetLink = { userId: owner.id, token: String(undone.json.token) };
    expect((await activate(resetLink, "la phrase de la propriétaire")).status).toBe(200);
    expect((await signIn(owner.email, "la phrase de la propriétaire")).status).toBe(200);
    expect((await followLink("undo", undo)).status).toBe(204);
  });

  test("[AC7] the undo link cancels a change that is not confirmed yet", async () => {
    await update({ email: newEmail, password: goodPassword });
    const undo = await linkTo(api, owner.email, "emailChangeAsked");
    expect((await followLink("undo", undo)).status).toBe(200);
    expect((await activate(await linkTo(api, newEmail), "le mot du voleur")).status).toBe(204);
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test("[AC7] an undo link expires seven days after its mail, and confirming the change mails a new link", async () => {
    await update({ email: newEmail, password: goodPassword });
    const requestLink = await linkTo(api, owner.email, "emailChangeAsked");
    api.advanceHours(23);
    await activate(await linkTo(api, newEmail), undefined, cookie);
    const changeLink = await linkTo(api, owner.email, "emailChanged");
    api.advanceHours(6 * 24 + 2);
    expect((await followLink("undo", requestLink)).status).toBe(204);
    expect(await followLink("undo", changeLink)).toMatchObject({ status: 200, json: { email: owner.email } });
  });

  test("[AC7] undoing a change invalidates the undo links of later changes", async () => {
    await update({ email: newEmail, password: goodPassword });
    const session = cookieOf(await activate(await linkTo(api, newEmail), undefined, cookie));
    const first = await linkTo(api, owner.email, "emailChanged");
    api.advanceHours(1);
    const thirdEmail = `third.${owner.id}@elsewhere.example`;
    await update({ email: thirdEmail, password: goodPassword }, session);
    await activate(await linkTo(api, thirdEmail), undefined, session);
    const second = await linkTo(api, newEmail, "emailChanged");
    expect(await followLink("undo", first)).toMatchObject({ status: 200, json: { email: owner.email } });
    expect((await followLink("undo", second)).status).toBe(204);
  });

  test("no other account can take the old address while the undo link is valid", async () => {
    await update({ email: newEmail, password: goodPassword });
    await activate(await linkTo(api, newEmail), undefined, cookie);
    const signUp = async () =>
      api.request("/api/sign-up", {
        body: aSignUp({ email: owner.email }),
        cookie: await api.earnPass(),
      });
    expect(await signUp()).toMatchObject({ status: 409, json: { code: "email_registered" } });
    const other = await aUser(database().db);
    const session = await api.sessionOf(other);
    const body = { id: other.id, email: owner.email, password: goodPassword };
    expect((await api.request("/api/update-user", { body, cookie: session })).status).toBe(409);
    api.advanceHours(8 * 24);
    expect((await signUp()).status).toBe(200);
  });

  test("an unconfirmed old address gets mails about the request and the change, but no undo link", async () => {
    const body = aSignUp();
    const session = cookieOf(await api.request("/api/sign-up", { body, cookie: await api.earnPass() }));
    const { id } = await database()
      .db.selectFrom("users")
      .select("id")
      .where("email", "=", body.email)
      .executeTakeFirstOrThrow();
    const change = { id, email: newEmail, password: body.password };
    expect((await api.request("/api/update-user", { body: change, cookie: session })).status).toBe(200);
    await activate(await linkTo(api, newEmail), undefined, session);
    const mails = await mailsTo(api, body.email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      "addressConfirmation",
      "emailChangeAsked",
      "emailChanged",
    ]);
    const undos = database().db.selectFrom("address_undos").select("user_id").where("user_id", "=", id);
    expect(await undos.execute()).toEqual([]);
    expect(mails.map(({ text }) => text).join()).not.toContain("undo-email-change");
  });

  test("[AC6] the owner of an account without a password allows the change through a link mailed to the current address", async () => {
    const noPassword = { password_hash: null };
    await database().db.updateTable("users").set(noPassword).where("id", "=", owner.id).execute();
    expect((await update({ email: newEmail, bio: "mine" })).status).toBe(202);
    expect(await rowOf()).toMatchObject({ pending_email: null, bio: "mine" });
    expect(await mailsTo(api, newEmail)).toEqual([]);
    const link = await linkTo(api, owner.email, "emailChangePermission");
    expect(link).toMatchObject({ page: "/allow-email-change", userId: owner.id });
    // No other call accepts the link.
    expect((await activate(link, "le mot du voleur")).status).toBe(204);
    expect((await followLink("undo", link)).status).toBe(204);
    expect((await followLink("allow", link)).status).toBe(200);
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: newEmail });
    expect(await mailKinds(newEmail)).toEqual(["newAddressConfirmation"]);
    expect((await mailKinds(owner.email)).toSorted()).toEqual(["emailChangeAsked", "emailChangePermission"]);
    expect((await followLink("allow", link)).status).toBe(204);
  });

  test("[VA26] a password reset cancels the pending address change", async () => {
    await update({ email: newEmail, password: goodPassword });
    await api.request(`/api/resend/frontend/${encodeURIComponent(owner.email)}/true`, { method: "POST" });
    expect((await activate(await linkTo(api, owner.email, "passwordReset"), goodPassword)).status).toBe(200);
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null });
  });

  test("using a link leaves links of other kinds valid", async () => {
    const noPassword = { password_hash: null };
    await database().db.updateTable("users").set(noPassword).where("id", "=", owner.id).execute();
    await api.request(`/api/resend/frontend/${encodeURIComponent(owner.email)}/true`, { method: "POST" });
    const reset = await linkTo(api, owner.email, "passwordReset");
    await update({ email: newEmail });
    const permission = await linkTo(api, owner.email, "emailChangePermission");
    expect((await followLink("allow", permission)).status).toBe(200);
    expect((await activate(reset, goodPassword)).status).toBe(200);
  });

  test("[AC6] a first password that was set with a session alone does not allow the change", async () => {
    const noPassword = { password_hash: null };
    await database().db.updateTable("users").set(noPassword).where("id", "=", owner.id).execute();
    const body = { id: owner.id, newPassword: "le mot du voleur" };
    const passwordSet = await api.request("/api/change-password", { body, cookie });
    expect(passwordSet.status).toBe(200);
    const updated = await update({ email: newEmail, password: "le mot du voleur" }, cookieOf(passwordSet));
    expect(updated.status).toBe(202);
    expect(await rowOf()).toMatchObject({ pending_email: null });
    // A first password set through a mailed link allows the change.
    await api.request(`/api/resend/frontend/${owner.id}/true`, { method: "POST" });
    const link = await linkTo(api, owner.email, "passwordReset");
    const session = cookieOf(await activate(link, "la phrase de la propriétaire"));
    const change = { email: newEmail, password: "la phrase de la propriétaire" };
    expect((await update(change, session)).status).toBe(200);
  });

  test.each(["supplier", "admin"] as const)(
    "%s must enter a password to change the address or password",
    async (type) => {
      const { db } = database();
      const supplier = await db
        .insertInto("suppliers")
        .values({
          slug: `agence-${Math.random().toString(36).slice(2)}`,
          name: "Agence",
          search_name: "agence",
          created_at: new Date(),
          updated_at: new Date(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const staff = await aUser(db, { type, supplier_id: type === "supplier" ? supplier.id : null });
      const session = await api.sessionOf(staff);
      const change = { id: staff.id, email: `staff.${staff.id}@elsewhere.example` };
      const requestChange = (body: object) => api.request("/api/update-user", { body, cookie: session });
      expect((await requestChange(change)).status).toBe(400);
      expect((await requestChange({ ...change, password: goodPassword })).status).toBe(200);
      const changePassword = (body: object) => api.request("/api/change-password", { body, cookie: session });
      const newPassword = { id: staff.id, newPassword: "une autre phrase" };
      expect((await changePassword(newPassword)).status).toBe(204);
      await db.updateTable("users").set({ password_hash: null }).where("id", "=", staff.id).execute();
      // Staff need a mailed link to set their first password.
      expect((await changePassword(newPassword)).status).toBe(204);
    },
  );

  test("an admin changes another account's address only with the admin's own password", async () => {
    const admin = await aUser(database().db, { type: "admin" });
    const session = await api.sessionOf(admin);
    expect((await update({ email: newEmail }, session)).status).toBe(400);
    const noPassword = { password_hash: null };
    await database().db.updateTable("users").set(noPassword).where("id", "=", admin.id).execute();
    expect((await update({ email: newEmail }, session)).status).toBe(403);
    expect(await rowOf()).toMatchObject({ pending_email: null });
  });

  test("the undo link is refused while the account is suspended, and works again afterwards", async () => {
    await update({ email: newEmail, password: goodPassword });
    const undo = await linkTo(api, owner.email, "emailChangeAsked");
    const setStatus = (account_status: "blocked" | "active") =>
      database().db.updateTable("users").set({ account_status }).where("id", "=", owner.id).execute();
    await setStatus("blocked");
    expect(await followLink("undo", undo)).toMatchObject({
      status: 403,
      json: { code: "account_suspended" },
    });
    await setStatus("active");
    expect((await followLink("undo", undo)).status).toBe(200);
  });
});
