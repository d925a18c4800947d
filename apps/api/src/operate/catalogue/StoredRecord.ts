/** A record as stored in the database. */
export interface StoredRecord<Record> {
  rowId: string;
  record: Record;
}

/** Selects the rows to read and names the rows that their records refer to. */
export interface StoredRows {
  /** Ids of the selected rows, at most a few thousand. Absent: all rows. */
  rows?: readonly string[];
  /** Returns the record id of a row. */
  nameOf: (rowId: string, slug?: string) => string;
}
