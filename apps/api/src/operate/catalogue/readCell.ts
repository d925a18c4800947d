import type * as v from "valibot";
import { plainCode } from "@sayara/domain/text/typedText";
import { parseJson } from "./parseJson.ts";

type AnySchema = v.GenericSchema;
type CellKind = "text" | "number" | "boolean" | "list" | "json";

/**
 * Converts a cell of a table to the type that its field has in the schema: numbers, `true` and `false` in the languages
 * of spreadsheets, lists separated by `|`, objects and lists of them as JSON. What can't be converted stays text, and the
 * schema reports it. `unclear`: a number that two readers would read differently.
 */
export function readCell(
  cell: string,
  {
    schema,
    path,
    hasDecimalComma,
  }: { schema: AnySchema | undefined; path: readonly string[]; hasDecimalComma: boolean },
): { value: unknown } | { unclear: string } {
  const kind = kindOf(path.reduce(entryOf, schema));
  if (kind === "number") return readNumber(cell, hasDecimalComma);
  if (kind === "boolean") return { value: truths.get(cell.toLowerCase()) ?? cell };
  if (kind === "list") return { value: cell.split("|").map((part) => part.trim()) };
  if (kind === "json") return { value: asJson(cell) ?? cell };
  return { value: cell };
}

/** How spreadsheets and people write them in English, French and Spanish. */
const truths: ReadonlyMap<string, boolean> = new Map([
  ...["true", "vrai", "verdadero", "yes", "oui", "sí", "si", "1"].map((word) => [word, true] as const),
  ...["false", "faux", "falso", "no", "non", "0"].map((word) => [word, false] as const),
]);

/** Reads a number with spaces, or the mark that is not the decimal one, between its thousands. */
function readNumber(cell: string, hasDecimalComma: boolean): { value: unknown } | { unclear: string } {
  const text = plainCode(cell).replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, "");
  const [decimal, other] = hasDecimalComma ? [",", "."] : [".", ","];
  const [whole = "", fraction, ...rest] = text.split(decimal);
  const groups = whole.split(other);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => /^\d{3}$/.test(group));
  if (groups.length === 2 && isGrouped && fraction === undefined) {
    const [thousands, written] = [groups.join(""), `${groups.join(decimal).replace(/0+$/, "")}`];
    return {
      unclear: `“${cell}” can be ${thousands} or ${written.replace(/\D$/, "")}: write the one that is meant`,
    };
  }
  // `12.5` in a table of decimal commas has one meaning.
  const plain = isGrouped
    ? [groups.join(""), ...(fraction === undefined ? [] : [fraction])].join(".")
    : text.replace(",", hasDecimalComma ? "." : ",");
  return { value: rest.length === 0 && /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell };
}

function asJson(cell: string): unknown {
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

/** Returns the schema inside `optional` and `nullable`. */
function unwrap(schema: AnySchema | undefined): AnySchema | undefined {
  if (schema !== undefined && "wrapped" in schema) return unwrap(schema.wrapped as AnySchema);
  return schema;
}
