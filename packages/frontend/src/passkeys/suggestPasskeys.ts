import type { PasskeyAssertion } from "@sayara/api-client/contract/accounts/passkeyResponses";
import { PASSKEY_CHALLENGE_MINUTES } from "@sayara/domain/account/PasskeyName";
import { WebAuthnAbortService } from "@simplewebauthn/browser";
import { openBrowserApi } from "../session/openBrowserApi.ts";
import { requestPasskey } from "./requestPasskey.ts";

/** Milliseconds after which a new challenge replaces that of the suggestions, before the API discards it. */
const RENEWAL = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

/**
 * Makes the browser suggest passkeys in the email field until `signal` aborts. A dialog for a passkey ends
 * the suggestions.
 */
export async function suggestPasskeys({
  signal,
  onUse,
  openApi = openBrowserApi,
}: {
  signal: AbortSignal;
  onUse: (assertion: PasskeyAssertion) => void;
  openApi?: typeof openBrowserApi;
}): Promise<void> {
  const call = await openApi();
  if (signal.aborted) return;
  let isRenewed = false;
  const renewal = setInterval(() => {
    if (document.visibilityState === "hidden") return;
    isRenewed = true;
    WebAuthnAbortService.cancelCeremony();
  }, RENEWAL);
  signal.addEventListener("abort", () => {
    clearInterval(renewal);
    WebAuthnAbortService.cancelCeremony();
  });
  do {
    isRenewed = false;
    const asked = await requestPasskey(call, { isAutofill: true });
    if (asked.state === "used" && !signal.aborted) onUse(asked.assertion);
  } while (isRenewed && !signal.aborted);
  clearInterval(renewal);
}
