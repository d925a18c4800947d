import type { SheetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { CarEdit } from "@sayara/domain/car/CarDraft";
import { CarStatus } from "@sayara/domain/car/CarStatus";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import type { SheetRow } from "#portal/fleet/saveRows.ts";

/** Columns of the sheet, in their order. */
export const sheetColumns = [
  "name",
  "plate",
  "dailyPrice",
  "deposit",
  "collisionDamageWaiver",
  "theftProtection",
  "fullInsurance",
  "additionalDriver",
  "cancellation",
  "availability",
  "status",
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Texts that were typed, by column. */
export type RowEdits = Partial<Record<SheetColumn, string>>;

/** Columns whose cells have one of a few values. */
export const choiceColumns = {
  availability: ["available", "unavailable"],
  status: ["draft", "published", "withdrawn"],
};

export function isChoice(column: SheetColumn): column is keyof typeof choiceColumns {
  return Object.hasOwn(choiceColumns, column);
}

/** Texts may be empty only here: a plate, price or deposit that is still to be stated. */
const nullable: ReadonlySet<SheetColumn> = new Set(["plate", "dailyPrice", "deposit"]);
const texts: ReadonlySet<SheetColumn> = new Set(["name", "plate", "availability"]);

/** Returns the text of a cell as it is stored. Numbers have the decimal mark of the language. */
export function cellText(car: SheetCar, column: SheetColumn, decimalMark: string): string {
  const value = car[column];
  if (value === null) return "";
  return typeof value === "number" ? String(value).replace(".", decimalMark) : value;
}

/** Reads the typed cells of a row as the API takes them, or their errors by column. */
export function readRow(
  car: Pick<SheetCar, "id" | "version" | "status">,
  edits: RowEdits,
): { row: SheetRow; errors: null } | { row: null; errors: Readonly<Record<string, string>> } {
  const { status, ...cells } = edits;
  const fields: Record<string, unknown> = { version: car.version };
  for (const [name, text] of Object.entries(cells)) {
    const column = name as SheetColumn;
    const value = texts.has(column) ? text.trim() : typedNumber(text);
    const isEmpty = value === null || value === "";
    // An empty text stays one where the field needs a value, so that the schema refuses it.
    fields[column] = isEmpty ? (nullable.has(column) ? null : "") : value;
  }
  const parsed = v.safeParse(CarEdit, fields);
  if (!parsed.success) return { row: null, errors: refusalFields(parsed.issues) };
  const row: SheetRow = { id: car.id, edit: parsed.output as SheetRow["edit"] };
  return { row: v.is(CarStatus, status) ? { ...row, status } : row, errors: null };
}
