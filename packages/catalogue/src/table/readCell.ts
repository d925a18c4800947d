import { plainCode } from "@sayara/domain/text/typedText";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import type { TableProblem } from "@sayara/i18n/tables/tableProblemText";
import type * as v from "valibot";
import { parseJson } from "../parseJson.ts";

type AnySchema = v.GenericSchema;
/** Decimal separator of numbers; undefined if unknown. */
export type DecimalMark = "." | "," | undefined;
type CellKind = "text" | "number" | "boolean" | "date" | "list" | "json";

interface CellOptions {
  schema: AnySchema | undefined;
  path: readonly string[];
  decimal: DecimalMark;
  /** Whether `15/06/2027` is read as a date. */
  readsDayFirst?: boolean;
}
type CellValue = { value: unknown } | { ambiguous: TableProblem };

/**
 * Converts a cell of a table to the type of its field in the schema: a number, `true` or `false` in the
 * language of a spreadsheet, a list separated by `|`, or an object or a list of objects as JSON. A list of
 * objects of two numbers may also be `7=5|30=12,5`, with or without `%`. A cell that cannot be converted
 * stays text, and the schema reports it. `ambiguous`: the cell can be read as two different numbers.
 */
export function readCell(
  cell: string,
  { schema, path, decimal, readsDayFirst = false }: CellOptions,
): CellValue {
  const field = path.reduce(entryOf, schema);
  const kind = kindOf(field);
  if (kind === "number") return readNumber(cell, decimal);
  if (kind === "boolean") return { value: booleanWords.get(cell.toLowerCase()) ?? cell };
  if (kind === "date" && readsDayFirst) return { value: dayFirst(cell) };
  if (kind === "list") return { value: cell.split("|").map((part) => part.trim()) };
  if (kind === "json") {
    const value = parseCellJson(cell);
    return value === undefined ? (readPairs(cell, field, decimal) ?? { value: cell }) : { value };
  }
  return { value: cell };
}

/** Spellings that spreadsheets and people use in English, French and Spanish. */
const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ...["true", "vrai", "verdadero", "yes", "oui", "sí", "si", "1"].map((word) => [word, true] as const),
  ...["false", "faux", "falso", "no", "non", "0"].map((word) => [word, false] as const),
]);

/**
 * Reads a number. Its thousands separator may be a space, or the mark that is not the decimal mark. A single
 * mark that is not followed by exactly three digits is always a decimal mark.
 */
function readNumber(cell: string, decimal: DecimalMark): CellValue {
  const text = plainCode(cell).replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, "");
  const [, integerPart = "", mark, fractionPart = ""] = /^(-?\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (mark !== undefined) {
    if (fractionPart.length !== 3 || mark === decimal)
      return { value: Number(`${integerPart}.${fractionPart}`) };
    const shortest = `${integerPart}${decimal ?? mark}${fractionPart}`.replace(/\D?0+$/, "");
    // A trailing zero makes a fraction unambiguous where the decimal mark is unknown.
    const fraction = decimal === undefined ? `${integerPart}${mark}${fractionPart}0` : shortest;
    const first = `${integerPart}${fractionPart}`;
    return { ambiguous: { code: "ambiguous_number", values: { cell, first, second: fraction } } };
  }
  const grouped =
    (decimal !== "," && /^(-?\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text)) ||
    (decimal !== "." && /^(-?\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text));
  if (grouped) return { value: Number(`${(grouped[1] ?? "").replaceAll(/[.,]/g, "")}.${grouped[2] ?? 0}`) };
  return { value: /^-?\d+$/.test(text) ? Number(text) : cell };
}

/** Converts `15/06/2027` to `2027-06-15`. Other text stays unchanged. */
function dayFirst(cell: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plainCode(cell)) ?? [];
  if (day === undefined || month === undefined) return plainCode(cell);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function parseCellJson(cell: string): unknown {
  const parsed = parseJson(cell);
  return "value" in parsed ? parsed.value : undefined;
}

/**
 * Reads `7=5|30=12,5 %` as a list of objects with two numbers. Undefined for a list of other items, or for
 * another text.
 */
function readPairs(cell: string, field: AnySchema | undefined, decimal: DecimalMark): CellValue | undefined {
  const list = unwrap(field);
  const item = list !== undefined && "item" in list ? unwrap(list.item as AnySchema) : undefined;
  const entries = item !== undefined && "entries" in item ? Object.entries(item.entries as object) : [];
  if (entries.length !== 2 || !entries.every(([, schema]) => kindOf(schema) === "number")) return undefined;
  const objects: Record<string, unknown>[] = [];
  for (const part of cell.split("|")) {
    const numbers = part.replace(/%\s*$/, "").split("=");
    if (numbers.length !== 2) return undefined;
    const object: Record<string, unknown> = {};
    for (const [index, [name]] of entries.entries()) {
      const read = readNumber((numbers[index] ?? "").trim(), decimal);
      if ("ambiguous" in read) return read;
      object[name] = read.value;
    }
    objects.push(object);
  }
  return { value: objects };
}

function entryOf(schema: AnySchema | undefined, name: string): AnySchema | undefined {
  const inner = unwrap(schema);
  if (inner === undefined || !("entries" in inner)) return undefined;
  const entries = inner.entries as Record<string, AnySchema>;
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

function kindOf(schema: AnySchema | undefined): CellKind {
  const inner = unwrap(schema);
  if (inner === undefined) return "text";
  if ("options" in inner && inner.type === "union")
    return (inner.options as AnySchema[]).some((option) => kindOf(option) === "number") ? "number" : "text";
  if (inner.type === "number") return "number";
  if (inner.type === "literal")
    return typeof ("literal" in inner && inner.literal) === "number" ? "number" : "text";
  if (inner.type === "boolean") return "boolean";
  if (inner === CalendarDate || inner === SupportedDate) return "date";
  if (inner.type === "array" && "item" in inner)
    return kindOf(inner.item as AnySchema) === "json" ? "json" : "list";
  return "entries" in inner ? "json" : "text";
}

function unwrap(schema: AnySchema | undefined): AnySchema | undefined {
  if (schema !== undefined && "wrapped" in schema) return unwrap(schema.wrapped as AnySchema);
  return schema;
}
