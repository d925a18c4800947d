import { weekdays } from "@sayara/domain/time/Weekday";

/** Copies Monday's hours, or its closed state, to the other days of the form. */
export function copyMonday(form: HTMLFormElement | null): void {
  const control = (name: string) => {
    const found = form?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  for (const day of weekdays.slice(1)) {
    // Sets the checkbox last, because setting a time ticks it.
    for (const part of ["opens", "closes", "open"]) {
      const [from, to] = [control(`monday.${part}`), control(`${day}.${part}`)];
      if (from === null || to === null) continue;
      to.checked = from.checked;
      to.value = from.value;
      // Makes the form validate the field again, as after typing.
      to.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
