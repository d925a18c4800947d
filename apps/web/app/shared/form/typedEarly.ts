import { joinDate } from "#web/shared/DatePartsField/dateParts.ts";

/**
 * Returns the values typed or autofilled before hydration, by field name. They are only in the fields, and the first
 * render would overwrite them.
 */
export function typedEarly<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): [name: Name, value: string | true][] {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const found: [Name, string | true][] = [];
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (field.checked) found.push([name, true]);
      continue;
    }
    const [year, month, day] = [text(`${name}.year`), text(`${name}.month`), text(`${name}.day`)];
    const value = text(name) || joinDate({ year, month, day });
    if (value !== "") found.push([name, value]);
  }
  return found;
}
