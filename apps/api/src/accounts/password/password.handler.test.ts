import { beforeEach, describe, expect, test } from "vitest";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestResponse, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });

  type SetPassword = (password: string) => Promise<TestResponse>;
  /** Every call that sets a password: name, field, and a function that prepares the account and the request. */
  const passwordCalls: [
    name: string,
    field: string,
    prepare: () => Promise<[email: string, setPassword: SetPassword]>,
  ][] = [
    [
      "at sign-up",
      "password",
      async () => {
        const body = aSignUp();
        const cookie = await api.earnPass();
        return [
          body.email,
          (password) => api.request("/api/sign-up", { body: { ...body, password }, cookie }),
        ];
      },
    ],
    [
      "through a guest's activation link",
      "password",
      async () => {
        const guest = { password_hash: null, activated_at: null };
        const { id, email } = await aUser(database().db, guest);
        await api.request(`/api/resend/frontend/${id}/false`, { method: "POST" });
        const { token } = await linkTo(api, email, "accountActivation");
        return [email, (password) => api.request("/api/activate", { body: { userId: id, token, password } })];
      },
    ],
    [
      "through a password-reset link",
      "password",
      async () => {
        const { id, email } = await aUser(database().db);
        await api.request(`/api/resend/frontend/${id}/true`, { method: "POST" });
        const { token } = await linkTo(api, email, "passwordReset");
        return [email, (password) => api.request("/api/activate", { body: { userId: id, token, password } })];
      },
    ],
    [
      "with the old password",
      "newPassword",
      async () => {
        const { id, email, cookie } = await aPerson(api);
        const setPassword: SetPassword = (newPassword) =>
          api.request("/api/change-password", { body: { id, password: goodPassword, newPassword }, cookie });
        return [email, setPassword];
      },
    ],
  ];

  test.each(passwordCalls)(
    "[VA24] a password chosen %s must be long enough and not common, and is stored as argon2id",
    async (...passwordCall) => {
      const [, field, prepare] = passwordCall;
      const [email, setPassword] = await prepare();
      for (const [password, code] of [
        ["12345", "password_too_short?min=6"],
        ["123456", "password_common"],
        ["Password1!", "password_common"],
        ["aaaaaaaaaa", "password_common"],
      ] as const) {
        expect(await setPassword(password)).toMatchObject({
          status: 400,
          json: { fields: { [field]: code } },
        });
      }
      expect((await setPassword("sept escargots")).status).toBe(200);
      const { password_hash } = await database()
        .db.selectFrom("users")
        .select("password_hash")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const body = { email, password: "sept escargots" };
      expect((await api.request("/api/sign-in/frontend", { body })).status).toBe(200);
    },
  );
});
