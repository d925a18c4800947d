import { beforeEach, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/accountCalls.ts";
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
  let next: string;
  beforeEach(async () => {
    api = createTestApp(database().db);
    owner = await aUser(database().db);
    cookie = await api.sessionOf(owner);
    next = `next.${owner.id}@elsewhere.example`;
  });
  const update = (changes: object, session = cookie) =>
    api.request("/api/update-user", { body: { id: owner.id, ...changes }, cookie: session });
  const rowOf = (id = owner.id) =>
    database().db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { activate, signIn, isSignedIn } = accountCalls(() => api);
  const act = (deed: "undo" | "allow", { userId, token }: { userId: string; token: string }) =>
    api.request(`/api/${deed}-email-change`, { body: { userId, token } });
  const kindsTo = async (address: string) => (await mailsTo(api, address)).map(({ kind }) => kind);

  test("[AC6] rejects a new address without the right password and saves nothing else", async () => {
    const refused = (code: string) => ({ status: 400, json: { fields: { password: code } } });
    expect(await update({ email: next, bio: "mine" })).toMatchObject(refused("required"));
    expect(await update({ email: next, bio: "mine", password: "a guess" })).toMatchObject(
      refused("password_wrong"),
    );
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null, bio: null });
    expect(await mailsTo(api, next)).toEqual([]);
    expect((await update({ bio: "mine", email: owner.email })).status).toBe(200);
    expect((await update({ email: next, password: goodPassword })).status).toBe(200);
    expect(await rowOf()).toMatchObject({ pending_email: next });
  });

  test("a wrong password counts towards the shared limit of password checks", async () => {
    await database().db.deleteFrom("rate_limits").execute();
    for (let turn = 1; turn <= 5; turn++) {
      expect((await update({ email: next, password: "a guess" })).status).toBe(400);
    }
    for (let turn = 1; turn <= 5; turn++) {
      const body = { password: "a guess" };
      expect((await api.request(`/api/check-password/${owner.id}`, { body, cookie })).status).toBe(204);
    }
    const limited = await api.request(`/api/check-password/${owner.id}`, {
      body: { password: goodPassword },
      cookie,
    });
    expect(limited.status).toBe(429);
  });

  test("[AC7] the old address gets a mail immediately, and its link restores the account after the move", async () => {
    // An attacker who has the session and the password moves the account and sets another password.
    expect((await update({ email: next, password: goodPassword })).status).toBe(200);
    expect(await kindsTo(owner.email)).toEqual(["emailChangeAsked"]);
    const undo = await linkTo(api, owner.email, "emailChangeAsked");
    expect(undo).toMatchObject({ page: "/undo-email-change", userId: owner.id, email: owner.email });
    const moved = await activate(await linkTo(api, next), undefined, cookie);
    expect(moved).toMatchObject({ status: 200, json: { email: next } });
    await api.request(`/api/delete-tokens/${owner.id}`, { method: "DELETE", cookie: cookieOf(moved) });
    await api.request(`/api/resend/frontend/${owner.id}/true`, { method: "POST" });
    const theirs = await activate(await linkTo(api, next, "passwordReset"), "le mot du voleur");
    expect(theirs.status).toBe(200);
    await api.request(`/api/resend/frontend/${owner.id}/true`, { method: "POST" });
    const waiting = await linkTo(api, next, "passwordReset");

    const undone = await act("undo", undo);
    expect(undone).toMatchObject({ status: 200, json: { email: owner.email } });
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null, password_hash: null });
    expect(await isSignedIn(cookieOf(theirs))).toBe(false);
    expect((await activate(waiting, "encore le voleur")).status).toBe(204);
    expect((await signIn(owner.email, "le mot du voleur")).status).toBe(204);
    expect((await signIn(next, "le mot du voleur")).status).toBe(204);
    // The address that loses the account gets a mail without an undo link.
    const mail = (await mailsTo(api, next)).find(({ kind }) => kind === "emailChanged");
    expect(mail).toBeDefined();
    expect(mail?.text).not.toContain("undo-email-change");
    // The token in the response sets a new password.
    const chosen = { userId: owner.id, token: String(undone.json.token) };
    expect((await activate(chosen, "la phrase de la propriétaire")).status).toBe(200);
    expect((await signIn(owner.email, "la phrase de la propriétaire")).status).toBe(200);
    expect((await act("undo", undo)).status).toBe(204);
  });

  test("[AC7] before confirmation the link cancels the request", async () => {
    await update({ email: next, password: goodPassword });
    const undo = await linkTo(api, owner.email, "emailChangeAsked");
    expect((await act("undo", undo)).status).toBe(200);
    expect((await activate(await linkTo(api, next), "le mot du voleur")).status).toBe(204);
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null });
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test("[AC7] the link works for seven days after its mail is sent, and the move mails a new one", async () => {
    await update({ email: next, password: goodPassword });
    const early = await linkTo(api, owner.email, "emailChangeAsked");
    api.advanceHours(23);
    await activate(await linkTo(api, next), undefined, cookie);
    const late = await linkTo(api, owner.email, "emailChanged");
    api.advanceHours(6 * 24 + 2);
    expect((await act("undo", early)).status).toBe(204);
    expect(await act("undo", late)).toMatchObject({ status: 200, json: { email: owner.email } });
  });

  test("[AC7] using the link of one change invalidates those of later changes", async () => {
    await update({ email: next, password: goodPassword });
    const session = cookieOf(await activate(await linkTo(api, next), undefined, cookie));
    const first = await linkTo(api, owner.email, "emailChanged");
    api.advanceHours(1);
    const third = `third.${owner.id}@elsewhere.example`;
    await update({ email: third, password: goodPassword }, session);
    await activate(await linkTo(api, third), undefined, session);
    const second = await linkTo(api, next, "emailChanged");
    expect(await act("undo", first)).toMatchObject({ status: 200, json: { email: owner.email } });
    expect((await act("undo", second)).status).toBe(204);
  });

  test("no other account can take the old address while the undo link is valid", async () => {
    await update({ email: next, password: goodPassword });
    await activate(await linkTo(api, next), undefined, cookie);
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

  test("an unconfirmed address gets mails about the request and the move but no undo link", async () => {
    const body = aSignUp();
    const session = cookieOf(await api.request("/api/sign-up", { body, cookie: await api.earnPass() }));
    const { id } = await database()
      .db.selectFrom("users")
      .select("id")
      .where("email", "=", body.email)
      .executeTakeFirstOrThrow();
    const change = { id, email: next, password: body.password };
    expect((await api.request("/api/update-user", { body: change, cookie: session })).status).toBe(200);
    await activate(await linkTo(api, next), undefined, session);
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

  test("[AC6] without a password, a link mailed to the current address allows the change", async () => {
    const none = { password_hash: null };
    await database().db.updateTable("users").set(none).where("id", "=", owner.id).execute();
    expect((await update({ email: next, bio: "mine" })).status).toBe(202);
    expect(await rowOf()).toMatchObject({ pending_email: null, bio: "mine" });
    expect(await mailsTo(api, next)).toEqual([]);
    const link = await linkTo(api, owner.email, "emailChangePermission");
    expect(link).toMatchObject({ page: "/allow-email-change", userId: owner.id });
    // The link is invalid for the other calls.
    expect((await activate(link, "le mot du voleur")).status).toBe(204);
    expect((await act("undo", link)).status).toBe(204);
    expect((await act("allow", link)).status).toBe(200);
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: next });
    expect(await kindsTo(next)).toEqual(["newAddressConfirmation"]);
    expect((await kindsTo(owner.email)).toSorted()).toEqual(["emailChangeAsked", "emailChangePermission"]);
    expect((await act("allow", link)).status).toBe(204);
  });

  test("[VA26] a password reset cancels the pending address change", async () => {
    await update({ email: next, password: goodPassword });
    await api.request(`/api/resend/frontend/${encodeURIComponent(owner.email)}/true`, { method: "POST" });
    expect((await activate(await linkTo(api, owner.email, "passwordReset"), goodPassword)).status).toBe(200);
    expect(await rowOf()).toMatchObject({ email: owner.email, pending_email: null });
  });

  test("using a link leaves links of other kinds valid", async () => {
    const none = { password_hash: null };
    await database().db.updateTable("users").set(none).where("id", "=", owner.id).execute();
    await api.request(`/api/resend/frontend/${encodeURIComponent(owner.email)}/true`, { method: "POST" });
    const reset = await linkTo(api, owner.email, "passwordReset");
    await update({ email: next });
    const permission = await linkTo(api, owner.email, "emailChangePermission");
    expect((await act("allow", permission)).status).toBe(200);
    expect((await activate(reset, goodPassword)).status).toBe(200);
  });

  test("[AC6] a first password set in a session does not allow the change", async () => {
    const none = { password_hash: null };
    await database().db.updateTable("users").set(none).where("id", "=", owner.id).execute();
    const body = { id: owner.id, newPassword: "le mot du voleur" };
    const chosen = await api.request("/api/change-password", { body, cookie });
    expect(chosen.status).toBe(200);
    const asked = await update({ email: next, password: "le mot du voleur" }, cookieOf(chosen));
    expect(asked.status).toBe(202);
    expect(await rowOf()).toMatchObject({ pending_email: null });
    // A first password set through a mailed link does allow it.
    await api.request(`/api/resend/frontend/${owner.id}/true`, { method: "POST" });
    const link = await linkTo(api, owner.email, "passwordReset");
    const session = cookieOf(await activate(link, "la phrase de la propriétaire"));
    const change = { email: next, password: "la phrase de la propriétaire" };
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
      const ask = (body: object) => api.request("/api/update-user", { body, cookie: session });
      expect((await ask(change)).status).toBe(400);
      expect((await ask({ ...change, password: goodPassword })).status).toBe(200);
      const choose = (body: object) => api.request("/api/change-password", { body, cookie: session });
      const newPassword = { id: staff.id, newPassword: "une autre phrase" };
      expect((await choose(newPassword)).status).toBe(204);
      await db.updateTable("users").set({ password_hash: null }).where("id", "=", staff.id).execute();
      // Staff need a mailed link to set their first password.
      expect((await choose(newPassword)).status).toBe(204);
    },
  );

  test("an admin changes another account's address only with the admin's own password", async () => {
    const admin = await aUser(database().db, { type: "admin" });
    const session = await api.sessionOf(admin);
    expect((await update({ email: next }, session)).status).toBe(400);
    const none = { password_hash: null };
    await database().db.updateTable("users").set(none).where("id", "=", admin.id).execute();
    expect((await update({ email: next }, session)).status).toBe(403);
    expect(await rowOf()).toMatchObject({ pending_email: null });
  });

  test("a suspended account rejects both links, and both stay valid", async () => {
    await update({ email: next, password: goodPassword });
    const undo = await linkTo(api, owner.email, "emailChangeAsked");
    const setStatus = (account_status: "blocked" | "active") =>
      database().db.updateTable("users").set({ account_status }).where("id", "=", owner.id).execute();
    await setStatus("blocked");
    expect(await act("undo", undo)).toMatchObject({ status: 403, json: { code: "account_suspended" } });
    await setStatus("active");
    expect((await act("undo", undo)).status).toBe(200);
  });
});
