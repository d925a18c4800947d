import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { ConfiguredSocialProvider } from "@sayara/api-client/contract/settings/settings";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { startIdentityStandIn, type IdentityStandIn } from "#api/testing/standIns/startIdentityStandIn.ts";
import { registerSecret } from "#api/testing/watchLogs.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const verifier = "a-verifier-that-only-the-browser-knows-0123456789";
const nonce = createHash("sha256").update(verifier).digest("base64url");
const state = "a-state-of-the-browser-0123456789";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let standIn: IdentityStandIn;
  let api: TestApp;
  beforeAll(async () => {
    standIn = await startIdentityStandIn(() => api.dependencies.clock());
  });
  afterAll(() => standIn.stop());
  beforeEach(() => {
    api = createTestApp(database().db, { env: standIn.env });
  });

  const readSettings = async (name: string): Promise<ConfiguredSocialProvider> => {
    const { json } = await api.request("/api/settings");
    return json.socialProviders.find(({ provider }: { provider: string }) => provider === name);
  };
  /** Builds the website's authorisation request from the settings. */
  const buildRequest = (settings: ConfiguredSocialProvider, changes: Record<string, string> = {}) =>
    new URLSearchParams({
      client_id: settings.clientId,
      redirect_uri: settings.formReturnUrl ?? `${api.config.webUrl}/sign-in`,
      response_type: settings.responseType,
      response_mode: settings.formReturnUrl === undefined ? "fragment" : "form_post",
      scope: settings.scope,
      nonce,
      state,
      ...changes,
    });
  /** Posts the provider's consent form and returns the response. */
  const postConsent = async (provider: string, request: URLSearchParams, fields: Record<string, string>) => {
    const body = new URLSearchParams({ query: String(request), answer: "yes", ...fields });
    return fetch(`${standIn.url}/${provider}/consent`, { method: "POST", body, redirect: "manual" });
  };
  /** Posts the form of Apple's page, as a browser does. */
  const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    api.request(path, {
      method: "POST",
      body: String(new URLSearchParams(fields)),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: standIn.url, ...headers },
    });
  const fragmentOf = (location: string | null) => {
    const address = new URL(location ?? "");
    expect(address.origin + address.pathname + address.search).toBe(`${api.config.webUrl}/sign-in`);
    return Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
  };
  const signInAtApple = async (
    consentFields: Record<string, string>,
    changes: Record<string, string> = {},
  ) => {
    const settings = await readSettings("apple");
    const page = await (await postConsent("apple", buildRequest(settings, changes), consentFields)).text();
    const [, action = ""] = /action="([^"]*)"/.exec(page) ?? [];
    expect(action).toBe(`${api.config.publicUrl}/api/social-return/apple`);
    const fields = Object.fromEntries(
      [...page.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
      ]),
    );
    for (const secret of [
      fields["id_token"],
      fields["code"],
      consentFields["email"],
      consentFields["name"],
    ]) {
      registerSecret(secret);
    }
    return { response: await sendForm(new URL(action).pathname, fields), fields };
  };

  test.each(["google", "facebook", "apple"])(
    "%s accepts a request with the parameters of the settings",
    async (name) => {
      const settings = await readSettings(name);
      const response = await fetch(`${settings.authorizationUrl}?${buildRequest(settings)}`);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("Continue")]);
    },
  );

  test("Apple rejects an authorisation request without a form post, a code or a valid scope", async () => {
    const settings = await readSettings("apple");
    for (const [changes, message] of [
      [{ response_mode: "fragment" }, "response_mode must be form_post"],
      [{ response_type: "id_token" }, "invalid response_type"],
      [{ scope: "openid email profile" }, "invalid scope"],
    ] as const) {
      const response = await fetch(`${settings.authorizationUrl}?${buildRequest(settings, changes)}`);
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)]);
    }
  });

  test("Apple's form is redirected to the sign-in page, and its token creates an account with the given name", async () => {
    const email = `amel.${randomUUID()}@apple.example`;
    const { response, fields } = await signInAtApple({ email, name: "Amel Ben Salah" });
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.getSetCookie()).toEqual([]);
    const fragment = fragmentOf(response.headers.get("location"));
    expect(fragment).toEqual({ id_token: fields["id_token"], state, name: "Amel Ben Salah" });

    const body = { provider: "apple", token: fragment["id_token"], verifier, language: "fr" };
    const signedIn = await api.request("/api/social-sign-in", {
      body: { ...body, fullName: fragment["name"] },
    });
    expect(signedIn).toMatchObject({
      status: 200,
      json: { email, fullName: "Amel Ben Salah", verified: true },
    });
    expect((await api.request("/api/social-sign-in", { body })).status).toBe(204);
  });

  test("a name sent later and an invalid name change nothing", async () => {
    const email = `nour.${randomUUID()}@apple.example`;
    const signInWithName = async (name: string, fullName: string) => {
      const newVerifier = randomBytes(32).toString("base64url");
      const changes = { nonce: createHash("sha256").update(newVerifier).digest("base64url") };
      const { fields } = await signInAtApple({ email, name }, changes);
      const token = fields["id_token"];
      const body = { provider: "apple", token, verifier: newVerifier, language: "fr", fullName };
      return (await api.request("/api/social-sign-in", { body })).json.fullName;
    };
    expect(await signInWithName("Nour Gharbi", "<script>alert(1)</script>")).toBe("nour");
    expect(await signInWithName("Nour Gharbi", "Another Name")).toBe("nour");
  });

  test("a sign-in cancelled at Apple returns to the sign-in page", async () => {
    const { response } = await signInAtApple({ answer: "no" });
    expect(fragmentOf(response.headers.get("location"))).toEqual({
      error: "user_cancelled_authorize",
      state,
    });
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "a\r\nlocation: https://evil.example",
    "#id_token=x",
    "&redirect_uri=https://evil.example",
    "javascript:alert(1)",
    "<script>alert(1)</script>",
  ])("redirects the form to the sign-in page whatever its fields: %j", async (payload) => {
    const names = ["id_token", "state", "error", "user", "redirect_uri", "next", "code"];
    const fields = Object.fromEntries(names.map((name) => [name, payload]));
    const response = await sendForm("/api/social-return/apple", fields, {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
    });
    expect(response.status).toBe(303);
    const { id_token, state: returnedState, error, ...others } = fragmentOf(response.headers.get("location"));
    expect([id_token, returnedState, error, others]).toEqual([payload, payload, payload, {}]);
    expect(response.text).toBe("");
  });

  test("the form is accepted from any origin, and other posts only from the website's", async () => {
    for (const origin of ["null", "https://evil.example", "https://appleid.apple.com"]) {
      expect((await sendForm("/api/social-return/apple", { state }, { origin })).status).toBe(303);
    }
    const other = await api.request("/api/sign-out", { method: "POST", headers: { origin: standIn.url } });
    expect(other.status).toBe(403);
  });

  test("only a provider with form posts has the route, which rejects forms above the size limit", async () => {
    for (const name of ["google", "facebook", "unknown", "apple/x"]) {
      expect((await sendForm(`/api/social-return/${name}`, { state })).status).not.toBe(303);
    }
    const withoutProviders = createTestApp(database().db);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const path = "/api/social-return/apple";
    expect((await withoutProviders.request(path, { method: "POST", body: "state=x", headers })).status).toBe(
      404,
    );
    expect((await api.request(path, { method: "POST", body: { state } })).status).toBe(415);
    expect((await sendForm(path, { state: "x".repeat(20_000) })).status).toBe(413);
    expect((await api.request(path)).status).toBe(404);
  });
});
