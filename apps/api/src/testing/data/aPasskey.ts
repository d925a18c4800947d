import { createAuthenticator } from "#api/testing/standIns/createAuthenticator.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { goodPassword } from "./aCatalogue.ts";

/**
 * Adds a passkey to the account of a session. Returns its id, and the authenticator that uses it on the
 * website.
 */
export async function aPasskey(api: TestApp, cookie: string, name = "Pixel 9") {
  const authenticator = createAuthenticator({
    origin: api.config.webUrl,
    rpId: api.config.passkeys.domain,
  });
  const body = { password: goodPassword };
  const { json: creation } = await api.request("/api/prepare-passkey", { body, cookie });
  const registration = authenticator.register(creation);
  const added = await api.request("/api/add-passkey", { body: { name, registration }, cookie });
  return { id: String(added.json.items[0].id), authenticator };
}

/** Returns a challenge for the use of a passkey. */
export async function aChallenge(api: TestApp): Promise<{ challenge: string }> {
  return (await api.request("/api/passkey-challenge", { method: "POST" })).json;
}
