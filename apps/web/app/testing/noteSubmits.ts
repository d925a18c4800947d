import { onTestFinished } from "vitest";

/** Notes each form's untaken submit, and input after it, as the document's first script does (`startAfterPaint.ts`). */
export function noteSubmits(): void {
  const noted = new AbortController();
  onTestFinished(() => noted.abort());
  const { signal } = noted;
  window.addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement) event.target.wasSubmitted = !event.defaultPrevented;
      event.preventDefault();
    },
    { signal },
  );
  window.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.form) target.form.wasSubmitted = false;
    },
    { signal },
  );
}
