import type { Config } from "@sayara/api/server/config/readConfig";
import type { Database, Transaction } from "@sayara/api/database/Schema";
import type { FileStore } from "@sayara/api/files/storage/FileStore";
import type { ImportProblem } from "@sayara/api/operate/catalogue/ImportProblem";
import { readSources, type SourceType } from "@sayara/api/operate/catalogue/read/sources";
import { undoableImport } from "@sayara/api/operate/catalogue/write/undoableImport";
import { writeCatalogue } from "@sayara/api/operate/catalogue/write/writeCatalogue";
import type { Tally } from "@sayara/api/operate/catalogue/write/writeRecords";
import { convertAccounts } from "./convert/convertAccounts.ts";
import { convertAgencies } from "./convert/convertAgencies.ts";
import { convertCars } from "./convert/convertCars.ts";
import { convertPlaces } from "./convert/convertPlaces.ts";
import { convertPrices } from "./convert/convertPrices.ts";
import type { Omission } from "./Omission.ts";
import type { ReadExport } from "./read/readBookCars.ts";
import { withFreeSlugs } from "./convert/withFreeSlugs.ts";
import { writeAccounts } from "./writeAccounts.ts";
import { writeBookings } from "./writeBookings.ts";

export interface BookCarsOptions {
  now: Date;
  config: Config;
  files: FileStore;
  randomBytes: (size: number) => Buffer;
  isDryRun: boolean;
  /** True: mails each new account the link that sets its password. */
  isInviting: boolean;
  /** Called with the completed share, 0 to 1. */
  onProgress?: (share: number) => void;
}

export type BookCarsOutcome =
  | { problems: ImportProblem[] }
  | { tallies: Record<SourceType, Tally>; omissions: Omission[] };

/**
 * Writes a BookCars export in one transaction. Writes everything that can be imported, or nothing if there is
 * any problem. Records are identified by their MongoDB ids, so a second import of the same files changes
 * nothing.
 *
 * @throws OperatorError if the database rejects a row.
 */
export function importBookCars(
  db: Database,
  read: ReadExport,
  options: BookCarsOptions,
): Promise<BookCarsOutcome> {
  return undoableImport(db, options, (transaction) => writeExport(transaction, read, options));
}

async function writeExport(
  transaction: Transaction,
  { records, omissions: readLosses }: ReadExport,
  options: BookCarsOptions,
): Promise<BookCarsOutcome> {
  const { now, config, onProgress = () => {} } = options;
  const { timeZone } = config.business;
  const omissions = [...readLosses];
  const report = (omission: Omission) => void omissions.push(omission);

  const converted = await convertCatalogue(transaction, { records, timeZone, report });
  const catalogue = await writeCatalogue(
    transaction,
    { records: converted, problems: [], rejected: new Map() },
    { ...options, onProgress: (share) => onProgress(0.6 * share) },
  );
  if ("problems" in catalogue) return catalogue;

  const { place, agency, car } = catalogue.ids;
  const accounts = convertAccounts(records, { isAgency: (id) => agency.has(id), timeZone, report });
  const { tally: account, ids: driver } = await writeAccounts(transaction, accounts, {
    ...options,
    agencies: agency,
    report,
  });
  onProgress(0.7);
  const booking = await writeBookings(transaction, records, {
    ids: { place, car, driver },
    now,
    timeZone,
    randomBytes: options.randomBytes,
    report,
    onProgress: (share) => onProgress(0.7 + 0.3 * share),
  });
  onProgress(1);
  return { tallies: { ...catalogue.tallies, account, booking }, omissions };
}

/** Converts places, agencies, cars and prices to records of the catalogue import. */
async function convertCatalogue(
  transaction: Transaction,
  {
    records,
    timeZone,
    report,
  }: { records: ReadExport["records"]; timeZone: string; report: (omission: Omission) => void },
) {
  const importedSources = {
    place: await readSources(transaction, "place"),
    agency: await readSources(transaction, "agency"),
  };
  const places = convertPlaces(records, { isKnown: (id) => importedSources.place.has(id), report });
  const placeIds = new Set([...importedSources.place.keys(), ...places.map(({ record }) => record.id)]);
  const isPlace = (id: string) => placeIds.has(id);
  const agencies = convertAgencies(records, { isPlace, report });
  const agencyIds = new Set([...importedSources.agency.keys(), ...agencies.map(({ record }) => record.id)]);
  const cars = convertCars(records, { isPlace, isAgency: (id) => agencyIds.has(id), report });
  const carIds = new Set(cars.map(({ record }) => record.id));
  const prices = convertPrices(records, { isCar: (id) => carIds.has(id), timeZone, report });
  return [
    ...(await withFreeSlugs(transaction, "place", { records: places, nameOf: ({ names }) => names.fr })),
    ...(await withFreeSlugs(transaction, "agency", { records: agencies, nameOf: ({ name }) => name })),
    ...cars,
    ...prices,
  ];
}
