/** Form values of one part of the rules, by field. A ticked checkbox is `true`, or `on` in posted data. */
export type RuleValues = Record<string, string | boolean>;

/** Input of one part of the rules for its schema, and a mapping from the schema's paths to fields. */
export interface TypedPart {
  input: unknown;
  /** Returns the field for the error of a schema path such as `closedDates.0.from`. */
  fieldOf: (path: string) => string;
}

export const textOf = (values: RuleValues, name: string): string => String(values[name] ?? "");

export const isTicked = (values: RuleValues, name: string): boolean =>
  values[name] === true || values[name] === "on";
