import { Hono } from "hono";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "#api/server/http/App.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { eraseAccount } from "#api/accounts/ownData/eraseAccount.ts";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { accountCalls } from "#api/testing/calls/accountCalls.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { peopleOf, type Role, roles } from "#api/testing/data/peopleOf.ts";
import { createAuthenticator } from "#api/testing/standIns/createAuthenticator.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { mountSocial } from "#api/accounts/social/mountSocial.ts";
import { mountAccounts } from "./mountAccounts.ts";

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#17518f" } })
  .png()
  .toBuffer();
const imageForm = () => {
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(png)], { type: "image/png" }));
  return body;
};

/** Registers and uses passkeys without a challenge of the API, which refuses them. */
const unsolicited = createAuthenticator({ origin: "http://localhost:3000", rpId: "localhost" });
const unsolicitedPasskey = unsolicited.register({ challenge: "t".repeat(43), user: { id: "x" } });
const assertion = unsolicited.use({ challenge: "t".repeat(43) });

type MakeRequest = (id: string) => [path: string, request: TestRequest];

/**
 * Calls that take an account's id, with the expected statuses for a caller without a valid session, the
 * owner, another user, and an admin.
 */
const callsById: [
  name: string,
  makeRequest: MakeRequest,
  statuses: { out: number; own: number; other: number; admin: number },
][] = [
  ["user", (id) => [`/api/user/${id}`, {}], { out: 401, own: 200, other: 403, admin: 200 }],
  [
    "updateUser",
    (id) => ["/api/update-user", { body: { id, bio: "x" } }],
    { out: 401, own: 200, other: 403, admin: 200 },
  ],
  [
    "updateLanguage",
    (id) => ["/api/update-language", { body: { id, language: "en" } }],
    { out: 401, own: 200, other: 403, admin: 200 },
  ],
  [
    "updateAvatar",
    (id) => [`/api/update-avatar/${id}`, { body: imageForm() }],
    { out: 401, own: 200, other: 403, admin: 200 },
  ],
  [
    "deleteAvatar",
    (id) => [`/api/delete-avatar/${id}`, { method: "POST" }],
    { out: 401, own: 200, other: 403, admin: 200 },
  ],
  ["hasPassword", (id) => [`/api/has-password/${id}`, {}], { out: 401, own: 200, other: 403, admin: 200 }],
  [
    "deleteTokens",
    (id) => [`/api/delete-tokens/${id}`, { method: "DELETE" }],
    { out: 403, own: 200, other: 403, admin: 200 },
  ],
  // Only the owner may check a password.
  [
    "checkPassword",
    (id) => [`/api/check-password/${id}/${goodPassword}`, {}],
    { out: 401, own: 200, other: 403, admin: 403 },
  ],
  [
    "verifyPassword",
    (id) => [`/api/check-password/${id}`, { body: { password: goodPassword } }],
    { out: 401, own: 200, other: 403, admin: 403 },
  ],
  [
    "changePassword",
    (id) => ["/api/change-password", { body: { id, password: goodPassword, newPassword: goodPassword } }],
    { out: 401, own: 200, other: 403, admin: 403 },
  ],
];

/** Calls that act on the caller's own account. */
const callsOnOwnAccount: [
  name: string,
  makeRequest: MakeRequest,
  statuses: { out: number; in: number; code?: string },
][] = [
  [
    "updateEmailNotifications",
    () => ["/api/update-email-notifications", { body: { enableEmailNotifications: true } }],
    { out: 401, in: 200 },
  ],
  ["validateAccessToken", () => ["/api/validate-access-token", { method: "POST" }], { out: 401, in: 200 }],
  ["bookings", () => ["/api/bookings/1/10/fr", { body: {} }], { out: 401, in: 200 }],
  ["secondFactor", () => ["/api/second-factor", {}], { out: 401, in: 200 }],
  ["prepareAuthenticator", () => ["/api/prepare-authenticator", { method: "POST" }], { out: 401, in: 200 }],
  [
    "setSecondFactor",
    () => ["/api/set-second-factor", { body: { method: "none", password: goodPassword } }],
    { out: 401, in: 200 },
  ],
  [
    "makeRecoveryCodes",
    () => ["/api/make-recovery-codes", { body: { password: goodPassword, factorCode: "000000" } }],
    { out: 401, in: 403, code: "second_factor_required" },
  ],
  ["ownSessions", () => ["/api/own-sessions", {}], { out: 401, in: 200 }],
  [
    "endOwnSession",
    (id) => [`/api/end-own-session/${id}`, { method: "POST" }],
    { out: 401, in: 404, code: "not_found" },
  ],
  ["endOtherSessions", () => ["/api/end-other-sessions", { method: "POST" }], { out: 401, in: 200 }],
  ["passkeys", () => ["/api/passkeys", {}], { out: 401, in: 200 }],
  [
    "preparePasskey",
    () => ["/api/prepare-passkey", { body: { password: goodPassword } }],
    { out: 401, in: 200 },
  ],
  [
    "addPasskey",
    () => ["/api/add-passkey", { body: { name: "Phone", registration: unsolicitedPasskey } }],
    { out: 401, in: 422, code: "passkey_refused" },
  ],
  [
    "removePasskey",
    (id) => [`/api/remove-passkey/${id}`, { body: { password: goodPassword } }],
    { out: 401, in: 404, code: "not_found" },
  ],
];

