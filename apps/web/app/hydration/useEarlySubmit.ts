import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

declare global {
  interface HTMLFormElement {
    /** Set by the document's first script when the form is submitted. */
    wasSubmitted?: true;
  }
}

/**
 * Calls `submit` once after hydration if the form was submitted before: a form that sends nothing itself loses it.
 * Waits until `isReady`.
 */
export function useEarlySubmit(formId: string, submit: () => void, isReady: boolean): void {
  const [isEarly, setEarly] = useState(false);
  const submitNow = useEffectEvent(submit);
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement && form.wasSubmitted) setEarly(true);
  }, [formId]);
  // In a render of its own: by then the values typed before hydration are adopted.
  useEffect(() => {
    if (isEarly && isReady) submitNow();
  }, [isEarly, isReady]);
}
