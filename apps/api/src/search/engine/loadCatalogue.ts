import type { Queries } from "#api/database/Schema.ts";
import { addHolds, applyCar, applySupplier } from "./applyRows.ts";
import { type Catalogue, createCatalogue } from "./Catalogue.ts";
import {
  type IdRange,
  readCarRows,
  readHoldRows,
  readPlacedCarIds,
  readPlaces,
  readSnapshot,
  readSupplierRows,
  renewForeignRevisions,
} from "./catalogueRows.ts";

/** Rows of about two kilobytes each. */
const CARS_AT_ONCE = 2000;

/** Loads the whole catalogue in batches. The thread answers between them. */
export async function loadCatalogue(
  db: Queries,
  now: Date,
): Promise<{ catalogue: Catalogue; snapshot: string }> {
  await renewForeignRevisions(db);
  // Taken before the first read: changes during the load are read again, never missed.
  const snapshot = await readSnapshot(db);
  const catalogue = createCatalogue();
  const { places, slugs } = await readPlaces(db);
  catalogue.places.replace(places, slugs);
  for (const row of await readSupplierRows(db)) applySupplier(catalogue, row);
  for (const range of idRanges) {
    await loadCars(db, catalogue, range);
    for (const row of await readHoldRows(db, range, now)) addHolds(catalogue, row);
  }
  catalogue.cars.availability.compact();
  return { catalogue, snapshot };
}

async function loadCars(db: Queries, catalogue: Catalogue, range: IdRange): Promise<void> {
  // Cars of the same places get adjacent slots: a search of one place then reads few words of each set.
  const ids = await readPlacedCarIds(db, range);
  const lotAt = (start: number) => readCarRows(db, ids.slice(start, start + CARS_AT_ONCE));
  if (ids.length === 0) return;
  let next = lotAt(0);
  for (let start = 0; start < ids.length; start += CARS_AT_ONCE) {
    const rows = await next;
    // The database reads the next batch while this one is added.
    next = start + CARS_AT_ONCE < ids.length ? lotAt(start + CARS_AT_ONCE) : Promise.resolve([]);
    for (const row of rows) applyCar(catalogue, row);
  }
}

/** Sixteen, so that no statement takes more than a second at 100,000 cars. */
const idRanges: readonly IdRange[] = Array.from("0123456789abcdef", (digit) => ({
  first: "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replace("x", digit).replaceAll("x", "0"),
  last: "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replace("x", digit).replaceAll("x", "f"),
}));
