import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { recordSchemas, type RecordType } from "@sayara/catalogue/CatalogueRecord";
import {
  findTableStart,
  parserOptions,
  parserProblem,
  readTableRow,
  repeatedColumn,
  type TableOptions,
  type TableStart,
} from "@sayara/catalogue/table/tableRows";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { inEnglish } from "#api/operate/terminal/expectationOf.ts";
import type { RawContent, RawRecord } from "./RawRecord.ts";

/** Bytes at the start of the file that are read to find its first line. */
const HEADER_BYTES = 20_000;

const typeByFileName: Record<string, RecordType> = {
  places: "place",
  agencies: "agency",
  cars: "car",
  prices: "price",
  pictures: "picture",
};

/**
 * Reads a CSV file whose first row names the fields, nested ones with dots (`names.fr`). Separated by commas
 * or tabs, or by semicolons with decimal commas. The column `type`, or the file's name (`cars.csv`), gives
 * the records' type. Accepts the quirks of spreadsheets: a first line `sep=;`, rows of separators only, and
 * missing or extra empty cells at the end of a row.
 */
export async function* readTable(path: string): AsyncGenerator<RawRecord> {
  const start = await readStart(path);
  const defaultType = typeByFileName[basename(path).replace(/\.[^.]*$/, "")];
  const rows = createReadStream(path).pipe(parse(parserOptions(start)));
  let columns: string[] | undefined;
  try {
    for await (const row of rows) {
      const { record: cells, info } = row as { record: string[]; info: InfoRecord };
      const { lines: line } = info;
      if (columns === undefined) {
        columns = cells;
        const repeated = repeatedColumn(columns);
        if (repeated !== undefined) {
          yield { line, problem: inEnglish(repeated) };
          return;
        }
        if (defaultType === undefined && !columns.includes("type")) {
          const names = Object.keys(typeByFileName).map((name) => `${name}.csv`);
          yield { line, problem: `there is no column “type”: add it, or name the file ${names.join(", ")}` };
          return;
        }
        continue;
      }
      yield { line, ...rowOf(cells, { ...start, columns, schemas: recordSchemas, defaultType }) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: Number(error["lines"] ?? 0), problem: inEnglish(parserProblem(error)) };
  }
}

function rowOf(cells: readonly string[], options: TableOptions<RecordType>): RawContent {
  const row = readTableRow(cells, options);
  if ("value" in row) {
    const { value, columnOf } = row;
    return {
      value,
      columnOf: (path) => {
        const column = columnOf(path);
        return column === undefined ? undefined : `column ${column}`;
      },
    };
  }
  const text = inEnglish(row.problem);
  return {
    column: `column ${row.column}`,
    problem: row.field === undefined ? text : `${row.field} ${text}`,
    ...(row.name !== undefined && { name: row.name }),
  };
}

async function readStart(path: string): Promise<TableStart> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return findTableStart(buffer.toString("utf8", 0, bytesRead));
  } finally {
    await file.close();
  }
}
