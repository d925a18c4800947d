import type { Transaction } from "#api/database/Schema.ts";
import { type CatalogueType, readSources } from "#api/operate/catalogue/read/sources.ts";
import type { StoredRows } from "#api/operate/catalogue/StoredRecord.ts";

/**
 * Returns a function that names a row for comparison with imported records: by the id in the import that
 * wrote it, else by the row's own id, which no record has.
 */
export async function storedNames(
  transaction: Transaction,
  ...types: CatalogueType[]
): Promise<StoredRows["nameOf"]> {
  const names = new Map<string, string>();
  for (const type of types) {
    for (const [id, { rowId }] of await readSources(transaction, type)) names.set(rowId, id);
  }
  return (rowId) => names.get(rowId) ?? rowId;
}
