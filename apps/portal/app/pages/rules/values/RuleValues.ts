/** Typed values of a part's form by field. A ticked box is `true`, or `on` in posted data. */
export type RuleValues = Record<string, string | boolean>;

/** A part as typed, for its schema, and where its errors are shown. */
export interface TypedPart {
  input: unknown;
  /** Returns the field that shows the error of a path of the schema, such as `closedDates.0.from`. */
  fieldOf: (path: string) => string;
}

export const textOf = (values: RuleValues, name: string): string => String(values[name] ?? "");

export const isTicked = (values: RuleValues, name: string): boolean =>
  values[name] === true || values[name] === "on";
