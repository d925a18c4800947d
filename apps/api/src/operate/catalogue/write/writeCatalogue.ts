import type { Position } from "@sayara/domain/location/Location";
import type { Transaction } from "#api/database/Schema.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import {
  type CatalogueChange,
  type PlaceChange,
  type RecordType,
  recordTypes,
} from "@sayara/catalogue/CatalogueRecord";
import { checkReferences } from "#api/operate/catalogue/checkReferences.ts";
import type { ImportedRecord } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import type { ReadRecords } from "#api/operate/catalogue/read/readRecords.ts";
import { type CatalogueType, readSources } from "#api/operate/catalogue/read/sources.ts";
import { writeAgencies } from "./writeAgencies.ts";
import { writeCars } from "./writeCars.ts";
import { writePictures } from "./writePictures.ts";
import { writePlaces } from "./writePlaces.ts";
import { writePrices } from "./writePrices.ts";
import type { Tally } from "./writeRecords.ts";

export interface ImportOptions {
  now: Date;
  files: FileStore;
  /** If true, everything runs except the commit and the storage of images. */
  isDryRun: boolean;
  /** Called with the completed share, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface WrittenCatalogue {
  tallies: Record<CatalogueType, Tally>;
  /** Row ids of all imported and earlier records, by external id. */
  ids: Record<"place" | "agency" | "car", ReadonlyMap<string, string>>;
}

/**
 * Writes the records of a catalogue in the caller's transaction, which holds the lock `catalogue import`. With any
 * problem, including those of the lines that were read, it writes nothing and returns all problems.
 */
export async function writeCatalogue(
  transaction: Transaction,
  { records, problems: lineProblems, rejected }: ReadRecords,
  { now, files, isDryRun, onProgress = () => {} }: ImportOptions,
): Promise<{ problems: ImportProblem[] } | WrittenCatalogue> {
  const isKnown = await knownSources(transaction);
  const isRejected = (type: RecordType, id: string) => rejected.has(`${type} ${id}`);
  const newRowProblems = [...rejected].flatMap(([name, missing]) => {
    const [type = "", id = ""] = name.split(" ");
    const recordType = recordTypes.find((candidate) => candidate === type);
    return recordType !== undefined && isKnown(recordType, id) ? [] : missing;
  });
  const problems = [
    ...lineProblems,
    ...newRowProblems,
    ...checkReferences(records, (type, id) => isKnown(type, id) || isRejected(type, id)),
  ];
  const collect = <Step extends { problems: ImportProblem[] }>(step: Step): Step => {
    problems.push(...step.problems);
    return step;
  };
  const isWriting = () => problems.length === 0;

  const places = collect(
    await writePlaces(transaction, ofType(records, "place"), { isWriting: isWriting() }),
  );
  onProgress(0.1);
  const agencies = collect(
    await writeAgencies(transaction, ofType(records, "agency"), {
      places: places.ids,
      positions: await placePositions(transaction, ofType(records, "place"), places.ids),
      now,
      isWriting: isWriting(),
    }),
  );
  onProgress(0.2);
  const cars = collect(
    await writeCars(transaction, ofType(records, "car"), {
      places: places.ids,
      agencies: agencies.ids,
      now,
      isWriting: isWriting(),
    }),
  );
  onProgress(0.5);
  const prices = collect(
    await writePrices(transaction, ofType(records, "price"), {
      cars: cars.ids,
      now,
      isWriting: isWriting(),
    }),
  );
  onProgress(0.6);
  const pictures = collect(
    await writePictures(transaction, ofType(records, "picture"), {
      cars: cars.ids,
      agencies: agencies.ids,
      files: isDryRun ? undefined : files,
      isWriting: isWriting(),
      onProgress: (share) => onProgress(0.6 + 0.4 * share),
    }),
  );
  if (problems.length > 0) return { problems: sortByPosition(problems) };
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

/**
 * Returns the positions of stored and imported places, even of places that will not be written because of
 * another problem.
 */
async function placePositions(
  transaction: Transaction,
  imported: readonly ImportedRecord<PlaceChange>[],
  ids: ReadonlyMap<string, string>,
): Promise<Map<string, Position>> {
  const rows = await transaction.selectFrom("locations").select(["id", "latitude", "longitude"]).execute();
  const byRow = new Map(rows.map(({ id, ...position }) => [id, position]));
  const positions = new Map<string, Position>();
  for (const [id, rowId] of ids) {
    const position = byRow.get(rowId);
    if (position !== undefined) positions.set(id, position);
  }
  for (const { record } of imported)
    if (record.position !== undefined) positions.set(record.id, record.position);
  return positions;
}

/** Sorts problems by line within each file. Files keep the order of their first problems. */
function sortByPosition(problems: readonly ImportProblem[]): ImportProblem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  return problems.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
}

async function knownSources(transaction: Transaction): Promise<(type: RecordType, id: string) => boolean> {
  const places = await readSources(transaction, "place");
  const agencies = await readSources(transaction, "agency");
  const cars = await readSources(transaction, "car");
  const sources = { place: places, agency: agencies, car: cars };
  return (type, id) => (type === "price" || type === "picture" ? false : sources[type].has(id));
}

function ofType<Type extends RecordType>(
  records: readonly ImportedRecord[],
  type: Type,
): ImportedRecord<Extract<CatalogueChange, { type: Type }>>[] {
  return records.filter(
    (imported): imported is ImportedRecord<Extract<CatalogueChange, { type: Type }>> =>
      imported.record.type === type,
  );
}
