import type * as v from "valibot";
import { plainCode } from "@sayara/domain/text/typedText";
import { parseJson } from "./parseJson.ts";

type AnySchema = v.GenericSchema;
/** Decimal separator of numbers; undefined if unknown. */
export type DecimalMark = "." | "," | undefined;
type CellKind = "text" | "number" | "boolean" | "list" | "json";

/**
 * Converts a cell of a table to the type that its field has in the schema: numbers, `true` and `false` in the languages
 * of spreadsheets, lists separated by `|`, objects and lists of them as JSON. What can't be converted stays text, and
 * the schema reports it. `ambiguous`: a number that two readers would read differently.
 */
export function readCell(
  cell: string,
  { schema, path, decimal }: { schema: AnySchema | undefined; path: readonly string[]; decimal: DecimalMark },
): { value: unknown } | { ambiguous: string } {
  const kind = kindOf(path.reduce(entryOf, schema));
  if (kind === "number") return readNumber(cell, decimal);
  if (kind === "boolean") return { value: booleanWords.get(cell.toLowerCase()) ?? cell };
  if (kind === "list") return { value: cell.split("|").map((part) => part.trim()) };
  if (kind === "json") return { value: parseCellJson(cell) ?? cell };
  return { value: cell };
}

/** Spellings of spreadsheets and people in English, French and Spanish. */
const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ...["true", "vrai", "verdadero", "yes", "oui", "sí", "si", "1"].map((word) => [word, true] as const),
  ...["false", "faux", "falso", "no", "non", "0"].map((word) => [word, false] as const),
]);

/**
 * Reads a number with a thousands separator: a space, or the mark that is not the decimal mark. A single mark that is
 * not followed by exactly three digits is a decimal mark in every table.
 */
function readNumber(cell: string, decimal: DecimalMark): { value: unknown } | { ambiguous: string } {
  const text = plainCode(cell).replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, "");
  const [, integerPart = "", mark, fractionPart = ""] = /^(-?\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (mark !== undefined) {
    if (fractionPart.length !== 3 || mark === decimal)
      return { value: Number(`${integerPart}.${fractionPart}`) };
    const shortest = `${integerPart}${decimal ?? mark}${fractionPart}`.replace(/\D?0+$/, "");
    // A trailing zero makes a fraction unambiguous where the decimal mark is unknown.
    const fraction = decimal === undefined ? `${integerPart}${mark}${fractionPart}0` : shortest;
    return {
      ambiguous: `“${cell}” can be ${integerPart}${fractionPart} or ${fraction}: write the one that is meant`,
    };
  }
  const grouped =
    (decimal !== "," && /^(-?\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text)) ||
    (decimal !== "." && /^(-?\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text));
  if (grouped) return { value: Number(`${(grouped[1] ?? "").replaceAll(/[.,]/g, "")}.${grouped[2] ?? 0}`) };
  return { value: /^-?\d+$/.test(text) ? Number(text) : cell };
}

function parseCellJson(cell: string): unknown {
  const parsed = parseJson(cell);
  return "value" in parsed ? parsed.value : undefined;
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
  if (inner.type === "array" && "item" in inner)
    return kindOf(inner.item as AnySchema) === "json" ? "json" : "list";
  return "entries" in inner ? "json" : "text";
}

function unwrap(schema: AnySchema | undefined): AnySchema | undefined {
  if (schema !== undefined && "wrapped" in schema) return unwrap(schema.wrapped as AnySchema);
  return schema;
}
