import { useEffect, useEffectEvent } from "react";
import { useSubmission } from "../form/submission/useSubmission.ts";
import type { FormProblem } from "../form/FormProblem.ts";
import type { suggestPasskeys } from "../passkeys/suggestPasskeys.ts";

/** First signs that a person uses the page. A mouse moves long before it is in the field. */
const useEvents = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Has the browser suggest passkeys in the address field, where it can, and signs in with the one that is chosen. The code
 * is loaded at the first use of the page: it weighs 50 KB, which a slow phone needs for the page itself.
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
      // A convenience: without it the button remains.
      suggest({ signal: stop.signal, onUse }).catch(() => {});
    };
    // The field was tapped before hydration.
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
