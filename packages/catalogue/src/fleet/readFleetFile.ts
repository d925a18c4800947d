import { MAX_SHEET_CARS } from "@sayara/domain/config/businessDefaults";
import type { TableProblem } from "@sayara/i18n/tables/tableProblemText";
import { CsvError, parse } from "csv-parse/browser/esm/sync";
import {
  findTableStart,
  parserOptions,
  parserProblem,
  readTableRow,
  repeatedColumn,
  type TableStart,
} from "../table/tableRows.ts";
import { fieldNames, validateBy } from "../validateRecord.ts";
import { decodeTable } from "./decodeTable.ts";
import type { FilePosition } from "./FilePosition.ts";
import { FleetCarChange, FleetCarRecord, ignoredColumns } from "./FleetCarRecord.ts";
import { withoutGuard } from "../table/textGuard.ts";

/** Maximum size of a file, in bytes. A file of 500 cars has about a tenth of it. */
export const MAX_FLEET_FILE_BYTES = 5_000_000;

/** A row of the file, valid or not. */
export interface FleetFileRow {
  /** Counted from 1. */
  line: number;
  /** The car's name and plate, or its id, as the row has them. */
  label: string;
  content:
    | { record: FleetCarChange; fields: ReadonlySet<string>; missing: readonly FilePosition[] }
    | { problems: readonly FilePosition[] };
}

export type FleetFile =
  | { problem: FilePosition }
  | {
      rows: readonly FleetFileRow[];
      /** Columns that were ignored. */
      ignored: readonly string[];
      columnOf: (field: string) => number | undefined;
    };

const schemas = { car: FleetCarRecord };

/**
 * Reads a fleet from the bytes of a CSV file, with any encoding and separator that spreadsheets write. Never
 * throws.
 */
export function readFleetFile(bytes: Uint8Array): FleetFile {
  if (bytes.length > MAX_FLEET_FILE_BYTES) return { problem: { problem: tooLarge(bytes.length) } };
  const decoded = decodeTable(bytes);
  if ("problem" in decoded) return decoded;
  const { text } = decoded;
  const start = findTableStart(text.slice(0, 20_000));
  const { rows: lines, problem } = splitRows(text, start);
  if (problem !== undefined) return { problem };
  const [header, ...body] = lines;
  if (header === undefined || body.length === 0) return { problem: { problem: { code: "empty_file" } } };
  const columns = header.cells;
  const headerProblem = findHeaderProblem(columns);
  if (headerProblem !== undefined) return { problem: { line: header.line, ...headerProblem } };
  if (body.length > MAX_SHEET_CARS) {
    const values = { count: body.length, max: MAX_SHEET_CARS };
    return { problem: { problem: { code: "too_many_rows", values } } };
  }
  const ignored = columns.filter((name) => isIgnored(name));
  const read = columns.map((name) => (isIgnored(name) ? "" : name));
  const rows = body.map(({ cells, line }): FleetFileRow => {
    const readCells = cells.map((cell, index) => (isIgnored(columns[index] ?? "") ? "" : withoutGuard(cell)));
    const table = { ...start, columns: read, schemas, defaultType: "car" as const, readsDayFirst: true };
    return {
      line,
      label: labelOf(readCells, read),
      content: contentOf(readTableRow(readCells, table), line),
    };
  });
  const columnOf = (field: string) => {
    const index = columns.findIndex((name) => name === field || name.startsWith(`${field}.`));
    return index < 0 ? undefined : index + 1;
  };
  return { rows, ignored, columnOf };
}

/** Returns the problem of a file with too many bytes. */
export function tooLarge(bytes: number): TableProblem {
  const megabytes = (size: number) => Math.ceil(size / 1_000_000);
  return {
    code: "too_large",
    values: { size: megabytes(bytes), max: megabytes(MAX_FLEET_FILE_BYTES) },
  };
}

interface Line {
  cells: string[];
  line: number;
}

function splitRows(text: string, start: TableStart): { rows: Line[]; problem?: FilePosition } {
  const rows: Line[] = [];
  try {
    parse(text, {
      ...parserOptions(start),
      on_record: (row: unknown) => {
        const { record, info } = row as { record: string[]; info: { lines: number } };
        rows.push({ cells: record, line: info.lines });
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, problem: { line: Number(error["lines"] ?? 0), problem: parserProblem(error) } };
  }
}

function findHeaderProblem(columns: readonly string[]): FilePosition | undefined {
  const repeated = repeatedColumn(columns);
  if (repeated !== undefined) return { problem: repeated };
  const known = new Set(fieldNames(FleetCarRecord));
  const index = columns.findIndex((name) => name !== "" && !known.has(name) && !isIgnored(name));
  if (index < 0) return undefined;
  const values = { type: "car", fields: [...known].join(" ") };
  return { column: index + 1, field: columns[index] ?? "", problem: { code: "unknown_field_of", values } };
}

function isIgnored(name: string): boolean {
  return ignoredColumns.some((column) => column === name);
}

function labelOf(cells: readonly string[], columns: readonly string[]): string {
  const cellOf = (name: string) => cells[columns.indexOf(name)] ?? "";
  const label = [cellOf("name"), cellOf("plate")].filter(Boolean).join(" · ") || cellOf("id");
  return label.length > 80 ? `${label.slice(0, 80)}…` : label;
}

function contentOf(row: ReturnType<typeof readTableRow>, line: number): FleetFileRow["content"] {
  if ("problem" in row) {
    const { name: _, ...position } = row;
    return { problems: [{ line, ...position }] };
  }
  const { type: _, ...value } = row.value as Record<string, unknown>;
  const validated = validateBy<FleetCarChange>(
    { type: "car", complete: FleetCarRecord, change: FleetCarChange },
    value,
  );
  const position = ({ path, problem }: (typeof validated)["missing"][number]): FilePosition => {
    const column = row.columnOf(path);
    return { line, ...(column !== undefined && { column }), field: path.join("."), problem };
  };
  if ("problems" in validated) return { problems: validated.problems.map(position) };
  return {
    record: validated.record,
    fields: new Set(Object.keys(value)),
    missing: validated.missing.map(position),
  };
}
