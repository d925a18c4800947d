import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { recordSchemas, type RecordType, recordTypes } from "./CatalogueRecord.ts";
import { readCell } from "./readCell.ts";
import type { RawRecord } from "./RawRecord.ts";

/** Bytes in which the first line is looked for. */
const HEADER = 20_000;
/** Characters of one row. */
const LONGEST_ROW = 1_000_000;

const typesOfFiles: Record<string, RecordType> = {
  places: "place",
  agencies: "agency",
  cars: "car",
  prices: "price",
  pictures: "picture",
};

/**
 * Reads a CSV file whose first row names the fields, nested ones with dots (`names.fr`). Separated by commas or tabs, or
 * by semicolons with decimal commas. The column `type`, or the file's name (`cars.csv`), gives the records' type. Reads what
 * spreadsheets write: a first line `sep=;`, rows of separators only, rows without their last empty cells.
 */
export async function* readTable(path: string): AsyncGenerator<RawRecord> {
  const { delimiter, start } = await readStart(path);
  const byName = typesOfFiles[basename(path).replace(/\.[^.]*$/, "")];
  let columns: string[] = [];
  const rows = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      from_line: start,
      relax_column_count_less: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: LONGEST_ROW,
      columns: (header: string[]) => (columns = header),
    }),
  );
  try {
    for await (const row of rows) {
      const { record, info } = row as { record: Record<string, string | undefined>; info: InfoRecord };
      const repeated = columns.find((name, index) => name !== "" && columns.indexOf(name) < index);
      if (repeated !== undefined) {
        yield { line: start, problem: `two columns are named “${repeated}”: give each a name of its own` };
        return;
      }
      const type = recordTypes.find((known) => known === record["type"]) ?? byName;
      const { value, unclear } = nest(record, { type, hasDecimalComma: delimiter === ";" });
      if (unclear !== null) {
        yield {
          line: info.lines,
          column: `column ${columns.indexOf(unclear.name) + 1}`,
          problem: unclear.problem,
        };
        continue;
      }
      yield {
        line: info.lines,
        value: { ...(type !== undefined && { type }), ...value },
        columnOf: (field) => placeOf(columns, field),
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: Number(error["lines"] ?? 0), problem: `the row can't be read: ${error.message}` };
  }
}

type Delimiter = "," | ";" | "\t";

/** Returns the separator, and the number of the line that names the columns: the second after `sep=;`. */
async function readStart(path: string): Promise<{ delimiter: Delimiter; start: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0);
    const [first = ""] = buffer
      .toString("utf8", 0, bytesRead)
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
    const named = /^"?sep=([,;\t])"?$/i.exec(first)?.[1];
    if (named !== undefined) return { delimiter: named as Delimiter, start: 2 };
    const count = (delimiter: Delimiter) => first.split(delimiter).length;
    const delimiters: Delimiter[] = [",", ";", "\t"];
    return { delimiter: delimiters.reduce((most, one) => (count(one) > count(most) ? one : most)), start: 1 };
  } finally {
    await file.close();
  }
}

interface NestOptions {
  type: RecordType | undefined;
  hasDecimalComma: boolean;
}

/** Converts a row to an object: cells become values of the type that the field has in the schema. */
function nest(row: Record<string, string | undefined>, { type, hasDecimalComma }: NestOptions) {
  const root: Record<string, unknown> = Object.create(null);
  let unclear: { name: string; problem: string } | null = null;
  const schema = type === undefined ? undefined : recordSchemas[type];
  for (const [name, cell = ""] of Object.entries(row)) {
    if (cell === "") continue;
    const path = name.split(".");
    const last = path.pop() ?? name;
    let parent = root;
    for (const part of path) {
      parent[part] ??= Object.create(null);
      const inner = parent[part];
      if (typeof inner !== "object" || inner === null) break;
      parent = inner as Record<string, unknown>;
    }
    const read = readCell(cell, { schema, path: [...path, last], hasDecimalComma });
    if ("unclear" in read) unclear ??= { name, problem: `${name} ${read.unclear}` };
    else parent[last] = read.value;
  }
  return { value: root, unclear };
}

function placeOf(columns: readonly string[], path: readonly (string | number)[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join(".");
    const index = columns.findIndex((column) => column === name || column.startsWith(`${name}.`));
    if (index >= 0) return `column ${index + 1}`;
  }
  return undefined;
}