/** Calls of drivers that act on the caller's own account and refuse staff. */
const callsOfDrivers: [name: string, makeRequest: MakeRequest][] = [
  [
    "updatePromotions",
    () => ["/api/update-promotions", { body: { acceptsPromotions: false, language: "fr" } }],
  ],
];

const unknownEmail = "nobody@drivers.example";
/** Public calls, with the status that every caller gets. */
const publicCalls: [name: string, makeRequest: MakeRequest, status: number][] = [
  // Authorised by a mailed link, which no caller has in these tests.
  ["activate", (userId) => ["/api/activate", { body: { userId, token: "t".repeat(43) } }], 204],
  [
    "allowEmailChange",
    (userId) => ["/api/allow-email-change", { body: { userId, token: "t".repeat(43) } }],
    204,
  ],
  [
    "undoEmailChange",
    (userId) => ["/api/undo-email-change", { body: { userId, token: "t".repeat(43) } }],
    204,
  ],
  ["checkToken", (id) => [`/api/check-token/frontend/${id}/${unknownEmail}/${"t".repeat(43)}`, {}], 204],
  // The mail always goes to the account's address, so any caller may request it.
  ["resend", (id) => [`/api/resend/frontend/${id}/true`, { method: "POST" }], 200],
  ["resendLink", () => ["/api/resend-link", { body: { email: unknownEmail } }], 204],
  ["validateEmail", () => ["/api/validate-email", { body: { email: unknownEmail } }], 200],
  ["signUp", () => ["/api/sign-up", { body: aSignUp() }], 422],
  ["signIn", () => ["/api/sign-in/frontend", { body: { email: unknownEmail, password: "x" } }], 204],
  ["passkeyChallenge", () => ["/api/passkey-challenge", { method: "POST" }], 200],
  ["signInWithPasskey", () => ["/api/sign-in-with-passkey", { body: { assertion } }], 204],
  ["signInStaff", () => ["/api/sign-in/backend", { body: { email: unknownEmail, password: "x" } }], 204],
  [
    "socialSignIn",
    () => [
      "/api/social-sign-in",
      { body: { provider: "google", token: "t", verifier: "v".repeat(43), language: "fr" } },
    ],
    204,
  ],
  ["captchaChallenge", () => ["/api/captcha-challenge", {}], 200],
  ["verifyRecaptcha", () => ["/api/verify-recaptcha/t/0.0.0.0", { method: "POST" }], 204],
  [
    "sendEmail",
    () => [
      "/api/send-email",
      { body: { from: unknownEmail, subject: "s", message: "m", language: "fr", captcha: "t" } },
    ],
    422,
  ],
];

const codes: Record<number, string> = {
  401: "not_signed_in",
  403: "not_allowed",
  422: "captcha_required",
};

