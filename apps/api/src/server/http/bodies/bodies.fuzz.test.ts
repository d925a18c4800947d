import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { schemasOfInput } from "@sayara/api-client/schemasOfInput";
import { anyCharacter } from "@sayara/domain/testing/anyCharacter";
import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { aCatalogue, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { peopleOf } from "#api/testing/data/peopleOf.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

/** Total number of bodies across all engines. */
const BODIES = { accounts: 10_000, others: 3000 };
const seed = Number(process.env["SEED"] ?? 2026);

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#17518f" } })
  .png()
  .toBuffer();

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let people: Awaited<ReturnType<typeof peopleOf>>;
  let valid: { accounts: Record<string, object>; others: Record<string, object> };
  beforeAll(async () => {
    api = createTestApp(database().db, { env: { LOG_LEVEL: "error", CAPTCHA: "off" } });
    people = await peopleOf(api, database().db);
    const world = await aCatalogue(database().db);
    const { id } = people.users.driver;
    const accounts = {
      signUp: aSignUp(),
      activate: { userId: id, token: "t".repeat(43), password: "something long" },
      allowEmailChange: { userId: id, token: "t".repeat(43) },
      undoEmailChange: { userId: id, token: "t".repeat(43) },
      validateEmail: { email: "a@x.example" },
      signIn: { email: "a@x.example", password: "x" },
      socialSignIn: { provider: "google", token: "t", verifier: "v".repeat(43), language: "fr" },
      resendLink: { email: "a@x.example" },
      updateLanguage: { id, language: "fr" },
      updateUser: {
        id,
        fullName: "Someone",
        phone: "+21620123456",
        birthDate: "1990-01-01",
        email: "another.address@x.example",
        password: goodPassword,
        bio: "b",
        location: "l",
      },
      updateEmailNotifications: { enableEmailNotifications: true },
      updateAvatar: {},
      verifyPassword: { password: "x" },
      changePassword: { id, password: "wrong one", newPassword: "something long" },
      sendEmail: { from: "a@x.example", subject: "s", message: "m", language: "fr" },
    };
    const others = {
      checkout: aCheckout(world),
      quote: { ...aCheckout(world).rental, language: "fr" },
      frontendCars: {
        pickupLocation: world.tunis.slug,
        from: "2026-12-01T10:00:00+01:00",
        to: "2026-12-04T10:00:00+01:00",
        language: "fr",
      },
    };
    valid = { accounts, others };
  });
  beforeEach(() => {
    api.logs.length = 0;
  });

  const edgeCase = fc.constantFrom<unknown>(
    null,
    "",
    " ",
    "\0",
    "\ud800",
    "__proto__",
    "'; drop table users; --",
    "%00",
    "\r\nBcc: x@x.example",
    "<script>",
    "1e400",
    "x".repeat(20_000),
    0,
    -0,
    -1,
    1e308,
    2 ** 53,
    0.1,
    true,
    [],
    {},
    [[]],
    { length: 1 },
    "2026-02-30",
    "9999-12-31T23:59:59Z",
    "+999999-01-01",
    "00000000-0000-0000-0000-000000000000",
    "İ@x.example",
    "a@x.example",
  );
  const anyValue = fc.oneof(edgeCase, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: anyCharacter }));

  /** Invalid, truncated and real images, under any name and type. */
  const imageForm = fc.record({
    field: fc.constantFrom("image", "image", "image", "picture", ""),
    name: fc.option(fc.string({ unit: anyCharacter, maxLength: 30 })),
    type: fc.constantFrom("image/png", "image/png", "image/jpeg", "image/svg+xml", "text/html", ""),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(png.length).map((length) => new Uint8Array(png.subarray(0, length))),
      fc.constant(new Uint8Array(png)),
    ),
  });
  const formOf = ({
    field,
    name,
    type,
    bytes,
  }: typeof imageForm extends fc.Arbitrary<infer P> ? P : never) => {
    const form = new FormData();
    const blob = new Blob([bytes], { type });
    if (name === null) form.append(field, blob);
    else form.append(field, blob, name);
    return form;
  };

  /** Sends random bodies to these calls and returns the response statuses by call. */
  async function sendRandomBodies(
    calls: readonly Endpoint[],
    bodies: Record<string, object>,
    count: number,
  ): Promise<Map<string, Set<number>>> {
    const statusesByCall = new Map(calls.map(({ name }) => [name, new Set<number>()]));
    let requestCount = 0;
    const input = fc.record({
      call: fc.constantFrom(...calls),
      cookie: fc.constantFrom(people.cookies.driver, people.cookies.admin, ""),
      kind: fc.constantFrom("one field changed", "one field changed", "anything", "as it should be"),
      key: fc.nat(20),
      value: anyValue,
      form: imageForm,
      rawBody: fc.option(fc.string({ unit: anyCharacter, maxLength: 200 }), { freq: 12 }),
    });
    type FuzzedCall = typeof input extends fc.Arbitrary<infer Call> ? Call : never;
    const validForm = {
      field: "image",
      name: "me.png",
      type: "image/png",
      bytes: new Uint8Array(png),
    } as const;
    const validCalls = calls.map((call): [FuzzedCall] => [
      {
        call,
        cookie: people.cookies.driver,
        kind: "as it should be",
        key: 0,
        value: null,
        form: validForm,
        rawBody: null,
      },
    ]);
    await fc.assert(
      fc.asyncProperty(input, async ({ call, cookie, kind, key, value, form, rawBody }) => {
        requestCount += 1;
        // Otherwise the limits by account would refuse all calls but the first.
        if (requestCount % 8 === 0) await database().db.deleteFrom("rate_limits").execute();
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          name === "id" || name === "userId" ? people.users.driver.id : name === "language" ? "fr" : "1",
        );
        const isForm = call.form !== undefined;
        const validBody = bodies[call.name] ?? {};
        const json = JSON.stringify(
          kind === "anything"
            ? value
            : kind === "as it should be"
              ? validBody
              : withChange(validBody, key, value),
        );
        const response = await api.request(path, {
          method: call.method,
          body: rawBody ?? (isForm ? formOf(form) : json),
          headers:
            isForm && rawBody === null
              ? {}
              : { "content-type": isForm ? "multipart/form-data; boundary=x" : "application/json" },
          // Sends no cookie to a call that reads no session, because that call might end the session.
          cookie: call.session === "none" ? "" : cookie,
          // A new address each time keeps the requests below the limits.
          address: `10.${requestCount % 250}.${Math.floor(requestCount / 250) % 250}.${engine.length}`,
        });
        if (response.status >= 500) throw new Error(`${call.name} answered ${response.status}`);
        statusesByCall.get(call.name)?.add(response.status);
      }),
      { numRuns: count, seed, examples: validCalls },
    );
    expect(requestCount).toBe(count);
    expect(api.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
    return statusesByCall;
  }

  const mountedWithBody = (isAccounts: boolean) =>
    mountedEndpoints(api.app).filter(
      ({ name, method }) =>
        schemasOfInput({ name }).body !== undefined &&
        method !== "GET" &&
        name in valid.accounts === isAccounts,
    );

  test(
    `no body makes an account call fail (${BODIES.accounts / engines.length} of ${BODIES.accounts}, seed ${seed})`,
    { timeout: 400_000 },
    async () => {
      const calls = mountedWithBody(true);
      expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(valid.accounts).toSorted());
      const statusesByCall = await sendRandomBodies(calls, valid.accounts, BODIES.accounts / engines.length);
      // Each call succeeded at least once despite limits and ended sessions.
      for (const [name, statuses] of statusesByCall) {
        expect([name, [200, 204].some((status) => statuses.has(status))]).toEqual([name, true]);
        expect([name, statuses.has(400)]).toEqual([name, true]);
        expect([name, statuses.has(429)]).toEqual([name, false]);
      }
      const { cookies } = people;
      for (const cookie of [cookies.driver, cookies.admin]) {
        const path = "/api/validate-access-token";
        expect((await api.request(path, { method: "POST", cookie })).status).toBe(200);
      }
    },
  );

  test(
    `no body makes any other call fail (${BODIES.others / engines.length} of ${BODIES.others}, seed ${seed})`,
    { timeout: 400_000 },
    async () => {
      const calls = mountedWithBody(false);
      expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(valid.others)));
      const statusesByCall = await sendRandomBodies(calls, valid.others, BODIES.others / engines.length);
      for (const [name, statuses] of statusesByCall) expect([name, statuses.size > 0]).toEqual([name, true]);
    },
  );
});

/** Returns a valid body with one invalid field at any depth. */
function withChange(body: object, key: number, value: unknown): object {
  const entries = Object.entries(body);
  const [name, oldValue] = entries[key % Math.max(1, entries.length)] ?? ["field", undefined];
  const isNested = key > 10 && typeof oldValue === "object" && oldValue !== null && !Array.isArray(oldValue);
  return { ...body, [name]: isNested ? withChange(oldValue, key - 10, value) : value };
}
