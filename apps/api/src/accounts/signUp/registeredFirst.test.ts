import { beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { accountCalls, type MailedLink } from "#api/testing/calls/accountCalls.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s, an address first registered by someone else", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });
  const { activate, checkLink, signIn, isSignedIn, signUp } = accountCalls(() => api);
  const isValid = async (link: MailedLink) => (await checkLink(link)).status === 200;
  const newPassword = "la vraie propriétaire";
  const passwordRequired = { status: 400, json: { fields: { password: "required" } } };

  test("its owner takes the account over by confirming it and setting a password, and the other person loses access", async () => {
    const attacker = await signUp();
    const strangerCookie = cookieOf(await signIn((await aUser(database().db)).email));
    for (const cookie of [undefined, strangerCookie]) {
      expect(await activate(attacker.link, undefined, cookie)).toMatchObject(passwordRequired);
    }
    expect(await isValid(attacker.link)).toBe(true);
    const owner = await activate(attacker.link, newPassword);
    expect(owner).toMatchObject({ status: 200, json: { verified: true, email: attacker.email } });
    expect(await isSignedIn(cookieOf(owner))).toBe(true);
    expect(await isSignedIn(attacker.cookie)).toBe(false);
    expect((await signIn(attacker.email, attacker.password)).status).toBe(204);
    expect((await signIn(attacker.email, newPassword)).status).toBe(200);
  });

  test("its owner takes the address over even if it was the other account's pending address", async () => {
    const attacker = await signUp();
    await activate(attacker.link, undefined, attacker.cookie);
    const cookie = cookieOf(await signIn(attacker.email, attacker.password));
    const email = `victim.${attacker.id}@drivers.example`;
    await api.request("/api/update-user", {
      body: { id: attacker.id, email, password: attacker.password },
      cookie,
    });
    const link = await linkTo(api, email, "newAddressConfirmation");
    expect(await activate(link)).toMatchObject(passwordRequired);
    expect(await activate(link, newPassword)).toMatchObject({ status: 200, json: { email } });
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await signIn(email, attacker.password)).status).toBe(204);
  });

  test("confirming in the browser that signed up keeps the password and the sessions", async () => {
    const person = await signUp();
    const otherCookie = cookieOf(await signIn(person.email, person.password));
    expect((await activate(person.link, undefined, person.cookie)).status).toBe(200);
    expect(await isSignedIn(otherCookie)).toBe(true);
    expect((await signIn(person.email, person.password)).status).toBe(200);
    const kinds = (await mailsTo(api, person.email)).map(({ kind }) => kind);
    expect(kinds).not.toContain("passwordChanged");
  });

  test("confirming requires a new password once the browser's session has ended", async () => {
    const person = await signUp();
    await api.request("/api/sign-out", { method: "POST", cookie: person.cookie });
    expect(await activate(person.link, undefined, person.cookie)).toMatchObject(passwordRequired);
  });

  test.each([true, false, undefined])(
    "[MA7] the choice about promotions in its owner's own sign-up counts: %s",
    async (acceptsPromotions) => {
      api = createTestApp(database().db, { env: { REVEAL_REGISTERED_EMAILS: "false" } });
      const register = async (body: object) =>
        api.request("/api/sign-up", { body, cookie: await api.earnPass() });
      const person = aSignUp();
      const stranger = { ...person, acceptsPromotions: acceptsPromotions !== true };
      await register(stranger);
      api.advanceHours(1);
      await register(acceptsPromotions === undefined ? person : { ...person, acceptsPromotions });
      const owner = await activate(await linkTo(api, person.email), newPassword);
      expect([owner.status, owner.json.acceptsPromotions]).toEqual([200, acceptsPromotions === true]);
      const { agreed } = await database()
        .db.selectFrom("promotion_consents")
        .select("agreed")
        .where("user_id", "=", owner.json.id)
        .orderBy("at", "desc")
        .executeTakeFirstOrThrow();
      expect(agreed).toBe(acceptsPromotions === true);
    },
  );

  test("its owner takes the account over by a password reset", async () => {
    const attacker = await signUp();
    const world = await aCatalogue(database().db);
    const order = aCheckout(world, { driver: { email: attacker.email } });
    expect(await api.checkOut(order)).toMatchObject({
      status: 409,
      json: { code: "email_registered" },
    });
    await api.request(`/api/resend/frontend/${attacker.id}/true`, { method: "POST" });
    await activate(await linkTo(api, attacker.email, "passwordReset"), "la vraie propriétaire");
    expect(await isSignedIn(attacker.cookie)).toBe(false);
    expect((await signIn(attacker.email, attacker.password)).status).toBe(204);
  });
});
