import type { TableProblem } from "@sayara/i18n/tables/tableProblemText";
import * as v from "valibot";
import { type CatalogueChange, changeSchemas, schemaOf, type RecordType } from "./CatalogueRecord.ts";
import { expectationOf } from "./expectationOf.ts";

/** A problem of a field. The path is empty for the record as a whole. */
export interface FieldProblem {
  path: readonly (string | number)[];
  problem: TableProblem;
}

/** A valid record, or its problems. `missing`: one problem for each field that only a new row requires. */
export type ValidatedRecord<Record> =
  | { record: Record; missing: FieldProblem[] }
  | { problems: FieldProblem[]; missing: FieldProblem[] };

/** Validates a record of an import by its type. */
export function validateRecord(type: RecordType, value: object): ValidatedRecord<CatalogueChange> {
  const complete: v.GenericSchema<unknown, CatalogueChange> = schemaOf(type, value);
  const change = type === "price" || type === "picture" ? undefined : changeSchemas[type];
  return validateBy<CatalogueChange>({ type, complete, change }, value);
}

/**
 * Validates a record with the schema of a new row, and otherwise with the schema of a change, which requires
 * fewer fields.
 */
export function validateBy<Record>(
  {
    type,
    complete,
    change,
  }: {
    type: string;
    complete: v.GenericSchema<unknown, Record>;
    change: v.GenericSchema<unknown, Record> | undefined;
  },
  value: object,
): ValidatedRecord<Record> {
  const input = withoutNulls(complete, value);
  const completeResult = v.safeParse(complete, input);
  // A record of an existing row may omit fields that a new row requires.
  const parsed = completeResult.success || change === undefined ? completeResult : v.safeParse(change, input);
  const problemOf = (issue: v.BaseIssue<unknown>): FieldProblem => ({
    path: (issue.path ?? []).map(({ key }) => key as string | number),
    problem: expectationIn(issue, { type, schema: complete }),
  });
  const completeProblems = (completeResult.issues ?? []).map(problemOf);
  if (parsed.success) return { record: parsed.output, missing: completeProblems };
  const problems = parsed.issues.map(problemOf);
  const known = new Set(problems.map((problem) => JSON.stringify(problem)));
  return { problems, missing: completeProblems.filter((problem) => !known.has(JSON.stringify(problem))) };
}

/** Returns the problem of an issue's field. For an unknown field, the problem names the known fields. */
function expectationIn(
  issue: v.BaseIssue<unknown>,
  { type, schema }: { type: string; schema: object },
): TableProblem {
  if (issue.expected !== "never" || issue.path?.length !== 1) return expectationOf(issue);
  return { code: "unknown_field_of", values: { type, fields: fieldNames(schema).join(" ") } };
}

/** Returns the names of a record's fields, with dots for nested fields. */
export function fieldNames(schema: object, prefix = ""): string[] {
  if (!("entries" in schema)) return [];
  const entries: Record<string, object> = schema.entries as Record<string, object>;
  return Object.entries(entries).flatMap(([name, entry]) => {
    const innerSchema = unwrapped(entry);
    return "entries" in innerSchema ? fieldNames(innerSchema, `${prefix}${name}.`) : [prefix + name];
  });
}

/** Returns the schema that optional and nullable schemas wrap. */
function unwrapped(schema: object): object {
  return "wrapped" in schema ? unwrapped(schema.wrapped as object) : schema;
}

/** Removes optional fields that are null, so that they get their defaults. */
function withoutNulls(schema: v.GenericSchema, value: object): object {
  const entries: Record<string, v.GenericSchema> =
    "entries" in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, field]) =>
        field !== null || !Object.hasOwn(entries, name) || entries[name]?.type !== "optional",
    ),
  );
}
