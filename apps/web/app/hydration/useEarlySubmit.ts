import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

declare global {
  interface HTMLFormElement {
    /**
     * Whether no handler took the form's last submit and nothing was typed after it. Set by the document's first script.
     */
    wasSubmitted?: boolean;
  }
}

/**
 * Calls `submit` once after hydration if the form was submitted before and not typed in since. Waits until `isReady`.
 */
export function useEarlySubmit(formId: string, submit: () => void, isReady: boolean): void {
  // A render of its own after hydration: by then the values typed before are adopted.
  const isEarly = useSyncExternalStore(
    () => () => {},
    () => formById(formId)?.wasSubmitted === true,
    () => false,
  );
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    const form = formById(formId);
    if (!isEarly || !isReady || form?.wasSubmitted !== true) return;
    form.wasSubmitted = false;
    submitNow();
  }, [formId, isEarly, isReady]);
}

function formById(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}
