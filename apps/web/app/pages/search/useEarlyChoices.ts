import { type RefObject, useEffect } from "react";

/**
 * Repeats, once the fields are hydrated, the ticks of a form that were made before: the browser shows them, but no
 * handler has seen them.
 */
export function useEarlyChoices(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const input of fields.current?.querySelectorAll("input") ?? []) {
      const isEarly = input.checked !== input.defaultChecked && (input.type === "checkbox" || input.checked);
      if (!isEarly) continue;
      input.checked = input.defaultChecked;
      input.click();
    }
  }, [fields]);
}
