import { type FormEvent, useEffect, useEffectEvent, useSyncExternalStore } from "react";

declare global {
  interface HTMLFormElement {
    /**
     * Whether no handler took the form's last submit and nothing was typed after it. Set by the document's first script.
     */
    wasSubmitted?: boolean;
  }
}

/**
 * Returns the form's `onSubmit`. A press before hydration or before `isReady` is sent once the form is ready, unless
 * something was typed since. The form's method must be `post` or `dialog`: the document's first script
 * prevents a post, and outside a dialog the other sends nothing.
 */
export function useEarlySubmit(
  formId: string,
  submit: () => void,
  isReady: boolean,
): (event: FormEvent) => void {
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
  return (event) => {
    // Not taken: the document's first script notes the press in `wasSubmitted`.
    if (!isReady) return;
    event.preventDefault();
    submit();
  };
}

function formById(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}
