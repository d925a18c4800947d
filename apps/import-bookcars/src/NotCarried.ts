/** What an import leaves out: a whole record, or one of its fields. */
export interface NotCarried {
  file: string;
  /** Of the record's first character, from 1. */
  line: number;
  /** Undefined for a record without a readable id. */
  id: string | undefined;
  /** A field of the export, or `record`. */
  field: string;
  reason: string;
  /** Whether the whole record is left out. */
  isDropped: boolean;
}

/** Returns one line: file, line, record, field, reason. */
export function notCarriedLine({ file, line, id = "without id", field, reason }: NotCarried): string {
  return `${file}, line ${line}, ${id}: ${field} ${reason}`;
}
