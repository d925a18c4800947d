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
 * Reads a CSV file whose first row names the fields, nested ones with dots (`names.fr`). Separated by commas, or by
 * semicolons with decimal commas. The column `type`, or the file's name (`cars.csv`), gives the records' type.
 */
export async function* readTable(path: string): AsyncGenerator<RawRecord> {
  const delimiter = await delimiterOf(path);
  const byName = typesOfFiles[basename(path).replace(/\.[^.]*$/, "")];
  let columns: string[] = [];
  const rows = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LONGEST_ROW,
      columns: (header: string[]) => (columns = header),
    }),
  );
  try {
    for await (const row of rows) {
      const { record, info } = row as { record: Record<string, string>; info: InfoRecord };
      const type = recordTypes.find((known) => known === record["type"]) ?? byName;
      yield {
        line: info.lines,
        value: { ...(type !== undefined && { type }), ...nest(record, { type, delimiter }) },
        columnOf: (field) => placeOf(columns, field),
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line: Number(error["lines"] ?? 0), problem: `the row can't be read: ${error.message}` };
  }
}

/** The separator that the first line has more often. */
async function delimiterOf(path: string): Promise<"," | ";"> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0);
    const [header = ""] = buffer.toString("utf8", 0, bytesRead).split("\n");
    return header.split(";").length > header.split(",").length ? ";" : ",";
  } finally {
    await file.close();
  }
}

/** Converts a row to an object: cells become values of the type that the field has in the schema. */
function nest(
  row: Record<string, string>,
  { type, delimiter }: { type: RecordType | undefined; delimiter: "," | ";" },
): object {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, cell] of Object.entries(row)) {
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
    const schema = type === undefined ? undefined : recordSchemas[type];
    parent[last] = readCell(cell, { schema, path: [...path, last], hasDecimalComma: delimiter === ";" });
  }
  return root;
}

function placeOf(columns: readonly string[], path: readonly (string | number)[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join(".");
    const index = columns.findIndex((column) => column === name || column.startsWith(`${name}.`));
    if (index >= 0) return `column ${index + 1}`;
  }
  return undefined;
}
