import { useEffect, useEffectEvent } from "react";
import { useSubmission } from "../form/submission/useSubmission.ts";
import type { FormProblem } from "../form/FormProblem.ts";
import type { suggestPasskeys } from "../passkeys/suggestPasskeys.ts";

/** Events that show the first interaction with the page. A mouse moves long before it reaches the field. */
const useEvents = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Makes the browser suggest passkeys in the email field, if it can, and signs in with the chosen one. Loads
 * the code, 50 KB, at the first interaction, so that it does not delay the page itself on a slow phone.
 */
export function usePasskeyAutofill({ onProblem }: { onProblem: (problem: FormProblem) => void }): void {
  const { send } = useSubmission<unknown>({ onProblem });
  const onUse = useEffectEvent((assertion: object) =>
    send({ intent: "passkey", assertion: JSON.stringify(assertion) }),
  );
  useEffect(() => {
    const stop = new AbortController();
    const waiting = new AbortController();
    const start = () => {
      waiting.abort();
      // Suggestions are optional: without them, the passkey button remains.
      suggest({ signal: stop.signal, onUse }).catch(() => {});
    };
    // A field was focused before hydration.
    if (document.activeElement instanceof HTMLInputElement) start();
    else
      for (const event of useEvents)
        addEventListener(event, start, { passive: true, signal: waiting.signal });
    return () => {
      waiting.abort();
      stop.abort();
    };
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
