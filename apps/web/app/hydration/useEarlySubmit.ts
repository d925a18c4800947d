import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

declare global {
  interface HTMLFormElement {
    /** Set by the document's first script when the form is submitted and no handler prevents it. */
    wasSubmitted?: true;
  }
}

/**
 * Calls `submit` once after hydration if the form was submitted before: a form that sends nothing itself loses it.
 * Waits until `isReady`.
 */
export function useEarlySubmit(formId: string, submit: () => void, isReady: boolean): void {
  // A render of its own after hydration: by then the values typed before are adopted.
  const isEarly = useSyncExternalStore(
    () => () => {},
    () => isSubmitted(formId),
    () => false,
  );
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (isEarly && isReady) submitNow();
  }, [isEarly, isReady]);
}

function isSubmitted(formId: string): boolean {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement && form.wasSubmitted === true;
}
