import type { CatalogueChange } from "./CatalogueRecord.ts";
import type { ImportProblem } from "./ImportProblem.ts";

/** A valid record and where it stands. */
export interface ImportedRecord<Record = CatalogueChange> {
  record: Record;
  /** A problem for each required field that the line leaves out: they count where it has no row yet. */
  missing: readonly ImportProblem[];
  /** The fields that its line names. An existing row keeps the others; a new one gets their defaults. */
  fields: ReadonlySet<string>;
  /** The folder of its file, to which pictures are relative. */
  folder: string;
  file: string;
  line: number;
  /** Returns the place of a field in words, for a problem that is found later. */
  columnOf: (field: string) => string | undefined;
}

/** Returns a problem at a field of a record. */
export function problemAt(
  { file, line, columnOf }: Pick<ImportedRecord, "file" | "line" | "columnOf">,
  field: string,
  message: string,
): ImportProblem {
  const column = columnOf(field);
  return { file, line, ...(column !== undefined && { column }), message: `${field} ${message}` };
}
