import { beforeEach, describe, expect, test } from "vitest";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aChallenge, aPasskey } from "#api/testing/data/aPasskey.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { type AuthenticatorFaults, createAuthenticator } from "#api/testing/standIns/createAuthenticator.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

// Runs on both engines, because a statement outside an open transaction hangs on PGlite only.
describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let person: TestPerson;
  let address = 0;
  beforeEach(async () => {
    api = createTestApp(database().db);
    person = await aPerson(api);
  });

  type Authenticator = ReturnType<typeof createAuthenticator>;
  const here = () => ({ origin: api.config.webUrl, rpId: api.config.passkeys.domain });
  const prepare = (body: object = { password: goodPassword }) =>
    api.request("/api/prepare-passkey", { body, cookie: person.cookie });
  const add = (registration: object, name = "Pixel 9") =>
    api.request("/api/add-passkey", { body: { name, registration }, cookie: person.cookie });
  const remove = (id: string, body: object = { password: goodPassword }) =>
    api.request(`/api/remove-passkey/${id}`, { body, cookie: person.cookie });
  const send = (assertion: object, origin = api.config.webUrl) => {
    address += 1;
    const from = { headers: { origin }, address: `203.0.113.${address % 250}` };
    return api.request("/api/sign-in-with-passkey", { body: { assertion }, ...from });
  };
  const signIn = async (authenticator: Authenticator, faults: AuthenticatorFaults = {}) =>
    send(authenticator.use(await aChallenge(api), faults));
  const changesMailedTo = async (email: string) =>
    (await mailsTo(api, email)).filter(({ kind }) => kind === "passkeyChanged").length;

  test("[PK1] a passkey has a name, signs in and shows when it was last used, and its id stays secret", async () => {
    const { authenticator } = await aPasskey(api, person.cookie, "Pixel d’Amel");
    expect(await changesMailedTo(person.email)).toBe(1);
    api.advanceHours(1);
    const signedIn = await signIn(authenticator);
    expect([signedIn.status, signedIn.json.email]).toEqual([200, person.email]);
    const cookie = cookieOf(signedIn);
    const { json, text } = await api.request("/api/passkeys", { cookie });
    expect(json.items).toEqual([
      expect.objectContaining({
        name: "Pixel d’Amel",
        createdAt: "2026-11-20T12:00:00.000Z",
        lastUsedAt: "2026-11-20T13:00:00.000Z",
      }),
    ]);
    expect(text).not.toContain(authenticator.id);
  });

  test("[PK2] a challenge works once within five minutes, and a rejected response uses it up", async () => {
    const { authenticator } = await aPasskey(api, person.cookie);
    const used = authenticator.use(await aChallenge(api));
    expect((await send(used)).status).toBe(200);
    expect((await send(used)).status).toBe(204);
    const challenge = await aChallenge(api);
    expect((await send(authenticator.use(challenge, { isUnverified: true }))).status).toBe(204);
    expect((await send(authenticator.use(challenge))).status).toBe(204);
    const late = await aChallenge(api);
    api.advanceHours(0.1);
    expect((await send(authenticator.use(late))).status).toBe(204);
    expect((await send(authenticator.use({ challenge: "t".repeat(43) }))).status).toBe(204);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test.each<[string, AuthenticatorFaults]>([
    ["of another origin", { origin: "https://sayara.evil.example" }],
    ["of another relying party", { rpId: "evil.example" }],
    ["without verification of the person [PK3]", { isUnverified: true }],
    ["that names another account", { userHandle: Buffer.from("another").toString("base64url") }],
  ])(
    "[PK2] a use %s gets the same response as an unknown passkey, and opens no session",
    async (_, faults) => {
      const { authenticator } = await aPasskey(api, person.cookie);
      await signIn(authenticator);
      const refused = await signIn(authenticator, faults);
      const unknown = await signIn(createAuthenticator(here()));
      for (const { status, text, headers } of [refused, unknown])
        expect([status, text, headers.getSetCookie()]).toEqual([204, "", []]);
    },
  );

  test.each<[string, AuthenticatorFaults]>([
    ["of another origin", { origin: "https://sayara.evil.example" }],
    ["of another relying party", { rpId: "evil.example" }],
    ["without verification of the person", { isUnverified: true }],
    ["with an id that is too long to store", { idLength: 1100 }],
    ["with no id", { idLength: 0 }],
    ["with a key that is too long to store", { keyPadding: 2200 }],
  ])("[PK2, PK3] a new passkey %s is not added", async (_, faults) => {
    const { json } = await prepare();
    const refused = await add(createAuthenticator(here()).register(json, faults));
    expect([refused.status, refused.json.code]).toEqual([422, "passkey_refused"]);
    expect((await add(createAuthenticator(here()).register(json))).json.code).toBe("passkey_refused");
  });

  test("[PK6] a use with an unchanged or lower counter is refused, and a later use with a higher one succeeds", async () => {
    const { authenticator } = await aPasskey(api, person.cookie);
    expect((await signIn(authenticator, { counter: 5 })).status).toBe(200);
    expect((await signIn(authenticator, { counter: 4 })).status).toBe(204);
    expect((await signIn(authenticator, { counter: 5 })).status).toBe(204);
    expect((await signIn(authenticator, { counter: 0 })).status).toBe(204);
    expect((await signIn(authenticator, { counter: 6 })).status).toBe(200);
  });

  test("[PK2] a challenge for a new passkey works only for its account, and does not sign in", async () => {
    const { authenticator } = await aPasskey(api, person.cookie);
    const { json } = await prepare();
    expect((await send(authenticator.use(json))).status).toBe(204);
    const other = await aPerson(api);
    const body = { name: "Mine", registration: createAuthenticator(here()).register(json) };
    const refused = await api.request("/api/add-passkey", { body, cookie: other.cookie });
    expect(refused.json.code).toBe("passkey_refused");
    const unasked = createAuthenticator(here()).register({ ...(await aChallenge(api)), user: { id: "x" } });
    expect((await add(unasked)).json.code).toBe("passkey_refused");
  });

  test("[PK4] adding or removing a passkey requires the password, a passkey or a mailed code, and mails the owner", async () => {
    const { id, authenticator } = await aPasskey(api, person.cookie);
    expect((await prepare({ password: "another password" })).json.fields).toHaveProperty("password");
    expect((await prepare({})).status).toBe(400);
    const other = await aPerson(api);
    const { authenticator: others } = await aPasskey(api, other.cookie);
    const byOther = others.use(await aChallenge(api));
    expect((await remove(id, { passkey: byOther })).json.code).toBe("passkey_refused");
    expect((await prepare({ passkey: authenticator.use(await aChallenge(api)) })).status).toBe(200);
    await api.request(`/api/mail-account-code/${person.id}`, { method: "POST", cookie: person.cookie });
    const mails = await mailsTo(api, person.email);
    const code = /\d{6}/.exec(mails.find(({ kind }) => kind === "accountCode")?.subject ?? "")?.[0];
    expect((await prepare({ code })).status).toBe(200);
    const { id: othersId } = await aPasskey(api, other.cookie, "Second");
    expect((await remove(othersId)).json.code).toBe("not_found");
    const removed = await remove(id, { passkey: authenticator.use(await aChallenge(api)) });
    expect([removed.status, removed.json.items]).toEqual([200, []]);
    expect(await changesMailedTo(person.email)).toBe(2);
    expect((await signIn(authenticator)).status).toBe(204);
  });

  test("[PK5] an account has at most ten passkeys", async () => {
    const { json } = await prepare();
    await database()
      .db.insertInto("passkeys")
      .values(
        Array.from({ length: 10 }, (_, index) => ({
          user_id: person.id,
          credential_id: `${person.id}-${index}`,
          public_key: "key",
          counter: 0,
          name: `Phone ${index}`,
          created_at: new Date(),
          last_used_at: null,
        })),
      )
      .execute();
    expect((await prepare()).json.code).toBe("too_many_passkeys");
    expect((await add(createAuthenticator(here()).register(json))).json.code).toBe("too_many_passkeys");
  });

  test("[PK3] a passkey counts as both factors, in the portal too; drivers and suspended accounts are refused", async () => {
    const { db } = database();
    const { authenticator } = await aPasskey(api, person.cookie);
    const portal = api.config.portalUrl ?? "";
    const inPortal = authenticator.use(await aChallenge(api), { origin: portal });
    expect((await send(inPortal, portal)).json.code).toBe("not_allowed");
    await db.updateTable("users").set({ second_factor: "mail" }).where("id", "=", person.id).execute();
    expect((await signIn(authenticator)).status).toBe(200);
    await db.updateTable("users").set({ type: "admin" }).where("id", "=", person.id).execute();
    const staff = await send(authenticator.use(await aChallenge(api), { origin: portal }), portal);
    expect([staff.status, cookieOf(staff).includes("portal")]).toEqual([200, true]);
    await db.updateTable("users").set({ account_status: "blocked" }).where("id", "=", person.id).execute();
    const blocked = await signIn(authenticator);
    expect([blocked.status, blocked.json.code]).toEqual([403, "account_suspended"]);
  });

  test("[PK7] setting a password through a mailed link removes every passkey", async () => {
    const { authenticator } = await aPasskey(api, person.cookie);
    await api.request(`/api/resend/frontend/${person.id}/true`, { method: "POST" });
    const { userId, token } = await linkTo(api, person.email, "passwordReset");
    await api.request("/api/activate", { body: { userId, token, password: "une autre tasse bleue" } });
    expect((await signIn(authenticator)).status).toBe(204);
  });

  test("the download of a person's data lists passkeys without their ids, and deleting the account deletes them", async () => {
    const { authenticator } = await aPasskey(api, person.cookie);
    const passkey = authenticator.use(await aChallenge(api));
    const data = await api.request(`/api/user-data/${person.id}`, {
      body: { passkey },
      cookie: person.cookie,
    });
    expect(data.json.passkeys).toEqual([
      { name: "Pixel 9", createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
    expect(data.text).not.toContain(authenticator.id);
    const body = { password: goodPassword };
    await api.request(`/api/delete-account/${person.id}`, { body, cookie: person.cookie });
    const rows = database().db.selectFrom("passkeys").select("id").where("user_id", "=", person.id);
    expect(await rows.execute()).toEqual([]);
  });

  test("[SE1] a driver sees each session's browser and last use, and ends one session or all the others", async () => {
    const again = async (userAgent: string) =>
      cookieOf(
        await api.request("/api/sign-in/frontend", {
          body: { email: person.email, password: goodPassword },
          headers: { "user-agent": userAgent },
        }),
      );
    const phone = await again("Mozilla/5.0 (Linux; Android 16) AppleWebKit Chrome/140 Mobile Safari/537");
    await again("Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/145");
    const list = async (cookie: string) => (await api.request("/api/own-sessions", { cookie })).json;
    const { items } = await list(phone);
    expect(items).toHaveLength(3);
    expect(items.find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({
      browser: "Chrome, Android",
      application: "frontend",
      seenAt: "2026-11-20T12:00:00.000Z",
    });
    api.advanceHours(1);
    const seen = (await list(phone)).items.find(({ isThis }: { isThis: boolean }) => isThis);
    expect(seen.seenAt).toBe("2026-11-20T13:00:00.000Z");
    const firefox = items.find(({ browser }: { browser: string }) => browser === "Firefox, Windows");
    const end = (path: string, cookie = phone) => api.request(path, { method: "POST", cookie });
    const stranger = await aPerson(api);
    expect((await end(`/api/end-own-session/${firefox.id}`, stranger.cookie)).status).toBe(404);
    expect((await end(`/api/end-own-session/${firefox.id}`)).json.items).toHaveLength(2);
    expect((await end("/api/end-other-sessions")).json.items).toEqual([
      expect.objectContaining({ isThis: true }),
    ]);
    expect((await api.request("/api/own-sessions", { cookie: person.cookie })).status).toBe(401);
  });

  test("[SF1] signing in to the website requires a driver's second factor", async () => {
    const { email } = await aUser(database().db);
    const body = { email, password: goodPassword };
    const cookie = cookieOf(await api.request("/api/sign-in/frontend", { body }));
    const change = { method: "mail", password: goodPassword };
    const set = await api.request("/api/set-second-factor", { body: change, cookie });
    expect(set.json).toEqual({ method: "mail", isRequired: false });
    const asked = await api.request("/api/sign-in/frontend", { body });
    expect([asked.status, asked.json, asked.headers.getSetCookie()]).toEqual([202, { method: "mail" }, []]);
  });
});
