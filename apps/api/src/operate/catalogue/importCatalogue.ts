import type { Database } from "#api/database/Schema.ts";
import type { ImportProblem } from "./ImportProblem.ts";
import type { ReadRecords } from "#api/operate/catalogue/read/readRecords.ts";
import type { CatalogueType } from "#api/operate/catalogue/read/sources.ts";
import { undoableImport } from "#api/operate/catalogue/write/undoableImport.ts";
import { type ImportOptions, writeCatalogue } from "#api/operate/catalogue/write/writeCatalogue.ts";
import type { Tally } from "#api/operate/catalogue/write/writeRecords.ts";

export type ImportOutcome = { problems: ImportProblem[] } | { tallies: Record<CatalogueType, Tally> };

/**
 * Writes a catalogue in one transaction: all records, or none if there is any problem. A record with a known
 * id updates its row. An equal record changes nothing.
 *
 * @throws OperatorError if the database rejects a row.
 */
export function importCatalogue(
  db: Database,
  readResult: ReadRecords,
  options: ImportOptions,
): Promise<ImportOutcome> {
  return undoableImport(db, options, (transaction) => writeCatalogue(transaction, readResult, options));
}
