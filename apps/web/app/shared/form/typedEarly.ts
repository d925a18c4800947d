import { textIn } from "./textIn.ts";

/**
 * Returns the values typed or autofilled before hydration, by field name. They are only in the fields, and the first
 * render would overwrite them.
 */
export function typedEarly<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): [name: Name, value: string | true][] {
  const data = new FormData(form);
  const found: [Name, string | true][] = [];
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (field.checked) found.push([name, true]);
      continue;
    }
    const value = textIn(data, name);
    if (value !== "") found.push([name, value]);
  }
  return found;
}
