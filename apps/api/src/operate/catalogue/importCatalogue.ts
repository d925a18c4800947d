import type { Queries } from "#api/database/Schema.ts";
import type { ImportProblem } from "./ImportProblem.ts";
import type { ReadRecords } from "./readRecords.ts";
import type { CatalogueType } from "./sources.ts";
import { undoableImport } from "./undoableImport.ts";
import { type ImportOptions, writeCatalogue } from "./writeCatalogue.ts";
import type { Tally } from "./writeRecords.ts";

export type ImportOutcome = { problems: ImportProblem[] } | { tallies: Record<CatalogueType, Tally> };

/**
 * Writes a catalogue in one transaction: all records or, with any problem, none. A record whose id is known updates
 * its row; an equal one changes nothing.
 *
 * @throws OperatorError where the database refuses a row.
 */
export function importCatalogue(
  db: Queries,
  read: ReadRecords,
  options: ImportOptions,
): Promise<ImportOutcome> {
  return undoableImport(db, options, (transaction) => writeCatalogue(transaction, read, options));
}
