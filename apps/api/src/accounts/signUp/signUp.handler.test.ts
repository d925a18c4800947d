import { beforeEach, describe, expect, test } from "vitest";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });
  const signUp = async (changes: Record<string, unknown> = {}, app = api) => {
    const body = aSignUp(changes);
    return { body, response: await app.request("/api/sign-up", { body, cookie: await app.earnPass() }) };
  };
  const { isSignedIn } = accountCalls(() => api);

  test("sign-up opens a session and mails a confirmation link", async () => {
    const { body, response } = await signUp();
    expect(response).toMatchObject({
      status: 200,
      json: { email: body.email, type: "user", verified: false, fullName: "Nour Gharbi", avatar: null },
    });
    expect(await isSignedIn(cookieOf(response))).toBe(true);
    const [mail] = await mailsTo(api, body.email);
    expect(mail).toMatchObject({ kind: "addressConfirmation", language: "fr" });
    expect(await linkTo(api, body.email)).toMatchObject({
      page: "/activate",
      userId: response.json.id,
      email: body.email,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("the password is stored as argon2id and signs in", async () => {
    const { body, response } = await signUp();
    const { password_hash } = await database()
      .db.selectFrom("users")
      .select("password_hash")
      .where("id", "=", response.json.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { email, password } = body;
    expect((await api.request("/api/sign-in/frontend", { body: { email, password } })).status).toBe(200);
  });

  test.each([
    ["email", "nobody@nowhere", "email_invalid"],
    ["phone", "12", "phone_invalid"],
    ["password", "12345", "password_too_short?min=6"],
    ["password", "Azerty2026", "password_common"],
    ["birthDate", "2010-01-01", "too_young?age=21"],
    ["birthDate", "2026-12-01", "birth_date_invalid"],
    ["termsAccepted", false, "terms_required"],
    ["type", "admin", "user_type_invalid"],
    ["type", "supplier", "user_type_invalid"],
    ["fullName", "<b>Nour</b>", "name_invalid?character=%3C"],
  ])("rejects %s %o without using up the captcha pass", async (field, value, code) => {
    const cookie = await api.earnPass();
    const refused = await api.request("/api/sign-up", { body: aSignUp({ [field]: value }), cookie });
    expect(refused).toMatchObject({
      status: 400,
      json: { code: "invalid_input", fields: { [field]: code } },
    });
    expect((await api.request("/api/sign-up", { body: aSignUp(), cookie })).status).toBe(200);
  });

  test("rejects a registered address in any case, even a guest's", async () => {
    const { body } = await signUp();
    const again = await signUp({ email: ` ${body.email.toUpperCase()}` });
    expect(again.response).toMatchObject({ status: 409, json: { code: "email_registered" } });
    const guest = await aUser(database().db, { password_hash: null, activated_at: null });
    expect((await signUp({ email: guest.email })).response.status).toBe(409);
    expect(again.response.headers.getSetCookie()).toEqual([]);
  });

  test("only one of two concurrent sign-ups with the same address succeeds", async () => {
    const body = aSignUp();
    const passes = [await api.earnPass(), await api.earnPass()];
    const responses = await Promise.all(
      passes.map((cookie) => api.request("/api/sign-up", { body, cookie })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("validate-email responds 200 for a free address, 204 for a registered one", async () => {
    const { body } = await signUp();
    const validateEmail = (email: string) => api.request("/api/validate-email", { body: { email } });
    expect((await validateEmail(body.email)).status).toBe(204);
    expect((await validateEmail("free@drivers.example")).status).toBe(200);
    expect((await validateEmail("no address")).status).toBe(400);
  });
});
