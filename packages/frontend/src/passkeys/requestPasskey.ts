import type { Client } from "@sayara/api-client/client/createClient";
import type { PasskeyAssertion } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { passkeyChallenge } from "@sayara/api-client/contract/accounts/passkeys";
import { startAuthentication } from "@simplewebauthn/browser";
import { type AnyRefusal } from "../form/FormProblem.ts";

/** `cancelled`: the user chose no passkey, or has none on this device. */
type AskedPasskey =
  | { state: "used"; assertion: PasskeyAssertion }
  | { state: "cancelled" }
  | { state: "refused"; refusal: AnyRefusal };

/**
 * Requests the use of a passkey from the browser. By default the browser opens a dialog. With `isAutofill`,
 * it suggests passkeys in the field that has `autocomplete="… webauthn"`, for as long as the page is open.
 */
export async function requestPasskey(call: Client, { isAutofill = false } = {}): Promise<AskedPasskey> {
  const response = await call(passkeyChallenge, {});
  if (!response.ok) return { state: "refused", refusal: response.refusal };
  try {
    const {
      id,
      rawId,
      response: use,
    } = await startAuthentication({
      optionsJSON: response.data,
      useBrowserAutofill: isAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = use;
    return {
      state: "used",
      assertion: {
        id,
        rawId,
        type: "public-key",
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle !== undefined && { userHandle }),
        },
      },
    };
  } catch {
    // Browsers do not report the reason, so that no page learns whether a passkey exists.
    return { state: "cancelled" };
  }
}
