import type { Queries } from "#api/database/Schema.ts";
import { addHold, applyCar, applyPlaces, applySupplier, clearHolds } from "./applyRows.ts";
import { createOffer, type Offer } from "./Offer.ts";
import {
  readCarRows,
  readChanges,
  readHoldRows,
  readPlaceRows,
  readSnapshot,
  readSupplierRows,
  renewForeignRevisions,
} from "./offerRows.ts";

/** The offer, as true as the database at the moment of asking. */
export interface OfferMemory {
  current(): Promise<Offer>;
  /** Whether it was read once: from then on `current` reads only what changed. */
  isRead(): boolean;
}

const ROWS_AT_ONCE = 500;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Keeps the offer in memory: read whole when first asked for, then with each search only what changed since. Any
 * number of processes may do so; none of them tells the others anything, the database tells them all.
 */
export function createOfferMemory(db: Queries, clock: () => Date): OfferMemory {
  let known: { offer: Offer; snapshot: string } | undefined;
  let running: Promise<Offer> | undefined;
  let queued: Promise<Offer> | undefined;

  const bringUpToDate = async (): Promise<Offer> => {
    if (known === undefined) known = await readWhole(db, clock);
    else known.snapshot = await applyChanges(db, clock, known);
    return known.offer;
  };

  /** Whoever asks while a reading is under way waits for the next one: this one may not see what they just did. */
  const current = (): Promise<Offer> => {
    if (running !== undefined) return (queued ??= currentAfter(running));
    running = bringUpToDate().finally(() => {
      running = undefined;
    });
    return running;
  };

  const currentAfter = async (reading: Promise<Offer>): Promise<Offer> => {
    // Whether it failed is told to those who wait for it.
    await reading.catch(() => {});
    queued = undefined;
    return current();
  };

  return { current, isRead: () => known !== undefined };
}

async function readWhole(db: Queries, clock: () => Date): Promise<{ offer: Offer; snapshot: string }> {
  await renewForeignRevisions(db);
  // Told before anything is read: what changes meanwhile is read again, never missed.
  const snapshot = await readSnapshot(db);
  const offer = createOffer();
  applyPlaces(offer, await readPlaceRows(db));
  for (const row of await readSupplierRows(db)) applySupplier(offer, row);
  await inLots(
    (after) => readCarRows(db, { after, limit: ROWS_AT_ONCE }),
    (row) => applyCar(offer, row),
  );
  const now = clock();
  await inLots(
    (after) => readHoldRows(db, { after, limit: ROWS_AT_ONCE }, now),
    (row) => addHold(offer, row),
  );
  offer.cars.holds.compact();
  return { offer, snapshot };
}

async function applyChanges(
  db: Queries,
  clock: () => Date,
  { offer, snapshot }: { offer: Offer; snapshot: string },
): Promise<string> {
  const changes = await readChanges(db, snapshot);
  const placeRows = changes.places.length > 0 ? await readPlaceRows(db) : [];
  const supplierRows = changes.suppliers.length > 0 ? await readSupplierRows(db, changes.suppliers) : [];
  const carRows = await readLots(changes.cars, (ids) => readCarRows(db, { ids }));
  // A car that came back into the offer brings its holds along: they were not kept while it was away.
  const heldIds = [...new Set([...changes.holds, ...changes.cars])];
  const holdRows = await readLots(heldIds, (carIds) => readHoldRows(db, { carIds }, clock()));

  // All at once, without giving way: no search may see half of it.
  applyPlaces(offer, placeRows);
  for (const row of supplierRows) applySupplier(offer, row);
  const there = new Set(carRows.map(({ id }) => id));
  for (const id of changes.cars) if (!there.has(id)) offer.cars.remove(id);
  for (const row of carRows) applyCar(offer, row);
  for (const id of heldIds) clearHolds(offer, id);
  for (const row of holdRows) addHold(offer, row);
  return changes.snapshot;
}

/** Reads a table in the order of its ids, so many rows at once. */
async function inLots<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  apply: (row: Row) => void,
): Promise<void> {
  let rows: Row[];
  let after = FIRST_ID;
  do {
    rows = await read(after);
    for (const row of rows) apply(row);
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === ROWS_AT_ONCE);
}

async function readLots<Row>(
  ids: readonly string[],
  read: (lot: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    rows.push(...(await read(ids.slice(start, start + ROWS_AT_ONCE))));
  }
  return rows;
}
