import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { recordTypes } from "@sayara/catalogue/CatalogueRecord";
import { type FieldProblem, validateRecord } from "@sayara/catalogue/validateRecord";
import { OperatorError } from "#api/operate/terminal/OperatorError.ts";
import { findBadEncoding } from "#api/operate/terminal/findBadEncoding.ts";
import { inEnglish } from "#api/operate/terminal/expectationOf.ts";
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
   * Rejected lines by type and id (`car c1`), because other records may refer to them. The value lists
   * further problems that apply only if the record has no row yet.
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
  const validated = validateRecord(recordType, value);
  const problemOf = ({ path, problem }: FieldProblem): ImportProblem => {
    const name = path.length === 0 ? `the ${recordType}` : path.join(".");
    return { file, line, ...columnAt(columnOf([...path])), message: `${name} ${inEnglish(problem)}` };
  };
  const missing = validated.missing.map(problemOf);
  if ("problems" in validated) return { problems: validated.problems.map(problemOf), missing };
  const columnOfField = (field: string) => columnOf(field.split("."));
  const fields = new Set(Object.keys(value));
  return {
    record: validated.record,
    missing,
    fields,
    folder: dirname(file),
    file,
    line,
    columnOf: columnOfField,
  };
}

/** Returns the type and id of a line's record. */
function nameOf(value: object): string {
  const { type, id } = value as { type?: unknown; id?: unknown };
  return `${String(type)} ${String(id)}`;
}

function columnAt(column: string | undefined): { column?: string } {
  return column === undefined ? {} : { column };
}
