import type { Transaction } from "#api/database/Schema.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import type { RecordType } from "./CatalogueRecord.ts";
import { checkReferences } from "./checkReferences.ts";
import type { ImportedRecord } from "./ImportedRecord.ts";
import type { ImportProblem } from "./ImportProblem.ts";
import { type CatalogueType, readSources } from "./sources.ts";
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

export interface WrittenCatalogue {
  tallies: Record<CatalogueType, Tally>;
  /** The rows of all imported and earlier records by external id. */
  ids: Record<"place" | "agency" | "car", ReadonlyMap<string, string>>;
}

/** Writes the records of a catalogue in the caller's transaction, which holds the lock `catalogue import`. */
export async function writeCatalogue(
  transaction: Transaction,
  records: readonly ImportedRecord[],
  { now, files, isDryRun, onProgress = () => {} }: ImportOptions,
): Promise<{ problems: ImportProblem[] } | WrittenCatalogue> {
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
    ids: { place: places.ids, agency: agencies.ids, car: cars.ids },
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
