import * as v from "valibot";

/** Stands for a value that a newer server sends and this version does not know. */
export const UNKNOWN = "unknown";
/** The type of {@link UNKNOWN}. */
export type Unknown = typeof UNKNOWN;

/** Characters of a newer value at most. */
const MAX_LENGTH = 100;

type Enumeration<Value extends string> = v.GenericSchema<Value> & { readonly options: readonly string[] };

/** Whether this version knows a value of an answer. */
export const isKnown = <Value extends string>(value: Value): value is Exclude<Value, Unknown> =>
  value !== UNKNOWN;

/**
 * An enumeration in an answer: any other text of at most 100 characters is read as `unknown`. A copy of the schema, not
 * a union with one of texts: every client bundles it, and the OpenAPI document shows the values.
 */
export function orUnknown<Value extends string>(
  known: Enumeration<Value>,
): v.GenericSchema<Value | Unknown> & Enumeration<Value | Unknown> {
  return {
    ...known,
    "~run"(dataset, config) {
      const { value } = dataset;
      const isNewer =
        typeof value === "string" && value.length <= MAX_LENGTH && !known.options.includes(value);
      return isNewer ? { typed: true, value: UNKNOWN } : known["~run"](dataset, config);
    },
  };
}

/** A list of an enumeration's values in an answer: others are left out. */
export const knownOnly = <Value extends string>(known: Enumeration<Value>) =>
  v.pipe(
    v.array(orUnknown(known)),
    v.transform((values) => values.filter((value): value is Value => known.options.includes(value))),
  );

/** Values by an enumeration's keys in an answer: those of other keys are left out. */
export const knownKeys = <Key extends string, Value>(
  known: Enumeration<Key>,
  value: v.GenericSchema<Value>,
) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), value),
    v.transform(
      (all) =>
        Object.fromEntries(Object.entries(all).filter(([key]) => known.options.includes(key))) as Partial<
          Record<Key, Value>
        >,
    ),
  );