const targets = ["driver", "other driver", "agency", "admin", "suspended"] as const;
type Target = (typeof targets)[number];

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let people: Awaited<ReturnType<typeof peopleOf>>;
  beforeAll(async () => {
    api = createTestApp(database().db);
    people = await peopleOf(api, database().db);
  });
  const callAs = async (role: Role, target: Target, makeRequest: MakeRequest) => {
    const [path, request] = makeRequest(people.users[target].id);
    const cookie = people.cookies[role];
    const response = await api.request(path, { ...request, ...(cookie !== "" && { cookie }) });
    // Changing the password renews the session.
    const newCookie = cookieOf(response);
    if (newCookie.includes("sayara.session=")) people.cookies[role] = newCookie;
    return [response.status, response.json?.code];
  };
  const signInAs = (role: Exclude<Role, "guest">) =>
    api.request("/api/sign-in/frontend", {
      body: { email: people.users[role].email, password: goodPassword },
    });
  const expectedResponse = (status: number) => [status, codes[status]];

  const roleTargets = roles.flatMap((role) => targets.map((target) => [role, target] as const));
  describe.each(roleTargets)("called by %s on the account of %s", (role, target) => {
    const isSignedOut = role === "guest" || role === "suspended";
    const relation = isSignedOut ? "out" : role === target ? "own" : role === "admin" ? "admin" : "other";
    test.each(callsById)("%s returns its status", async (_, makeRequest, statuses) => {
      expect(await callAs(role, target, makeRequest)).toEqual(expectedResponse(statuses[relation]));
    });
  });

  describe.each(roles)("called by %s without an id", (role) => {
    const relation = role === "guest" || role === "suspended" ? "out" : "in";
    test.each(callsOnOwnAccount)("%s without an id returns its status", async (_, makeRequest, statuses) => {
      const expected = expectedResponse(statuses[relation]);
      const own = statuses.code === undefined || relation === "out" ? expected : [statuses.in, statuses.code];
      expect(await callAs(role, "driver", makeRequest)).toEqual(own);
    });
    test.each(callsOfDrivers)("%s refuses staff", async (_, makeRequest) => {
      const isStaff = role === "agency" || role === "admin";
      const status = relation === "out" ? 401 : isStaff ? 403 : 200;
      expect(await callAs(role, "driver", makeRequest)).toEqual(expectedResponse(status));
    });
    test.each(publicCalls)("%s returns the same status to every caller", async (_, makeRequest, status) => {
      expect(await callAs(role, "driver", makeRequest)).toEqual(expectedResponse(status));
    });
  });

  test.each(roles)("signing out as %s ends only that session", async (role) => {
    const signOut = (cookie: string) => api.request("/api/sign-out", { method: "POST", cookie });
    const { isSignedIn } = accountCalls(() => api);
    const cookie =
      role === "guest" || role === "suspended" ? people.cookies[role] : cookieOf(await signInAs(role));
    expect((await signOut(cookie)).status).toBe(200);
    expect(await isSignedIn(cookie)).toBe(false);
    for (const person of ["driver", "other driver", "agency", "admin"] as const) {
      expect([person, await isSignedIn(people.cookies[person])]).toEqual([person, true]);
    }
  });

  test("agencies and admins sign in and keep their type", async () => {
    for (const role of ["agency", "admin"] as const) {
      expect((await signInAs(role)).json.type).toBe(people.users[role].type);
    }
  });

  test("rejects an unknown id, even from an admin", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "nobody", "driver'--"]) {
      for (const [name, makeRequest] of callsById) {
        const [path, request] = makeRequest(encodeURIComponent(id));
        const { status } = await api.request(path, { ...request, cookie: people.cookies.admin });
        expect([name, id, status >= 400 && status < 500]).toEqual([name, id, true]);
      }
    }
  });

  test("an admin's write to a deleted account is refused", async () => {
    const { db } = database();
    const { id } = await aUser(db);
    const read = () => db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const account = await read();
    await inTransaction(db, (transaction) => eraseAccount(transaction, account, api.dependencies.clock()));
    const erased = await read();
    for (const [name, makeRequest] of callsById.filter(
      ([each]) => each !== "user" && each !== "hasPassword",
    )) {
      const [path, request] = makeRequest(id);
      const { status, json } = await api.request(path, { ...request, cookie: people.cookies.admin });
      expect([name, status, json?.code]).toEqual([name, 403, "not_allowed"]);
    }
    expect(await read()).toEqual(erased);
  });

  test("the tables above list every account endpoint", () => {
    const accounts = new Hono<AppEnv>();
    mountAccounts(accounts, api.dependencies);
    mountSocial(accounts, api.dependencies);
    const endpointNames = mountedEndpoints(accounts).map(({ name }) => name);
    const listedNames = new Set(
      [...callsById, ...callsOnOwnAccount, ...callsOfDrivers, ...publicCalls]
        .map(([name]) => name)
        .concat("signOut"),
    );
    expect(endpointNames.length).toBeGreaterThanOrEqual(21);
    expect(endpointNames.filter((name) => !listedNames.has(name))).toEqual([]);
  });

  test.each(["guest", "suspended"] as const)(
    "every call that needs a session rejects a %s before reading any input",
    async (role) => {
      const protectedEndpoints = mountedEndpoints(api.app).filter(({ session }) => session === "required");
      expect(protectedEndpoints.length).toBeGreaterThanOrEqual(30);
      const cookie = people.cookies[role];
      for (const { name, method, path } of protectedEndpoints) {
        const address = path.replaceAll(/\{\w+\}/g, "1");
        const { status, json } = await api.request(address, { method, ...(cookie !== "" && { cookie }) });
        expect([name, status, json?.code]).toEqual([name, 401, "not_signed_in"]);
      }
    },
  );
});
