import { joinDate } from "#web/shared/DatePartsField/dateParts.ts";

/** Returns the text of a form's field, or of the three boxes of a date; empty without one. */
export function textIn(data: FormData, name: string): string {
  const text = (field: string) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  const [year, month, day] = [text(`${name}.year`), text(`${name}.month`), text(`${name}.day`)];
  return text(name) || joinDate({ year, month, day });
}
