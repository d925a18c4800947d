import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Database } from "#api/database/Schema.ts";
import { addHolds, applyCar, applySupplier } from "./applyRows.ts";
import { type Catalogue, createCatalogue } from "./Catalogue.ts";
import {
  type CatalogueCarRow,
  type IdRange,
  readCarRows,
  readHoldRows,
  readOldSupplierSlugs,
  readPlacedCarIds,
  readPlaces,
  readSnapshot,
  readSupplierRows,
  renewForeignRevisions,
} from "./catalogueRows.ts";

/** A row takes about two kilobytes. */
const BATCH_SIZE = 500;

/** Loads the whole catalogue in batches. The thread stays responsive between them. */
export async function loadCatalogue(
  db: Database,
  now: Date,
  rules: Pick<CarRules, "depositMethods">,
): Promise<{ catalogue: Catalogue; snapshot: string }> {
  await renewForeignRevisions(db);
  // Taken before the first read: changes during the load are read twice but never missed.
  const snapshot = await readSnapshot(db);
  const catalogue = createCatalogue(rules);
  const { places, slugs } = await readPlaces(db);
  catalogue.places.replace(places, slugs);
  for (const row of await readSupplierRows(db)) applySupplier(catalogue, row);
  catalogue.oldSupplierSlugs = await readOldSupplierSlugs(db);
  await loadCars(db, catalogue);
  for (const range of idRanges) {
    for (const row of await readHoldRows(db, range, now)) addHolds(catalogue, row);
  }
  catalogue.cars.availability.compact();
  return { catalogue, snapshot };
}

async function loadCars(db: Database, catalogue: Catalogue): Promise<void> {
  const ids = await readIdsByPlaces(db);
  const readBatch = (start: number) => readInOrder(db, ids.slice(start, start + BATCH_SIZE));
  if (ids.length === 0) return;
  let next = readBatch(0);
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const rows = await next;
    // The database reads the next batch while this one is added.
    next = start + BATCH_SIZE < ids.length ? readBatch(start + BATCH_SIZE) : Promise.resolve([]);
    for (const row of rows) applyCar(catalogue, row);
  }
}

/** The database returns rows in any order. */
async function readInOrder(db: Database, ids: readonly string[]): Promise<CatalogueCarRow[]> {
  const rows = new Map((await readCarRows(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/**
 * Returns the ids of cars with a pick-up place, grouped by their places. Cars of the same places then get adjacent
 * slots, and a search of one place reads few words of each set.
 */
async function readIdsByPlaces(db: Database): Promise<string[]> {
  const byPlaces = new Map<string, string[]>();
  for (const range of idRanges) {
    for (const { places, ids } of await readPlacedCarIds(db, range)) {
      const lists = byPlaces.get(places);
      if (lists === undefined) byPlaces.set(places, [ids]);
      else lists.push(ids);
    }
  }
  return [...byPlaces]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, lists]) => lists.join().split(","));
}

/** Sixteen ranges, so that no statement takes more than a second at 100,000 cars. */
const idRanges: readonly IdRange[] = Array.from("0123456789abcdef", (digit) => ({
  first: "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replace("x", digit).replaceAll("x", "0"),
  last: "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replace("x", digit).replaceAll("x", "f"),
}));
