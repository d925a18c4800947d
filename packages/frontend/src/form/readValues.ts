import { joinDate } from "../DatePartsField/dateParts.ts";

export type FieldValues = Readonly<Record<string, string | boolean>>;
export type NameOf<Values> = keyof Values & string;

/**
 * Reads a form's values. `start` defines the fields and their types: a checkbox is a boolean, a date is the joined text
 * of its three boxes (`joinDate`), and a missing text is empty.
 */
export function readValues<Values extends FieldValues>(data: FormData, start: Values): Values {
  const values: Record<string, string | boolean> = {};
  for (const name in start)
    values[name] = typeof start[name] === "boolean" ? data.has(name) : textIn(data, name);
  return values as Values;
}

function textIn(data: FormData, name: string): string {
  const text = (field: string) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  const [year, month, day] = [text(`${name}.year`), text(`${name}.month`), text(`${name}.day`)];
  return text(name) || joinDate({ year, month, day });
}

/** Returns the name of the field to which a control belongs: each box of a date has a separate name. */
export function fieldOf(control: EventTarget | null): string | undefined {
  const name = control instanceof Element ? control.getAttribute("name") : null;
  return name?.replace(/\.(year|month|day)$/, "");
}
