import { type RefObject, useEffect } from "react";

/**
 * Repeats, once the fields are hydrated, the ticks of a form that were made before: the browser shows them, but no
 * handler has seen them.
 */
export function useEarlyChoices(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inputs = Array.from(fields.current?.querySelectorAll("input") ?? []);
    const early = inputs.filter(
      ({ checked, defaultChecked, type }) => checked !== defaultChecked && (type === "checkbox" || checked),
    );
    // Outside the effect each click renders before the next: two ticks of one group build on each other.
    queueMicrotask(() => {
      for (const input of early) {
        input.checked = input.defaultChecked;
        input.click();
      }
    });
  }, [fields]);
}
