import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });
  const verify = (token: string, app = api) =>
    app.request(`/api/verify-recaptcha/${encodeURIComponent(token)}/203.0.113.99`, { method: "POST" });
  const signUp = (cookie = "", app = api) => app.request("/api/sign-up", { body: aSignUp(), cookie });
  const refusal = { status: 422, json: { code: "captcha_required" } };

  test("[VA21] a solved puzzle is exchanged for a pass that is valid for ten minutes and one use", async () => {
    const response = await verify(await api.solveCaptcha());
    expect(response).toMatchObject({ status: 200, text: "" });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sayara\.captcha=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = cookieOf(response);
    expect((await signUp(cookie)).status).toBe(200);
    expect(await signUp(cookie)).toMatchObject(refusal);
    const expiredPass = await api.earnPass();
    api.advanceHours(1 / 6);
    expect(await signUp(expiredPass)).toMatchObject(refusal);
  });

  test("[VA21] a solution is accepted once", async () => {
    const token = await api.solveCaptcha();
    const responses = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(204)]);
    const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString());
    const reserialized = { solution: { ...solution, time: 1 }, challenge: { ...challenge, more: true } };
    expect((await verify(Buffer.from(JSON.stringify(reserialized)).toString("base64"))).status).toBe(204);
  });

  test("[VA21] rejects a foreign, unsolved or expired puzzle", async () => {
    const token = await api.solveCaptcha();
    const { challenge, solution } = JSON.parse(Buffer.from(token, "base64").toString());
    const encodeToken = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
    const parameters = { ...challenge.parameters, cost: 1, keyPrefix: "00" };
    for (const invalidToken of [
      "solved",
      encodeToken({}),
      encodeToken(null),
      encodeToken({ challenge, solution: { ...solution, derivedKey: "00".repeat(32) } }),
      encodeToken({ challenge, solution: { counter: 1, derivedKey: "nonsense" } }),
      encodeToken({ challenge: { ...challenge, parameters }, solution }),
      encodeToken({ challenge: { ...challenge, signature: "0".repeat(64) }, solution }),
      encodeToken({ challenge: { parameters: challenge.parameters }, solution }),
    ]) {
      const response = await verify(invalidToken);
      expect([invalidToken, response.status, response.headers.getSetCookie()]).toEqual([
        invalidToken,
        204,
        [],
      ]);
    }
    const otherApp = createTestApp(database().db, { env: { SECRET: "the key of another installation" } });
    expect((await verify(token, otherApp)).status).toBe(204);
    api.advanceHours(0.34);
    expect((await verify(token)).status).toBe(204);
  });

  test("[VA21] rejects a sign-up without a pass, or with an invented one", async () => {
    expect(await signUp()).toMatchObject(refusal);
    expect(await signUp("sayara.captcha=made-up-made-up-made-up-made-up-made-up-made")).toMatchObject(
      refusal,
    );
  });

  test("only one of two concurrent sign-ups with one pass succeeds", async () => {
    const cookie = await api.earnPass();
    const responses = await Promise.all([signUp(cookie), signUp(cookie)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test("a guest's booking needs a pass, which a rejected booking does not use up and a retry does not need again", async () => {
    const world = await aCatalogue(database().db);
    const body = aCheckout(world);
    const book = (cookie: string, order: object = body) =>
      api.request("/api/checkout", {
        body: order,
        cookie,
        headers: { "idempotency-key": "one-attempt-of-it" },
      });
    expect(await book("")).toMatchObject(refusal);
    const cookie = await api.earnPass();
    expect((await book(cookie, { ...body, total: 1 })).status).toBe(409);
    const booked = await book(cookie);
    expect(booked.status).toBe(201);
    expect((await book(cookie)).json).toEqual(booked.json);
    const otherOrder = aCheckout({ ...world, car: await world.aCar() });
    expect(await api.request("/api/checkout", { body: otherOrder, cookie })).toMatchObject(refusal);
  });

  test("a marketplace can allow guests to book without a captcha", async () => {
    const app = createTestApp(database().db, { env: { CAPTCHA_GUEST_CHECKOUT: "false" } });
    const body = aCheckout(await aCatalogue(database().db));
    expect((await app.request("/api/checkout", { body })).status).toBe(201);
    expect(await signUp("", app)).toMatchObject(refusal);
  });

  test("a signed-in driver books without a captcha", async () => {
    const cookie = cookieOf(await signUp(await api.earnPass()));
    const { rental, ...order } = aCheckout(await aCatalogue(database().db));
    expect((await api.request("/api/checkout", { body: { ...order, rental }, cookie })).status).toBe(201);
  });

  test("no captcha is required when captchas are switched off, and the settings name the provider", async () => {
    const appWithoutCaptcha = createTestApp(database().db, { env: { CAPTCHA: "off" } });
    expect((await signUp("", appWithoutCaptcha)).status).toBe(200);
    expect((await appWithoutCaptcha.request("/api/captcha-challenge")).json).toEqual({});
    expect((await verify("anything", appWithoutCaptcha)).status).toBe(204);
    const captchaOf = async (app: TestApp) => (await app.request("/api/settings")).json.captcha;
    expect(await captchaOf(appWithoutCaptcha)).toEqual({ enabled: false, provider: "none" });
    expect(await captchaOf(api)).toEqual({ enabled: true, provider: "altcha" });
  });

  describe("with reCAPTCHA", () => {
    /** Requests received by the fake Google server. */
    const receivedRequests: Record<string, string>[] = [];
    /** Response to send instead of a verdict. */
    let fault: ((response: ServerResponse) => void) | undefined;
    const google = createServer((request, response) => {
      let body = "";
      request.on("data", (data) => (body += String(data)));
      request.on("end", () => {
        const form = Object.fromEntries(new URLSearchParams(body));
        receivedRequests.push({
          ...form,
          method: request.method ?? "",
          type: request.headers["content-type"] ?? "",
        });
        const success = form["secret"] === "the-secret-key" && form["response"]?.startsWith("human") === true;
        if (fault !== undefined) return fault(response);
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ success, "error-codes": success ? [] : ["invalid-input-response"] }));
      });
    });
    let app: TestApp;
    beforeAll(() => new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve)));
    afterAll(() => new Promise<void>((resolve) => google.close(() => resolve())));
    beforeEach(() => {
      fault = undefined;
      const env = {
        CAPTCHA: "recaptcha",
        RECAPTCHA_SITE_KEY: "the-site-key",
        RECAPTCHA_SECRET: "the-secret-key",
        RECAPTCHA_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`,
      };
      app = createTestApp(database().db, { env });
    });

    test("solutions are verified by reCAPTCHA's protocol, and each is accepted once", async () => {
      receivedRequests.length = 0;
      const token = `human-${Math.random()}`;
      const firstResponse = await verify(token, app);
      expect(firstResponse.status).toBe(200);
      expect(receivedRequests).toEqual([
        {
          secret: "the-secret-key",
          response: token,
          method: "POST",
          type: "application/x-www-form-urlencoded;charset=UTF-8",
        },
      ]);
      expect((await verify(token, app)).status).toBe(204);
      expect((await verify("robot", app)).status).toBe(204);
      expect((await signUp(cookieOf(firstResponse), app)).status).toBe(200);
      const { json } = await app.request("/api/settings");
      expect(json.captcha).toEqual({ enabled: true, provider: "recaptcha", siteKey: "the-site-key" });
      expect(JSON.stringify(json)).not.toContain("the-secret-key");
    });

    test.each<[string, (response: ServerResponse) => void]>([
      ["a cut connection", (response) => void response.destroy()],
      ["an error", (response) => void response.writeHead(502).end("<h1>Bad gateway</h1>")],
      ["an error in JSON", (response) => void response.writeHead(500).end('{"success":true}')],
      ["HTML", (response) => void response.end("<html></html>")],
      ["JSON of another kind", (response) => void response.end("[]")],
      [
        "a body that is cut off",
        (response) => {
          response.writeHead(200, { "content-length": "100" }).write('{"success":', () => response.destroy());
        },
      ],
    ])("%s instead of a verdict is 503, and the token can be sent again", async (_, respond) => {
      fault = respond;
      const token = `human-${Math.random()}`;
      const response = await verify(token, app);
      expect(response).toMatchObject({ status: 503, json: { code: "unavailable", retryAfter: 2 } });
      expect(response.headers.get("retry-after")).toBe("2");
      fault = undefined;
      expect((await verify(token, app)).status).toBe(200);
    });
  });
});
