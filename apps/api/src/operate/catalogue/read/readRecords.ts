import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import { OperatorError } from "#api/operate/terminal/OperatorError.ts";
import {
  type CatalogueChange,
  changeSchemas,
  recordSchemas,
  type RecordType,
  recordTypes,
} from "#api/operate/catalogue/CatalogueRecord.ts";
import { findBadEncoding } from "#api/operate/terminal/findBadEncoding.ts";
import { expectationOf } from "#api/operate/terminal/expectationOf.ts";
import type { ImportedRecord } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import type { RawRecord } from "./RawRecord.ts";
import { readJsonLines } from "./readJsonLines.ts";
import { readTable } from "./readTable.ts";

/** Maximum number of records in one import, because they are held in memory. */
const MAXIMUM_RECORDS = 500_000;
/** Maximum number of collected problems. */
export const MAXIMUM_PROBLEMS = 200;

export interface ReadRecords {
  records: ImportedRecord[];
  problems: ImportProblem[];
  /**
   * Problems of each rejected line by its type and id (`car c1`), because other records may refer to it. The problems
   * are those that apply in addition if it has no row yet.
   */
  rejected: ReadonlyMap<string, readonly ImportProblem[]>;
}

/**
 * Reads and validates files of JSON lines (`.jsonl`, `.ndjson`) and tables (`.csv`).
 *
 * @throws OperatorError for a file that cannot be read or has another extension.
 */
export async function readRecords(files: readonly string[]): Promise<ReadRecords> {
  const records: ImportedRecord[] = [];
  const problems: ImportProblem[] = [];
  const rejected = new Map<string, readonly ImportProblem[]>();
  for (const file of files) {
    const readFile = await readerOf(file);
    const encodingError = await findBadEncoding(file);
    if (encodingError !== undefined) {
      problems.push({ file, ...encodingError });
      continue;
    }
    for await (const raw of readFile(file)) {
      if (records.length >= MAXIMUM_RECORDS)
        throw new OperatorError(
          `An import has at most ${MAXIMUM_RECORDS} records. Import ${file} by itself.`,
        );
      if ("problem" in raw) {
        const { problem: message, name, ...place } = raw;
        problems.push({ file, ...place, message });
        if (name !== undefined) rejected.set(name, []);
      } else {
        const validated = validate(file, raw);
        if ("record" in validated) records.push(validated);
        else {
          problems.push(...validated.problems);
          rejected.set(nameOf(raw.value), validated.missing);
        }
      }
      if (problems.length >= MAXIMUM_PROBLEMS) return { records, problems, rejected };
    }
  }
  return { records, problems, rejected };
}

async function readerOf(file: string): Promise<(path: string) => AsyncGenerator<RawRecord>> {
  const fileStats = await stat(file).catch(() => undefined);
  if (fileStats?.isFile() !== true) throw new OperatorError(`${file} is not a file that can be read.`);
  if (/\.(jsonl|ndjson)$/i.test(file)) return readJsonLines;
  if (/\.csv$/i.test(file)) return readTable;
  throw new OperatorError(`${file} must end in .jsonl, .ndjson or .csv.`);
}

function validate(
  file: string,
  { line, value, columnOf }: Extract<RawRecord, { value: object }>,
): ImportedRecord | { problems: ImportProblem[]; missing: ImportProblem[] } {
  const type = "type" in value ? value.type : undefined;
  const recordType = recordTypes.find((candidate) => candidate === type);
  if (recordType === undefined) {
    const message = `type must be one of ${recordTypes.join(", ")}`;
    return { problems: [{ file, line, ...columnAt(columnOf(["type"])), message }], missing: [] };
  }
  const input = withoutNulls(recordType, value);
  const completeResult = v.safeParse(recordSchemas[recordType], input);
  // A record of an existing row may omit fields that a new row requires.
  const parsed: v.SafeParseResult<v.GenericSchema<unknown, CatalogueChange>> =
    completeResult.success || recordType === "price" || recordType === "picture"
      ? completeResult
      : v.safeParse(changeSchemas[recordType], input);
  const problemOf = (issue: v.BaseIssue<unknown>): ImportProblem => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const name = path.length === 0 ? `the ${recordType}` : path.join(".");
    return { file, line, ...columnAt(columnOf(path)), message: `${name} ${messageOf(issue, recordType)}` };
  };
  if (!parsed.success) {
    const problems = parsed.issues.map(problemOf);
    const messages = new Set(problems.map(({ message }) => message));
    const missing = (completeResult.issues ?? [])
      .map(problemOf)
      .filter(({ message }) => !messages.has(message));
    return { problems, missing };
  }
  const columnOfField = (field: string) => columnOf(field.split("."));
  const fields = new Set(Object.keys(value));
  const missing = (completeResult.issues ?? []).map(problemOf);
  return {
    record: parsed.output,
    missing,
    fields,
    folder: dirname(file),
    file,
    line,
    columnOf: columnOfField,
  };
}

/** Returns what an issue's field expected. For an unknown field, returns the known fields. */
function messageOf(issue: v.BaseIssue<unknown>, type: RecordType): string {
  const expected = expectationOf(issue);
  if (issue.expected !== "never" || issue.path?.length !== 1) return expected;
  return `${expected}: a record of type ${type} has ${fieldNames(recordSchemas[type]).join(" ")}`;
}

/** Returns the names of a record's fields, with dots for nested fields. */
function fieldNames(schema: object, prefix = ""): string[] {
  if (!("entries" in schema)) return [];
  const entries: Record<string, object> = schema.entries as Record<string, object>;
  return Object.entries(entries).flatMap(([name, entry]) => {
    const innerSchema = "wrapped" in entry ? (entry.wrapped as object) : entry;
    return "entries" in innerSchema ? fieldNames(innerSchema, `${prefix}${name}.`) : [prefix + name];
  });
}

/** Returns the type and id of a line's record. */
function nameOf(value: object): string {
  const { type, id } = value as { type?: unknown; id?: unknown };
  return `${String(type)} ${String(id)}`;
}

/** Drops optional fields that are null: they count as named and get their defaults. */
function withoutNulls(type: RecordType, value: object): object {
  const schema = recordSchemas[type];
  const entries: Record<string, v.GenericSchema> = "entries" in schema ? schema.entries : {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, field]) =>
        field !== null || !Object.hasOwn(entries, name) || entries[name]?.type !== "optional",
    ),
  );
}

function columnAt(column: string | undefined): { column?: string } {
  return column === undefined ? {} : { column };
}
