import * as v from "valibot";

/** Placeholder for a value from a newer server that this version does not know. */
export const UNKNOWN = "unknown";
/** The type of {@link UNKNOWN}. */
export type Unknown = typeof UNKNOWN;

/** Maximum length of an unknown value, in characters. */
const MAX_LENGTH = 100;

type Enumeration<Value extends string> = v.GenericSchema<Value> & { readonly options: readonly string[] };

/** Returns whether this version knows a value in a response. */
export const isKnown = <Value extends string>(value: Value): value is Exclude<Value, Unknown> =>
  value !== UNKNOWN;

/**
 * Returns the schema of an enumeration in a response. Any other string of at most 100 characters is read as `unknown`.
 * It is a copy of the given schema rather than a union with a string schema: every client bundles it, and the OpenAPI
 * document must show the values.
 */
export function orUnknown<Value extends string>(
  enumeration: Enumeration<Value>,
): v.GenericSchema<Value | Unknown> & Enumeration<Value | Unknown> {
  return {
    ...enumeration,
    "~run"(dataset, config) {
      const { value } = dataset;
      const isNewer =
        typeof value === "string" && value.length <= MAX_LENGTH && !enumeration.options.includes(value);
      return isNewer ? { typed: true, value: UNKNOWN } : enumeration["~run"](dataset, config);
    },
  };
}

/** Returns the schema of a list of an enumeration's values in a response. Unknown values are dropped. */
export const knownOnly = <Value extends string>(enumeration: Enumeration<Value>) =>
  v.pipe(
    v.array(orUnknown(enumeration)),
    v.transform((values) => values.filter((value): value is Value => enumeration.options.includes(value))),
  );

/** Returns the schema of a record keyed by an enumeration in a response. Unknown keys are dropped. */
export const knownKeys = <Key extends string, Value>(
  enumeration: Enumeration<Key>,
  value: v.GenericSchema<Value>,
) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), value),
    v.transform(
      (record) =>
        Object.fromEntries(
          Object.entries(record).filter(([key]) => enumeration.options.includes(key)),
        ) as Partial<Record<Key, Value>>,
    ),
  );
