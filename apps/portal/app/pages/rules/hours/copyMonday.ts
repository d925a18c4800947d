import { weekdays } from "@sayara/domain/time/Weekday";

/** Copies Monday's hours, or that it is closed, to the other days of the form. */
export function copyMonday(form: HTMLFormElement | null): void {
  const control = (name: string) => {
    const found = form?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  for (const day of weekdays.slice(1)) {
    // The box last, since typed times tick it.
    for (const part of ["opens", "closes", "open"]) {
      const [from, to] = [control(`monday.${part}`), control(`${day}.${part}`)];
      if (from === null || to === null) continue;
      to.checked = from.checked;
      to.value = from.value;
      // The form then checks the field again, as if it were typed.
      to.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
