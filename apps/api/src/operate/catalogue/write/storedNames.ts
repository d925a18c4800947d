import type { Transaction } from "#api/database/Schema.ts";
import { type CatalogueType, readSources } from "#api/operate/catalogue/read/sources.ts";
import type { StoredRows } from "#api/operate/catalogue/StoredRecord.ts";

/**
 * Names rows in records that are compared with imported records: by the id in the import that wrote them, else by the
 * row's own id, which no record has.
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
