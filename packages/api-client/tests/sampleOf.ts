import type * as v from "valibot";
import { safeParse } from "valibot";

/** Keys and indexes that lead to a nested value. */
export type Path = readonly (string | number)[];

/** A value inside a sample, with its path. */
export interface NestedValue {
  path: Path;
  value: unknown;
}

/**
 * Candidate leaf values, in the order in which they are tried. Dates come late, because other text schemas
 * accept them too.
 */
const candidates: readonly unknown[] = [
  "a",
  "1",
  "t".repeat(43),
  "+21620123456",
  "amel@drivers.example",
  "SY-7K3Q9D",
  "048213",
  "7K3MQ-0ZX9D",
  "RC-2026-00001",
  "8831",
  "10006035183598478831",
  "0".repeat(64),
  // Keys of a push subscription (RFC 8291), in base64url.
  `B${"A".repeat(86)}`,
  "A".repeat(22),
  "1234567A/B/C/000",
  "TN",
  "TUN",
  "https://pay.example/cards",
  "2026-12",
  "1990-05-14",
  "08:00",
  "2026-12-01T10:00:00+01:00",
  "2026-12-01T10:00",
  "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  "M1 1L2 2",
  "",
  1,
  21,
  25,
  true,
  undefined,
  new Blob(["…"]),
  new FormData(),
];

/**
 * Builds a valid value of a schema with every optional field: one item in each list, one key in each record, and the
 * alternative with the most fields.
 *
 * @throws RangeError if no candidate matches a leaf; add one above
 */
export function sampleOf(schema: v.GenericSchema, name = "value"): unknown {
  const sample = build(schema, name);
  if (!safeParse(schema, sample).success) throw new RangeError(`${name}: no candidate is valid`);
  return sample;
}

/** Returns every value inside a sample, including the sample itself. */
export function valuesIn(value: unknown, path: Path = []): NestedValue[] {
  const children = !isContainer(value)
    ? []
    : Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value);
  return [{ path, value }, ...children.flatMap(([key, child]) => valuesIn(child, [...path, key]))];
}

/** Returns a copy of a sample with one nested value replaced. */
export function withValue(sample: unknown, [key, ...remainingPath]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(sample))
    return sample.map((item, i) => (i === key ? withValue(item, remainingPath, value) : item));
  const children = sample as Record<string, unknown>;
  return { ...children, [key]: withValue(children[key], remainingPath, value) };
}

function build(schema: v.GenericSchema, name: string): unknown {
  const { wrapped, entries, item, key, value, options, literal } = schema as Partial<SchemaParts>;
  if (literal !== undefined) return literal;
  if (wrapped) return build(wrapped, name);
  if (entries) {
    return Object.fromEntries(
      Object.entries(entries).map(([field, fieldSchema]) => [field, build(fieldSchema, `${name}.${field}`)]),
    );
  }
  if (item) return [build(item, `${name}[]`)];
  if (key && value) return { [String(build(key, `${name} key`))]: build(value, `${name}{}`) };
  const alternatives =
    options?.map((option) => (isSchema(option) ? build(option, name) : option)) ??
    // A closing time must be after the opening time, and a one-way fee needs two different places.
    (name.endsWith(".closes")
      ? ["18:00", ...candidates]
      : name.endsWith(".oneWay[].dropOff")
        ? ["b", ...candidates]
        : candidates);
  const validAlternatives = alternatives.filter((alternative) => safeParse(schema, alternative).success);
  if (validAlternatives.length === 0) throw new RangeError(`${name}: no candidate is valid`);
  return validAlternatives.find(isContainer) ?? validAlternatives[0];
}

/** Properties of schemas that contain other schemas. */
interface SchemaParts {
  wrapped: v.GenericSchema;
  entries: Record<string, v.GenericSchema>;
  item: v.GenericSchema;
  key: v.GenericSchema;
  value: v.GenericSchema;
  literal: unknown;
  /** Options of a picklist or a union. */
  options: readonly unknown[];
}

function isSchema(candidate: unknown): candidate is v.GenericSchema {
  return (
    typeof candidate === "object" && candidate !== null && "kind" in candidate && candidate.kind === "schema"
  );
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === "object" && value?.constructor === Object);
}
