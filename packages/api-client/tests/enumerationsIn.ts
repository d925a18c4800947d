import type * as v from "valibot";
import type { Path } from "./sampleOf.ts";

/** An enumeration inside a schema, with its path in a sample. */
export interface NestedEnumeration {
  path: Path;
  options: readonly unknown[];
}

/** Returns every enumeration inside a schema, except the keys of records. */
export function enumerationsIn(schema: v.GenericSchema, path: Path = []): NestedEnumeration[] {
  const {
    type,
    wrapped,
    entries,
    item,
    value,
    options = [],
  } = schema as Partial<SchemaParts> & v.GenericSchema;
  if (type === "picklist") return [{ path, options }];
  if (wrapped) return enumerationsIn(wrapped, path);
  if (item) return enumerationsIn(item, [...path, 0]);
  if (type === "record" && value) return enumerationsIn(value, [...path, "a"]);
  if (entries)
    return Object.entries(entries).flatMap(([key, entry]) => enumerationsIn(entry, [...path, key]));
  return options.filter(isSchema).flatMap((option) => enumerationsIn(option, path));
}

interface SchemaParts {
  wrapped: v.GenericSchema;
  entries: Record<string, v.GenericSchema>;
  item: v.GenericSchema;
  value: v.GenericSchema;
  /** Options of a picklist or a union. */
  options: readonly unknown[];
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}
