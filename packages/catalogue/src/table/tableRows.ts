import type { TableProblem } from "@sayara/i18n/tables/tableProblemText";
import type * as v from "valibot";
import { type DecimalMark, readCell } from "./readCell.ts";

/** Maximum characters of one row. */
const MAX_ROW_LENGTH = 1_000_000;

export type Delimiter = "," | ";" | "\t";

/** The separator and the first line of a table. */
export interface TableStart {
  delimiter: Delimiter;
  /** Number of the line that names the columns: 2 after a line `sep=;`. */
  start: number;
}

/**
 * Where the comma is the decimal mark, spreadsheets separate cells with semicolons. Tabs are used with either
 * mark.
 */
const decimals: Record<Delimiter, DecimalMark> = { ",": ".", ";": ",", "\t": undefined };

/** Detects the separator and the first line of a table from the first characters of a file. */
export function findTableStart(beginning: string): TableStart {
  const [first = ""] = beginning.replace(/^\uFEFF/, "").split(/\r?\n/);
  const declaredDelimiter = /^"?sep=([,;\t])"?$/i.exec(first)?.[1];
  if (declaredDelimiter !== undefined) return { delimiter: declaredDelimiter as Delimiter, start: 2 };
  const count = (delimiter: Delimiter) => first.split(delimiter).length;
  const delimiters: Delimiter[] = [",", ";", "\t"];
  return {
    delimiter: delimiters.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best)),
    start: 1,
  };
}

/**
 * Returns the options of the CSV parser. They allow for the output of spreadsheets: rows that have only
 * separators, too few cells or too many.
 */
export function parserOptions({ delimiter, start }: TableStart) {
  return {
    bom: true,
    delimiter,
    info: true,
    from_line: start,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: MAX_ROW_LENGTH,
  } as const;
}

/** Returns the problem of a row that the parser rejects. */
export function parserProblem({ code, message }: { code: string; message: string }): TableProblem {
  if (code === "CSV_MAX_RECORD_SIZE") return { code: "row_too_long", values: { max: MAX_ROW_LENGTH } };
  if (code.includes("QUOTE")) return { code: "quotes" };
  return { code: "unreadable_row", values: { reason: message } };
}

/** Returns the problem if two columns have the same name. */
export function repeatedColumn(columns: readonly string[]): TableProblem | undefined {
  const name = columns.find((column, index) => column !== "" && columns.indexOf(column) < index);
  return name === undefined ? undefined : { code: "repeated_column", values: { name } };
}

/** The content of a row before validation, or the problem of one of its cells. */
export type TableRow =
  | {
      value: object;
      /** Returns the number of a field's column, counted from 1. */
      columnOf: (path: readonly (string | number)[]) => number | undefined;
    }
  | {
      problem: TableProblem;
      column: number;
      /** Name of the column, if it has one. */
      field?: string;
      /** Type and id of the record (`car c1`), if they can be read. */
      name?: string;
    };

export interface TableOptions<Type extends string = string> {
  /** Names of the columns. */
  columns: readonly string[];
  delimiter: Delimiter;
  /** Schemas of the records by their type. */
  schemas: Readonly<Record<Type, v.GenericSchema>>;
  /** Type of rows that name none. */
  defaultType: Type | undefined;
  /** Whether `15/06/2027`, as in French and Spanish spreadsheets, is read as a date. */
  readsDayFirst?: boolean;
}

/** Returns a row as an object, or the first problem of its cells. */
export function readTableRow<Type extends string>(
  cells: readonly string[],
  { columns, delimiter, schemas, defaultType, readsDayFirst = false }: TableOptions<Type>,
): TableRow {
  const nameless = cells.findIndex((cell, index) => cell !== "" && (columns[index] ?? "") === "");
  if (nameless >= 0)
    return {
      column: nameless + 1,
      problem: { code: "nameless_column", values: { cell: cells[nameless] ?? "" } },
    };
  const entries = columns.map((name, index): [string, string] => [name, cells[index] ?? ""]);
  const cellsByColumn = new Map(entries.filter(([name]) => name !== ""));
  const named = cellsByColumn.get("type");
  const types = Object.keys(schemas) as Type[];
  const type = types.find((candidate) => candidate === named) ?? defaultType;
  const schema = type === undefined ? undefined : schemas[type];
  const decimal = decimals[delimiter];
  const { value, ambiguous } = toNestedRecord(cellsByColumn, { schema, decimal, readsDayFirst });
  if (ambiguous !== null)
    return {
      column: columns.indexOf(ambiguous.name) + 1,
      field: ambiguous.name,
      problem: ambiguous.problem,
      name: `${type ?? ""} ${cellsByColumn.get("id") ?? ""}`,
    };
  return {
    value: { ...(type !== undefined && { type }), ...value },
    columnOf: (field) => columnOf(columns, field),
  };
}

interface ConvertOptions {
  schema: v.GenericSchema | undefined;
  decimal: DecimalMark;
  readsDayFirst: boolean;
}

/** Converts a row to an object. Each cell becomes a value of its field's type in the schema. */
function toNestedRecord(row: ReadonlyMap<string, string>, options: ConvertOptions) {
  const root: Record<string, unknown> = Object.create(null);
  let ambiguous: { name: string; problem: TableProblem } | null = null;
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
    const cellValue = readCell(cell, { ...options, path: [...path, lastPart] });
    if ("ambiguous" in cellValue) ambiguous ??= { name, problem: cellValue.ambiguous };
    else parent[lastPart] = cellValue.value;
  }
  return { value: root, ambiguous };
}

function columnOf(columns: readonly string[], path: readonly (string | number)[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join(".");
    const index = columns.findIndex((column) => column === name || column.startsWith(`${name}.`));
    if (index >= 0) return index + 1;
  }
  return undefined;
}
