import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/**
 * Starts a stand-in for the identity providers, which publishes keys, signs any claims, and has a sign-in page with
 * each provider's parameters.
 */
export async function startIdentityStandIn(clock: () => Date = () => new Date()) {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const foreignKeys = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "key-1", alg: "RS256", use: "sig" };
  let isDown = false;
  const server = createServer((request, response) => {
    if (isDown) return response.destroy();
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const [, provider = "", page] = pathname.split("/");
    if (page === "authorize") return showSignIn(provider, searchParams, response);
    if (page === "consent") return void sendResponse(provider, request, response);
    response.setHeader("content-type", "application/json");
    return response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const signWith = (key: CryptoKey | Uint8Array, claims: JWTPayload, header: object = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "key-1", ...header }).sign(key);
  const sign = (claims: JWTPayload) => signWith(privateKey, claims);

  /** Sends the user's response where and how the website requested it. */
  async function sendResponse(provider: string, request: IncomingMessage, response: ServerResponse) {
    let body = "";
    for await (const part of request) body += String(part);
    const submitted = new URLSearchParams(body);
    const query = new URLSearchParams(submitted.get("query") ?? "");
    const isApple = provider === "apple";
    const email = submitted.get("email") ?? "";
    const name = submitted.get("name") ?? "";
    const now = Math.floor(clock().getTime() / 1000);
    const claims = {
      iss: `${url}/${provider}`,
      aud: query.get("client_id") ?? "",
      sub: `person ${email}`,
      nonce: query.get("nonce") ?? "",
      iat: now,
      exp: now + 600,
      email,
      // Apple sends this claim as text, and sends the name outside the token. Facebook omits the claim.
      ...(provider !== "facebook" && { email_verified: isApple ? "true" : true }),
      ...(!isApple && { name }),
    };
    const [firstName = "", ...lastNames] = name.split(" ");
    const user = { name: { firstName, lastName: lastNames.join(" ") }, email };
    const fields = new URLSearchParams(
      submitted.get("answer") === "no"
        ? { error: isApple ? "user_cancelled_authorize" : "access_denied" }
        : {
            id_token: await sign(claims),
            ...(isApple && { code: randomUUID(), user: JSON.stringify(user) }),
          },
    );
    fields.set("state", query.get("state") ?? "");
    const redirectUri = query.get("redirect_uri") ?? "";
    if (query.get("response_mode") !== "form_post") {
      return response.writeHead(302, { location: `${redirectUri}#${fields}` }).end();
    }
    const inputs = [...fields].map(([field, value]) => hiddenInput(field, value)).join("");
    const form = `<form method="post" action="${escapeHtml(redirectUri)}">${inputs}</form>`;
    return response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(`<!doctype html><title>…</title>${form}<script>document.forms[0].submit()</script>`);
  }

  return {
    url,
    /** Settings of an API that offers the three providers. */
    env: {
      IDENTITY_STAND_IN_URL: url,
      GOOGLE_CLIENT_ID: "our-google-id",
      FACEBOOK_CLIENT_ID: "our-facebook-id",
      APPLE_CLIENT_ID: "our-apple-id",
    },
    publicJwk: jwk,
    sign,
    /** Signs with an unpublished key, but states the id of a published key. */
    signFalsely: (claims: JWTPayload) => signWith(foreignKeys.privateKey, claims),
    signWith,
    setDown: (down: boolean) => {
      isDown = down;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type IdentityStandIn = Awaited<ReturnType<typeof startIdentityStandIn>>;

/** Shows the provider's page, or its error for an invalid request. */
function showSignIn(provider: string, query: URLSearchParams, response: ServerResponse): void {
  response.setHeader("content-type", "text/html; charset=utf-8");
  const errorMessage = errorOf(provider, query);
  if (errorMessage !== undefined) {
    response.writeHead(400).end(`<!doctype html><title>invalid_request</title>${errorMessage}`);
    return;
  }
  response.end(`<!doctype html><html lang="en"><title>Sign in with ${escapeHtml(provider)}</title>
    <form method="post" action="/${escapeHtml(provider)}/consent">
      ${hiddenInput("query", String(query))}
      <label>Email <input name="email" type="email"></label>
      <label>Name <input name="name"></label>
      <button name="answer" value="yes">Continue</button>
      <button name="answer" value="no">Cancel</button>
    </form></html>`);
}

/** Returns the provider's own error message for an invalid request. */
function errorOf(provider: string, query: URLSearchParams): string | undefined {
  for (const name of ["client_id", "redirect_uri", "nonce", "state", "scope"]) {
    if (!query.get(name)) return `missing ${name}`;
  }
  const [type, mode] = [query.get("response_type"), query.get("response_mode")];
  const scopes = (query.get("scope") ?? "").split(" ");
  const unknownScope = scopes.find((scope) => scopesOf[provider]?.includes(scope) !== true);
  if (unknownScope !== undefined) return `invalid scope: ${unknownScope}`;
  if (provider !== "apple")
    return type === "id_token" && mode === "fragment" ? undefined : "invalid response";
  if (type !== "code id_token") return "invalid response_type";
  return mode === "form_post"
    ? undefined
    : "response_mode must be form_post when name or email scope is requested.";
}

const scopesOf: Record<string, readonly string[]> = {
  google: ["openid", "email", "profile"],
  facebook: ["openid", "email", "public_profile"],
  apple: ["name", "email"],
};

function hiddenInput(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
