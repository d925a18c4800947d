import type { ConfiguredSocialProvider } from "@sayara/api-client/contract/settings/settings";
import { type SocialProvider, socialProviders } from "@sayara/domain/user/SocialProvider";

/** State of a sign-in request, stored while the browser is on the provider's site. */
export interface SocialRequest {
  provider: SocialProvider;
  /**
   * Secret whose hash is the nonce in the provider's token. A token of another request fails the check, and a stolen
   * token fails without the verifier.
   */
  verifier: string;
  /** Returned in the response's URL. A response with another state is ignored. */
  state: string;
}

export function createSocialRequest(provider: SocialProvider): SocialRequest {
  return { provider, verifier: randomText(), state: randomText() };
}

/**
 * Returns the provider's authorisation URL. The signed token returns to `pageUrl` in the fragment, which no
 * server receives. If the provider responds by form post, the response goes through the API.
 */
export async function authorizationAddress(
  { authorizationUrl, clientId, scope, responseType, formReturnUrl }: ConfiguredSocialProvider,
  { verifier, state }: SocialRequest,
  pageUrl: string,
): Promise<string> {
  const address = new URL(authorizationUrl);
  const parameters = {
    client_id: clientId,
    redirect_uri: formReturnUrl ?? pageUrl,
    response_type: responseType,
    response_mode: formReturnUrl === undefined ? "fragment" : "form_post",
    scope,
    nonce: await nonceOf(verifier),
    state,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** `unmatched`: no response, or a response to another browser's request. */
export type SocialReturn = { kind: "unmatched" } | { kind: "cancelled" } | ({ kind: "token" } & SocialToken);

export interface SocialToken {
  token: string;
  /** Full name, if the provider sends it with the token. */
  fullName: string | null;
}

export function readSocialReturn(fragment: string, pendingRequest: SocialRequest | null): SocialReturn {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  if (pendingRequest === null || params.get("state") !== pendingRequest.state) return { kind: "unmatched" };
  const token = params.get("id_token");
  return token === null ? { kind: "cancelled" } : { kind: "token", token, fullName: params.get("name") };
}

export function readSocialRequest(stored: unknown): SocialRequest | null {
  if (typeof stored !== "object" || stored === null) return null;
  const record: Record<string, unknown> = { ...stored };
  const provider = socialProviders.find((candidate) => candidate === record["provider"]);
  const { verifier, state } = record;
  if (provider === undefined || typeof verifier !== "string" || typeof state !== "string") return null;
  return { provider, verifier, state };
}

/** Returns the SHA-256 hash in base64url, like the API's `hashOf`. */
async function nonceOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
