import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { recordSchemas, type RecordType, recordTypes } from "#api/operate/catalogue/CatalogueRecord.ts";
import { type DecimalMark, readCell } from "./readCell.ts";
import type { RawContent, RawRecord } from "./RawRecord.ts";

/** Bytes at the start of the file that are read to find its first line. */
const HEADER_BYTES = 20_000;
/** Maximum characters of one row. */
const MAX_ROW_LENGTH = 1_000_000;

const typeByFileName: Record<string, RecordType> = {
  places: "place",
  agencies: "agency",
  cars: "car",
  prices: "price",
  pictures: "picture",
};

/**
 * Reads a CSV file whose first row names the fields, nested ones with dots (`names.fr`). Separated by commas or tabs,
 * or by semicolons with decimal commas. The column `type`, or the file's name (`cars.csv`), gives the records' type.
 * Reads what spreadsheets write: a first line `sep=;`, rows of separators only, rows without their last empty cells, or
 * with further ones.
 */
export async function* readTable(path: string): AsyncGenerator<RawRecord> {
  const { delimiter, start } = await readStart(path);
  const defaultType = typeByFileName[basename(path).replace(/\.[^.]*$/, "")];
  const rows = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      from_line: start,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
    }),
  );
  let columns: string[] | undefined;
  try {
    for await (const row of rows) {
      const { record: cells, info } = row as { record: string[]; info: InfoRecord };
      const { lines: line } = info;
      if (columns === undefined) {
        columns = cells;
        const repeated = columns.find((name, index) => name !== "" && cells.indexOf(name) < index);
        if (repeated !== undefined) {
          yield { line, problem: `two columns are named “${repeated}”: give each a name of its own` };
          return;
        }
        if (defaultType === undefined && !columns.includes("type")) {
          const names = Object.keys(typeByFileName).map((name) => `${name}.csv`);
          yield { line, problem: `there is no column “type”: add it, or name the file ${names.join(", ")}` };
          return;
        }
        continue;
      }
      yield { line, ...rowOf(cells, { columns, defaultType, decimal: decimals[delimiter] }) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: Number(error["lines"] ?? 0), problem: explain(error) };
  }
}

/** Returns a row as an object, or the first problem of its cells. */
function rowOf(
  cells: readonly string[],
  {
    columns,
    defaultType,
    decimal,
  }: { columns: readonly string[]; defaultType: RecordType | undefined; decimal: DecimalMark },
): RawContent {
  const nameless = cells.findIndex((cell, index) => cell !== "" && (columns[index] ?? "") === "");
  if (nameless >= 0)
    return {
      column: `column ${nameless + 1}`,
      problem: `“${cells[nameless]}” stands in a column without a name: name it in the first row, or put double quotes around a text that has the separator`,
    };
  const entries = columns.map((name, index): [string, string] => [name, cells[index] ?? ""]);
  const cellsByColumn = new Map(entries.filter(([name]) => name !== ""));
  const type = recordTypes.find((candidate) => candidate === cellsByColumn.get("type")) ?? defaultType;
  const { value, ambiguous } = toNestedRecord(cellsByColumn, { type, decimal });
  if (ambiguous !== null)
    return {
      column: `column ${columns.indexOf(ambiguous.name) + 1}`,
      problem: ambiguous.problem,
      name: `${type ?? ""} ${cellsByColumn.get("id") ?? ""}`,
    };
  return {
    value: { ...(type !== undefined && { type }), ...value },
    columnOf: (field) => columnOf(columns, field),
  };
}

/** Explains how to fix a row that the parser rejects. */
function explain({ code, message }: CsvError): string {
  if (code === "CSV_MAX_RECORD_SIZE")
    return `a row has more than ${MAX_ROW_LENGTH} characters: close the double quotes that it opens`;
  if (code.includes("QUOTE"))
    return "double quotes stand inside a cell, or are not closed: write them twice, with double quotes around the whole cell";
  return `the row can't be read: ${message}`;
}

type Delimiter = "," | ";" | "\t";

/** Spreadsheets separate by semicolons where the comma is the decimal mark, and by tabs in every country. */
const decimals: Record<Delimiter, DecimalMark> = { ",": ".", ";": ",", "\t": undefined };

/** Returns the separator and the number of the header line: 2 after a line `sep=;`. */
async function readStart(path: string): Promise<{ delimiter: Delimiter; start: number }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const [first = ""] = buffer
      .toString("utf8", 0, bytesRead)
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/);
    const declaredDelimiter = /^"?sep=([,;\t])"?$/i.exec(first)?.[1];
    if (declaredDelimiter !== undefined) return { delimiter: declaredDelimiter as Delimiter, start: 2 };
    const count = (delimiter: Delimiter) => first.split(delimiter).length;
    const delimiters: Delimiter[] = [",", ";", "\t"];
    return {
      delimiter: delimiters.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best)),
      start: 1,
    };
  } finally {
    await file.close();
  }
}

interface ConvertOptions {
  type: RecordType | undefined;
  decimal: DecimalMark;
}

/** Converts a row to an object. Each cell becomes a value of its field's type in the schema. */
function toNestedRecord(row: ReadonlyMap<string, string>, { type, decimal }: ConvertOptions) {
  const root: Record<string, unknown> = Object.create(null);
  let ambiguous: { name: string; problem: string } | null = null;
  const schema = type === undefined ? undefined : recordSchemas[type];
  for (const [name, cell] of row) {
    if (cell === "") continue;
    const path = name.split(".");
    const lastPart = path.pop() ?? name;
    let parent = root;
    for (const part of path) {
      parent[part] ??= Object.create(null);
      const child = parent[part];
      if (typeof child !== "object" || child === null) break;
      parent = child as Record<string, unknown>;
    }
    const cellValue = readCell(cell, { schema, path: [...path, lastPart], decimal });
    if ("ambiguous" in cellValue) ambiguous ??= { name, problem: `${name} ${cellValue.ambiguous}` };
    else parent[lastPart] = cellValue.value;
  }
  return { value: root, ambiguous };
}

function columnOf(columns: readonly string[], path: readonly (string | number)[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join(".");
    const index = columns.findIndex((column) => column === name || column.startsWith(`${name}.`));
    if (index >= 0) return `column ${index + 1}`;
  }
  return undefined;
}
