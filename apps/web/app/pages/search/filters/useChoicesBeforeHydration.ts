import { type RefObject, useEffect } from "react";

/** Replays ticks made before hydration: the browser shows them, but no handler has run for them. */
export function useChoicesBeforeHydration(fields: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inputs = Array.from(fields.current?.querySelectorAll("input") ?? []);
    const changedInputs = inputs.filter(
      ({ checked, defaultChecked, type }) => checked !== defaultChecked && (type === "checkbox" || checked),
    );
    // Outside the effect each click is rendered before the next, so that two ticks in one group are combined.
    queueMicrotask(() => {
      for (const input of changedInputs) {
        input.checked = input.defaultChecked;
        input.click();
      }
    });
  }, [fields]);
}
