/** Something that an import omits: a whole record, or one of its fields. */
export interface Omission {
  file: string;
  /** Line of the record's first character, counted from 1. */
  line: number;
  /** Undefined if the record has no readable id. */
  id: string | undefined;
  /** A field of the export, or `record`. */
  field: string;
  reason: string;
  /** True if the whole record is omitted. */
  isDropped: boolean;
}

/** Formats one line: file, line, record, field, reason. */
export function formatOmission({ file, line, id = "without id", field, reason }: Omission): string {
  return `${file}, line ${line}, ${id}: ${field} ${reason}`;
}
