import type { PasskeyRegistration } from "@sayara/api-client/contract/accounts/passkeyResponses";
import type { PasskeyCreation } from "@sayara/api-client/contract/accounts/passkeys";
import { startRegistration } from "@simplewebauthn/browser";

/**
 * Creates a passkey through the browser. Returns null if the user cancels, or if the device already holds a
 * passkey of the account.
 */
export async function createPasskey(creation: PasskeyCreation): Promise<PasskeyRegistration | null> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: "public-key",
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch {
    // Browsers do not report the reason.
    return null;
  }
}
