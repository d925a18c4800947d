import { useEffect, useEffectEvent } from "react";
import { useSubmission } from "../form/submission/useSubmission.ts";
import type { FormProblem } from "../form/FormProblem.ts";
import type { suggestPasskeys } from "../passkeys/suggestPasskeys.ts";

/**
 * Has the browser suggest passkeys in the address field, where it can, and signs in with the one that is chosen. The code
 * is loaded once the page is shown.
 */
export function usePasskeyAutofill({ onProblem }: { onProblem: (problem: FormProblem) => void }): void {
  const { send } = useSubmission<unknown>({ onProblem });
  const onUse = useEffectEvent((assertion: object) =>
    send({ intent: "passkey", assertion: JSON.stringify(assertion) }),
  );
  useEffect(() => {
    const stop = new AbortController();
    // A convenience: without it the button remains.
    suggest({ signal: stop.signal, onUse }).catch(() => {});
    return () => stop.abort();
  }, []);
}

/** Loads the code only where the browser can suggest passkeys. */
async function suggest(options: Parameters<typeof suggestPasskeys>[0]): Promise<void> {
  const credential = (globalThis as { PublicKeyCredential?: typeof PublicKeyCredential }).PublicKeyCredential;
  const canSuggest = (await credential?.isConditionalMediationAvailable?.()) === true;
  if (!canSuggest || options.signal.aborted) return;
  const module = await import("../passkeys/suggestPasskeys.ts");
  await module.suggestPasskeys(options);
}
