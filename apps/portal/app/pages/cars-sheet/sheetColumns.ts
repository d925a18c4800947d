import type { SheetCar } from "@sayara/api-client/contract/suppliers/FleetCar";
import { CarEdit } from "@sayara/domain/car/CarDraft";
import { CarStatus } from "@sayara/domain/car/CarStatus";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import type { SheetRow } from "#portal/fleet/saveRows.ts";

/** Columns of the sheet, in order. */
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

/** Typed texts by column. */
export type RowEdits = Partial<Record<SheetColumn, string>>;

/** Columns with a fixed set of values. */
export const choiceColumns = {
  availability: ["available", "unavailable"],
  status: ["draft", "published", "withdrawn"],
};

export function isChoice(column: SheetColumn): column is keyof typeof choiceColumns {
  return Object.hasOwn(choiceColumns, column);
}

/** Columns whose empty text means an absent value: a plate, price or deposit that is not known yet. */
const nullable: ReadonlySet<SheetColumn> = new Set(["plate", "dailyPrice", "deposit"]);
const texts: ReadonlySet<SheetColumn> = new Set(["name", "plate", "availability"]);

/** Returns the text of a cell for its stored value. Numbers use the language's decimal mark. */
export function cellText(car: SheetCar, column: SheetColumn, decimalMark: string): string {
  const value = car[column];
  if (value === null) return "";
  return typeof value === "number" ? String(value).replace(".", decimalMark) : value;
}

/** Converts the typed cells of a row to the API's format. Returns errors by column if any are invalid. */
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
    // Keeps an empty text where a value is required, so that the schema rejects it.
    fields[column] = isEmpty ? (nullable.has(column) ? null : "") : value;
  }
  const parsed = v.safeParse(CarEdit, fields);
  if (!parsed.success) return { row: null, errors: refusalFields(parsed.issues) };
  const row: SheetRow = { id: car.id, edit: parsed.output as SheetRow["edit"] };
  return { row: v.is(CarStatus, status) ? { ...row, status } : row, errors: null };
}
