import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  authorizationAddress,
  createSocialRequest,
  readSocialRequest,
  readSocialReturn,
} from "./socialRequest.ts";

const google = {
  provider: "google",
  clientId: "client-1",
  authorizationUrl: "https://accounts.example/authorize?prompt=select_account",
  scope: "openid email profile",
  responseType: "id_token",
} as const;

test("the request requires a signed token with a fresh nonce", async () => {
  const request = createSocialRequest("google");
  const address = new URL(await authorizationAddress(google, request, "https://site.example/sign-in"));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    prompt: "select_account",
    client_id: "client-1",
    redirect_uri: "https://site.example/sign-in",
    response_type: "id_token",
    response_mode: "fragment",
    scope: "openid email profile",
    nonce: createHash("sha256").update(request.verifier).digest("base64url"),
    state: request.state,
  });
});

test("the request URL does not contain the verifier", async () => {
  const request = createSocialRequest("google");
  const address = await authorizationAddress(google, request, "https://site.example/sign-in");
  expect(address).not.toContain(request.verifier);
});

test("a provider that responds by form post redirects to the API's return URL", async () => {
  const apple = {
    provider: "apple",
    clientId: "client-2",
    authorizationUrl: "https://apple.example/authorize",
    scope: "name email",
    responseType: "code id_token",
    formReturnUrl: "https://api.site.example/api/social-return/apple",
  } as const;
  const address = new URL(
    await authorizationAddress(apple, createSocialRequest("apple"), "https://site.example/sign-in"),
  );
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    redirect_uri: "https://api.site.example/api/social-return/apple",
    response_type: "code id_token",
    response_mode: "form_post",
    scope: "name email",
  });
});

test("every request is unique", () => {
  const [first, second] = [createSocialRequest("apple"), createSocialRequest("apple")];
  expect(first.verifier).not.toBe(second.verifier);
  expect(first.state).not.toBe(second.state);
  expect(first.verifier.length).toBeGreaterThanOrEqual(43);
});

test("the response to this browser's request yields its token", () => {
  const request = createSocialRequest("google");
  const fragment = `#id_token=a.b.c&state=${request.state}`;
  expect(readSocialReturn(fragment, request)).toEqual({ kind: "token", token: "a.b.c", fullName: null });
  expect(readSocialReturn(`${fragment}&name=Amel+Ben+Salah`, request)).toMatchObject({
    fullName: "Amel Ben Salah",
  });
});

test.each(["", "#id_token=a.b.c", "#id_token=a.b.c&state=forged", "#bookings"])(
  "the fragment %j is ignored, because it is no response to this browser's request",
  (fragment) => {
    expect(readSocialReturn(fragment, createSocialRequest("google"))).toEqual({ kind: "unmatched" });
    expect(readSocialReturn(fragment, null)).toEqual({ kind: "unmatched" });
  },
);

test("a cancelled sign-in is reported", () => {
  const request = createSocialRequest("facebook");
  const fragment = `#error=access_denied&state=${request.state}`;
  expect(readSocialReturn(fragment, request)).toEqual({ kind: "cancelled" });
});

test("a request survives the redirect to the provider and back", () => {
  const request = createSocialRequest("google");
  expect(readSocialRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
  expect(readSocialRequest({ ...request, provider: "elsewhere" })).toBeNull();
  expect(readSocialRequest(null)).toBeNull();
});
