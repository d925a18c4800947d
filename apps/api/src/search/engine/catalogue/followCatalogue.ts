import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Database } from "#api/database/Schema.ts";
import { addHolds, applyCar, applySupplier, clearHolds } from "./applyRows.ts";
import type { Catalogue } from "./Catalogue.ts";
import {
  type Changes,
  readCarRows,
  readChanges,
  readHoldRows,
  readOldSupplierSlugs,
  readPlaces,
  readSupplierRows,
  type SupplierRow,
} from "./catalogueRows.ts";
import { loadCatalogue } from "./loadCatalogue.ts";

/** The catalogue, up to date as of each call. */
export interface FollowedCatalogue {
  /** Loads the catalogue at the first call. Later calls read the changes, once for concurrent calls. */
  current(): Promise<Catalogue>;
  isLoaded(): boolean;
}

const BATCH_SIZE = 500;

/**
 * Maintains a catalogue in memory: loads it at first, then reads only the changes with each search. Any number of
 * processes may do so without messages between them, because each queries the database.
 */
export function followCatalogue({
  db,
  clock,
  rules,
  onChange,
}: {
  db: Database;
  clock: () => Date;
  rules: Pick<CarRules, "depositMethods">;
  /** Called after changes are applied and before a search sees them. */
  onChange: (changes: Changes) => void;
}): FollowedCatalogue {
  let loaded: { catalogue: Catalogue; snapshot: string } | undefined;
  let running: Promise<Catalogue> | undefined;
  let queued: Promise<Catalogue> | undefined;

  const refresh = async (): Promise<Catalogue> => {
    if (loaded === undefined) loaded = await loadCatalogue(db, clock(), rules);
    else loaded.snapshot = await applyChanges(db, { ...loaded, now: clock(), onChange });
    return loaded.catalogue;
  };

  /** A call during a read waits for the next read: the current one may miss the latest commits. */
  const current = (): Promise<Catalogue> => {
    if (running !== undefined) return (queued ??= currentAfter(running));
    running = refresh().finally(() => {
      running = undefined;
    });
    return running;
  };

  const currentAfter = async (reading: Promise<Catalogue>): Promise<Catalogue> => {
    // Its failure is reported to its own callers.
    await reading.catch(() => {});
    queued = undefined;
    return current();
  };

  return { current, isLoaded: () => loaded !== undefined };
}

async function applyChanges(
  db: Database,
  {
    catalogue,
    snapshot,
    now,
    onChange,
  }: { catalogue: Catalogue; snapshot: string; now: Date; onChange: (changes: Changes) => void },
): Promise<string> {
  const changes = await readChanges(db, snapshot);
  const places = changes.places.length > 0 ? await readPlaces(db) : undefined;
  const supplierRows = changes.suppliers.length > 0 ? await readSupplierRows(db, changes.suppliers) : [];
  // A rename also changes the agency's row.
  const oldSlugs = supplierRows.length > 0 ? await readOldSupplierSlugs(db) : undefined;
  const retermed = supplierRows.filter((row) => hasOtherDepositTerms(catalogue, row)).map(({ id }) => id);
  const carIds = [...new Set([...changes.cars, ...carIdsOf(catalogue, retermed)])];
  const carRows = await readInBatches(carIds, (ids) => readCarRows(db, ids));
  // Holds of an absent car are not stored, so read them with the car.
  const heldIds = [...new Set([...changes.holds, ...changes.cars])];
  const holdRows = await readInBatches(heldIds, (ids) => readHoldRows(db, ids, now));

  // In one step without an `await`: no search may see half of it.
  if (places !== undefined) catalogue.places.replace(places.places, places.slugs);
  for (const row of supplierRows) applySupplier(catalogue, row);
  if (oldSlugs !== undefined) catalogue.oldSupplierSlugs = oldSlugs;
  const presentIds = new Set(carRows.map(({ id }) => id));
  for (const id of carIds) if (!presentIds.has(id)) catalogue.cars.remove(id);
  for (const row of carRows) applyCar(catalogue, row);
  for (const id of heldIds) clearHolds(catalogue, id);
  for (const row of holdRows) addHolds(catalogue, row);
  onChange(changes);
  return changes.snapshot;
}

/** Returns whether an agency's deposits changed, on which the traits of all its cars depend. */
function hasOtherDepositTerms({ suppliers }: Catalogue, { id, deposits }: SupplierRow): boolean {
  const known = suppliers.get(id)?.depositTerms;
  return known !== undefined && JSON.stringify(known) !== JSON.stringify(deposits);
}

function carIdsOf({ cars, suppliers }: Catalogue, supplierIds: readonly string[]): string[] {
  if (supplierIds.length === 0) return [];
  const numbers = new Set(supplierIds.map((id) => suppliers.get(id)?.number));
  return [...cars.ids.slots()]
    .filter((slot) => numbers.has(cars.supplier[slot]))
    .map((slot) => cars.ids.idOf(slot));
}

async function readInBatches<Row>(
  ids: readonly string[],
  read: (batch: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    rows.push(...(await read(ids.slice(start, start + BATCH_SIZE))));
  }
  return rows;
}
