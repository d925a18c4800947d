import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { interleave } from "#api/testing/interleave.ts";
import { type IdentityStandIn, startIdentityStandIn } from "#api/testing/standIns/startIdentityStandIn.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { emailLock } from "./address/emailLock.ts";
import { hashPassword } from "./password/hashPassword.ts";

type User = Pick<UserRow, "id" | "email">;

const folder = await mkdtemp(join(tmpdir(), "sayara-race-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

// PGlite has one connection and serialises transactions, so these races need PostgreSQL.
describe.skipIf(!hasPostgres)("races on PostgreSQL", () => {
  const database = withDatabase("postgres");
  let standIn: IdentityStandIn;
  let api: TestApp;
  beforeAll(async () => {
    standIn = await startIdentityStandIn();
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    api = createTestApp(database().db, { env: { ...standIn.env, DATA_DIR: folder } });
  });
  const { signIn, isSignedIn } = accountCalls(() => api);
  const sessionsOf = ({ id }: Pick<User, "id">) =>
    database().db.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
  const rowOf = ({ id }: Pick<User, "id">) =>
    database().db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  /** Runs the statements of a password reset through a mailed link. */
  const resetPassword = ({ id }: User) => {
    const hash = hashPassword("la vraie propriétaire");
    return async (transaction: Transaction) => {
      const change = { password_hash: await hash, pending_email: null };
      await transaction.updateTable("users").set(change).where("id", "=", id).execute();
      await transaction.deleteFrom("sessions").where("user_id", "=", id).execute();
      await transaction.deleteFrom("mailed_tokens").where("user_id", "=", id).execute();
      await transaction.deleteFrom("social_identities").where("user_id", "=", id).execute();
    };
  };
  const suspendAccount =
    ({ id }: User) =>
    (transaction: Transaction) =>
      transaction.updateTable("users").set({ account_status: "blocked" }).where("id", "=", id).execute();
  /** Signs in with a verified identity; each call is a new sign-in request. */
  const socialSignIn = async (claims: Record<string, unknown>, provider = "google") => {
    const verifier = `${randomUUID()}${randomUUID()}`;
    const now = Math.floor(api.dependencies.clock().getTime() / 1000);
    const token = await standIn.sign({
      iss: `${standIn.url}/${provider}`,
      aud: `our-${provider}-id`,
      sub: randomUUID(),
      nonce: createHash("sha256").update(verifier).digest("base64url"),
      email_verified: true,
      iat: now,
      exp: now + 600,
      ...claims,
    });
    return api.request("/api/social-sign-in", { body: { provider, token, verifier, language: "fr" } });
  };

  describe("during a password reset", () => {
    test("a sign-in with the old password opens no session", async () => {
      const owner = await aUser(database().db);
      const response = await interleave(database().db, resetPassword(owner), () => signIn(owner.email));
      expect(response.status).toBe(204);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await sessionsOf(owner)).toEqual([]);
    });

    test("a sign-in through an identity linked by someone else opens no session", async () => {
      const { db } = database();
      const owner = await aUser(db);
      const sub = randomUUID();
      const created_at = new Date();
      const link = { provider: "google", subject: sub, user_id: owner.id, created_at } as const;
      await db.insertInto("social_identities").values(link).execute();
      const claims = { sub, email: undefined };
      const response = await interleave(db, resetPassword(owner), () => socialSignIn(claims));
      expect(response.status).toBe(204);
      expect(await sessionsOf(owner)).toEqual([]);
    });

    test("the old password can no longer change the password", async () => {
      const owner = await aUser(database().db);
      const cookie = cookieOf(await signIn(owner.email));
      const body = { id: owner.id, password: goodPassword, newPassword: "le mot du voleur" };
      const response = await interleave(database().db, resetPassword(owner), () =>
        api.request("/api/change-password", { body, cookie }),
      );
      expect(response).toMatchObject({ status: 401, json: { code: "not_signed_in" } });
      expect((await signIn(owner.email, "le mot du voleur")).status).toBe(204);
      expect((await signIn(owner.email, "la vraie propriétaire")).status).toBe(200);
    });

    test("only one of two concurrent changes with the old password succeeds", async () => {
      const owner = await aUser(database().db);
      const cookies = [cookieOf(await signIn(owner.email)), cookieOf(await signIn(owner.email))];
      const newPasswords = ["une première phrase", "une seconde phrase"];
      const responses = await Promise.all(
        newPasswords.map((newPassword, index) => {
          const body = { id: owner.id, password: goodPassword, newPassword };
          return api.request("/api/change-password", { body, cookie: cookies[index] ?? "" });
        }),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const kinds = (await mailsTo(api, owner.email)).map(({ kind }) => kind);
      expect(kinds).toEqual(["passwordChanged"]);
    });

    test("a revoked session cannot change the account's address", async () => {
      const owner = await aUser(database().db);
      const cookie = cookieOf(await signIn(owner.email));
      const email = `thief.${owner.id}@drivers.example`;
      const response = await interleave(database().db, resetPassword(owner), () =>
        api.request("/api/update-user", { body: { id: owner.id, email, password: goodPassword }, cookie }),
      );
      expect(response).toMatchObject({ status: 401, json: { code: "not_signed_in" } });
      expect(await rowOf(owner)).toMatchObject({ pending_email: null });
      expect(await mailsTo(api, email)).toEqual([]);
    });

    test(
      "no session from concurrent sign-ins with the old password survives the reset",
      { timeout: 60_000 },
      async () => {
        for (let round = 0; round < 5; round++) {
          const password_hash = await hashPassword(goodPassword);
          const owner = await aUser(database().db, { password_hash });
          const cookie = cookieOf(await signIn(owner.email));
          const body = { id: owner.id, password: goodPassword, newPassword: "la vraie propriétaire" };
          const change = api.request("/api/change-password", { body, cookie });
          const attempts = Array.from({ length: 8 }, () => signIn(owner.email));
          const changed = await change;
          expect(changed.status).toBe(200);
          for (const { status } of await Promise.all(attempts)) expect([200, 204]).toContain(status);
          expect(await sessionsOf(owner)).toHaveLength(1);
          expect(await isSignedIn(cookieOf(changed))).toBe(true);
        }
      },
    );
  });

  describe("during a suspension", () => {
    test.each([
      ["password", ({ email }: User) => signIn(email)],
      ["identity provider", ({ email }: User) => socialSignIn({ email })],
    ])("rejects a sign-in by %s", async (_, attemptSignIn) => {
      const owner = await aUser(database().db);
      const response = await interleave(database().db, suspendAccount(owner), () => attemptSignIn(owner));
      expect(response).toMatchObject({ status: 403, json: { code: "account_suspended" } });
      expect(await sessionsOf(owner)).toEqual([]);
    });

    test("rejects an upload in progress and deletes its file", async () => {
      const owner = await aUser(database().db);
      const cookie = cookieOf(await signIn(owner.email));
      const response = await interleave(database().db, suspendAccount(owner), () => upload(owner, cookie));
      expect(response.status).toBe(401);
      expect(await rowOf(owner)).not.toMatchObject({ avatar: expect.any(String) });
      expect(await listFiles()).toEqual([]);
    });
  });

  describe("concurrent use of one email address", () => {
    test("concurrent sign-ins with a provider-verified address create one account linked to every identity", async () => {
      for (let round = 0; round < 5; round++) {
        const email = `${randomUUID()}@elsewhere.example`;
        const responses = await Promise.all(Array.from({ length: 6 }, () => socialSignIn({ email })));
        expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
        expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1);
        await database().db.deleteFrom("rate_limits").execute();
      }
    });

    test("only one of several concurrent sign-ins with an unverified address creates an account", async () => {
      const claims = { email: `${randomUUID()}@elsewhere.example`, email_verified: undefined };
      const responses = await Promise.all(Array.from({ length: 6 }, () => socialSignIn(claims, "facebook")));
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    });

    test("a concurrent sign-up, social sign-in and address change for one address leave one account with it", async () => {
      for (let round = 0; round < 5; round++) {
        await database().db.deleteFrom("rate_limits").execute();
        const email = `${randomUUID()}@elsewhere.example`;
        const changingAccount = await aUser(database().db);
        const confirmChange = await prepareEmailChange(changingAccount, email);
        const cookie = await api.earnPass();
        const responses = await Promise.all([
          api.request("/api/sign-up", { body: aSignUp({ email }), cookie }),
          socialSignIn({ email }),
          confirmChange(),
        ]);
        for (const { status } of responses) expect([200, 204, 409]).toContain(status);
        const accounts = await database()
          .db.selectFrom("users")
          .where("email", "=", email)
          .select("id")
          .execute();
        expect(accounts).toHaveLength(1);
      }
    });

    test("when two accounts change to the same address, the first succeeds and the second is rejected", async () => {
      const { db } = database();
      const email = `${randomUUID()}@drivers.example`;
      const [firstAccount, secondAccount] = [await aUser(db), await aUser(db)];
      const confirmChange = await prepareEmailChange(secondAccount, email);
      const changeFirst = async (transaction: Transaction) => {
        await lockInOrder(transaction, [emailLock(email)]);
        await transaction.updateTable("users").set({ email }).where("id", "=", firstAccount.id).execute();
      };
      expect((await interleave(db, changeFirst, confirmChange)).status).toBe(204);
      expect((await rowOf(secondAccount)).email).toBe(secondAccount.email);
    });

    test("no link is sent to an address that its account is changing", async () => {
      const { db } = database();
      const owner = await aUser(db);
      const changeEmail = (transaction: Transaction) =>
        transaction
          .updateTable("users")
          .set({ email: `moved.${owner.id}@drivers.example` })
          .where("id", "=", owner.id)
          .execute();
      const path = `/api/resend/frontend/${owner.id}/true`;
      const response = await interleave(db, changeEmail, () => api.request(path, { method: "POST" }));
      expect(response.status).toBe(204);
      expect(await mailsTo(api, owner.email)).toEqual([]);
    });

    test("no link is sent to an address that is no longer pending", async () => {
      const { db } = database();
      const owner = await aUser(db);
      const email = `wish.${owner.id}@drivers.example`;
      await db.updateTable("users").set({ pending_email: email }).where("id", "=", owner.id).execute();
      await interleave(db, resetPassword(owner), () => api.request("/api/resend-link", { body: { email } }));
      expect(await mailsTo(api, email)).toEqual([]);
    });
  });

  test("concurrent uploads leave only the file of the account's current avatar", async () => {
    const owner = await aUser(database().db);
    const cookie = cookieOf(await signIn(owner.email));
    const remove = () => api.request(`/api/delete-avatar/${owner.id}`, { method: "POST", cookie });
    const calls = [...Array.from({ length: 5 }, () => upload(owner, cookie)), remove()];
    // An account may run at most two uploads at a time, so some of them get 429.
    for (const { status } of await Promise.all(calls)) expect([200, 429]).toContain(status);
    expect((await upload(owner, cookie)).status).toBe(200);
    const { avatar } = await rowOf(owner);
    expect(await listFiles()).toEqual([avatar?.replace("/avatars/", "")]);
    await remove();
    expect(await listFiles()).toEqual([]);
  });

  const upload = async ({ id }: User, cookie: string) => {
    const color = { r: 23, g: 81, b: 143 };
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append("image", new Blob([new Uint8Array(png)], { type: "image/png" }));
    return api.request(`/api/update-avatar/${id}`, { body, cookie });
  };
  const listFiles = () => readdir(join(folder, "files")).catch(() => []);
  /**
   * Requests a new email address and reads the confirmation token mailed to it.
   *
   * @returns a function that opens the mailed link, which completes the change.
   */
  const prepareEmailChange = async ({ id, email: oldEmail }: User, email: string) => {
    const cookie = cookieOf(await signIn(oldEmail));
    await api.request("/api/update-user", { body: { id, email, password: goodPassword }, cookie });
    const { token } = await linkTo(api, email, "newAddressConfirmation");
    return () => api.request("/api/activate", { body: { userId: id, token }, cookie });
  };
});
