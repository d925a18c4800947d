/** A record as it stands in the database. */
export interface StoredRecord<Record> {
  rowId: string;
  record: Record;
}

/** Which rows are read, and how others are named in their records. */
export interface StoredRows {
  /** Ids of the wanted rows, at most a few thousand; all without. */
  rows?: readonly string[];
  /** Returns the id that a record has for a row. */
  nameOf: (rowId: string, slug?: string) => string;
}
