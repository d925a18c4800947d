import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { isDatabaseError } from "#api/log/describeFault.ts";
import { OperatorError } from "../terminal/OperatorError.ts";
import type { RecordType } from "./CatalogueRecord.ts";
import { checkReferences } from "./checkReferences.ts";
import type { ImportedRecord } from "./ImportedRecord.ts";
import type { ImportProblem } from "./ImportProblem.ts";
import { readSources, type SourceType } from "./sources.ts";
import { writeAgencies } from "./writeAgencies.ts";
import { writeCars } from "./writeCars.ts";
import { writePictures } from "./writePictures.ts";
import { writePlaces } from "./writePlaces.ts";
import { writePrices } from "./writePrices.ts";
import type { Tally } from "./writeRecords.ts";

export interface ImportOptions {
  now: Date;
  files: FileStore;
  /** Everything is done but for the commit and the stored pictures. */
  isDryRun: boolean;
  /** Called with the finished share, 0 to 1. */
  onProgress?: (share: number) => void;
}

export type ImportOutcome = { problems: ImportProblem[] } | { tallies: Record<SourceType, Tally> };

/**
 * Writes a catalogue in one transaction: all records or, with any problem, none. A record whose id is known updates
 * its row; an equal one changes nothing.
 *
 * @throws OperatorError where the database refuses a row.
 */
export async function importCatalogue(
  db: Queries,
  records: readonly ImportedRecord[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockInOrder(transaction, ["catalogue import"]);
      const outcome = await write(transaction, records, options);
      if ("problems" in outcome || options.isDryRun) throw new Undone(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    // A value that only the database compares, such as an airport's code that another place has.
    if (isDatabaseError(error) && error.code.startsWith("23"))
      throw new OperatorError(
        `The database refuses the catalogue (${error.constraint ?? error.code}). Nothing was imported.`,
      );
    throw error;
  }
}

/** Rolls the transaction back. */
class Undone extends Error {
  readonly outcome: ImportOutcome;
  constructor(outcome: ImportOutcome) {
    super("undone");
    this.outcome = outcome;
  }
}

async function write(
  transaction: Transaction,
  records: readonly ImportedRecord[],
  { now, files, isDryRun, onProgress = () => {} }: ImportOptions,
): Promise<ImportOutcome> {
  const missing = checkReferences(records, await knownSources(transaction));
  if (missing.length > 0) return { problems: missing };

  const places = await writePlaces(transaction, ofType(records, "place"));
  if (places.problems.length > 0) return places;
  onProgress(0.1);
  const agencies = await writeAgencies(transaction, ofType(records, "agency"), { places: places.ids, now });
  if (agencies.problems.length > 0) return agencies;
  onProgress(0.2);
  const cars = await writeCars(transaction, ofType(records, "car"), {
    places: places.ids,
    agencies: agencies.ids,
    now,
  });
  if (cars.problems.length > 0) return cars;
  onProgress(0.5);
  const prices = await writePrices(transaction, ofType(records, "price"), { cars: cars.ids, now });
  if (prices.problems.length > 0) return prices;
  onProgress(0.6);
  const pictures = await writePictures(transaction, ofType(records, "picture"), {
    cars: cars.ids,
    agencies: agencies.ids,
    files: isDryRun ? undefined : files,
    onProgress: (share) => onProgress(0.6 + 0.4 * share),
  });
  if (pictures.problems.length > 0) return pictures;
  onProgress(1);
  return {
    tallies: {
      place: places.tally,
      agency: agencies.tally,
      car: cars.tally,
      price: prices.tally,
      picture: pictures.tally,
    },
  };
}

async function knownSources(transaction: Transaction): Promise<(type: RecordType, id: string) => boolean> {
  const places = await readSources(transaction, "place");
  const agencies = await readSources(transaction, "agency");
  const cars = await readSources(transaction, "car");
  const known = { place: places, agency: agencies, car: cars };
  return (type, id) => (type === "price" || type === "picture" ? false : known[type].has(id));
}

function ofType<Type extends RecordType>(
  records: readonly ImportedRecord[],
  type: Type,
): ImportedRecord<Extract<ImportedRecord["record"], { type: Type }>>[] {
  return records.filter(
    (one): one is ImportedRecord<Extract<ImportedRecord["record"], { type: Type }>> =>
      one.record.type === type,
  );
}
