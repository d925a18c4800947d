import type { CatalogueChange } from "@sayara/catalogue/CatalogueRecord";
import type { ImportProblem } from "./ImportProblem.ts";

/** A valid record and its position. */
export interface ImportedRecord<Record = CatalogueChange> {
  record: Record;
  /** One problem for each required field that the line omits. They apply if the record has no row yet. */
  missing: readonly ImportProblem[];
  /**
   * The fields that the record's line names. An existing row keeps its other fields; a new row gets their
   * defaults.
   */
  fields: ReadonlySet<string>;
  /** The folder of the record's file. Paths of images are relative to this folder. */
  folder: string;
  file: string;
  line: number;
  /** Describes the position of a field, for a problem that is found later. */
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
