import type * as v from "valibot";
import { parseJson } from "./parseJson.ts";

type AnySchema = v.GenericSchema;
type CellKind = "text" | "number" | "boolean" | "list" | "json";

/**
 * Converts a cell of a table to the type that its field has in the schema: numbers, `true` and `false`, lists
 * separated by `|`, objects and lists of them as JSON. What can't be converted stays text, and the schema reports it.
 */
export function readCell(
  cell: string,
  {
    schema,
    path,
    hasDecimalComma,
  }: { schema: AnySchema | undefined; path: readonly string[]; hasDecimalComma: boolean },
): unknown {
  const kind = kindOf(path.reduce(entryOf, schema));
  if (kind === "number") return asNumber(cell, hasDecimalComma) ?? cell;
  if (kind === "boolean") return { true: true, false: false }[cell.toLowerCase()] ?? cell;
  if (kind === "list") return cell.split("|").map((part) => part.trim());
  if (kind === "json") return asJson(cell) ?? cell;
  return cell;
}

function asNumber(cell: string, hasDecimalComma: boolean): number | undefined {
  const plain = hasDecimalComma ? cell.replace(",", ".") : cell;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
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
