import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";
import { OperatorError } from "../terminal/OperatorError.ts";
import { type CatalogueRecord, recordSchemas, type RecordType, recordTypes } from "./CatalogueRecord.ts";
import { findBadEncoding } from "../terminal/findBadEncoding.ts";
import { expectationOf } from "../terminal/expectationOf.ts";
import type { ImportedRecord } from "./ImportedRecord.ts";
import type { ImportProblem } from "./ImportProblem.ts";
import type { RawRecord } from "./RawRecord.ts";
import { readJsonLines } from "./readJsonLines.ts";
import { readTable } from "./readTable.ts";

/** Most records of one import: they are held in memory. */
const MOST_RECORDS = 500_000;
/** Most problems that are collected. */
export const MOST_PROBLEMS = 200;

/**
 * Reads and validates files of JSON lines (`.jsonl`, `.ndjson`) and tables (`.csv`).
 *
 * @throws OperatorError for a file that can't be read or has another ending.
 */
export async function readRecords(
  files: readonly string[],
): Promise<{ records: ImportedRecord[]; problems: ImportProblem[] }> {
  const records: ImportedRecord[] = [];
  const problems: ImportProblem[] = [];
  for (const file of files) {
    const readFile = await readerOf(file);
    const bad = await findBadEncoding(file);
    if (bad !== undefined) {
      problems.push({ file, ...bad });
      continue;
    }
    for await (const raw of readFile(file)) {
      if (records.length >= MOST_RECORDS)
        throw new OperatorError(`An import has at most ${MOST_RECORDS} records. Import ${file} by itself.`);
      if ("problem" in raw) {
        const { problem: message, ...place } = raw;
        problems.push({ file, ...place, message });
      } else {
        const read = validate(file, raw);
        if ("record" in read) records.push(read);
        else problems.push(...read.problems);
      }
      if (problems.length >= MOST_PROBLEMS) return { records, problems };
    }
  }
  return { records, problems };
}

async function readerOf(file: string): Promise<(path: string) => AsyncGenerator<RawRecord>> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) throw new OperatorError(`${file} is not a file that can be read.`);
  if (/\.(jsonl|ndjson)$/i.test(file)) return readJsonLines;
  if (/\.csv$/i.test(file)) return readTable;
  throw new OperatorError(`${file} must end in .jsonl, .ndjson or .csv.`);
}

function validate(
  file: string,
  { line, value, columnOf }: Extract<RawRecord, { value: object }>,
): ImportedRecord | { problems: ImportProblem[] } {
  const type = "type" in value ? value.type : undefined;
  const known = recordTypes.find((one) => one === type);
  if (known === undefined) {
    const message = `type must be one of ${recordTypes.join(", ")}`;
    return { problems: [{ file, line, ...columnAt(columnOf(["type"])), message }] };
  }
  const schema: v.GenericSchema<unknown, CatalogueRecord> = recordSchemas[known];
  const parsed = v.safeParse(schema, withoutNulls(known, value));
  if (parsed.success) {
    const place = (field: string) => columnOf(field.split("."));
    const fields = new Set(Object.keys(value));
    return { record: parsed.output, fields, folder: dirname(file), file, line, columnOf: place };
  }
  return {
    problems: parsed.issues.map((issue) => {
      const path = (issue.path ?? []).map(({ key }) => key as string | number);
      const name = path.length === 0 ? `the ${known}` : path.join(".");
      return { file, line, ...columnAt(columnOf(path)), message: `${name} ${expectationOf(issue)}` };
    }),
  };
}

/** Leaves out optional fields that are null: they are named, and get their defaults. */
function withoutNulls(type: RecordType, value: object): object {
  const schema = recordSchemas[type];
  const entries: Record<string, v.GenericSchema> = "entries" in schema ? schema.entries : {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, given]) =>
        given !== null || !Object.hasOwn(entries, name) || entries[name]?.type !== "optional",
    ),
  );
}

function columnAt(column: string | undefined): { column?: string } {
  return column === undefined ? {} : { column };
}
