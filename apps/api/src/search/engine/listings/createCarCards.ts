import { Car } from "@sayara/domain/car/Car";
import * as v from "valibot";
import { readCarsById } from "#api/catalogue/cars/readCars.ts";
import type { Database } from "#api/database/Schema.ts";
import { batchReads } from "#api/search/engine/worker/batchReads.ts";
import type { Changes } from "#api/search/engine/catalogue/catalogueRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";

/** Cars as in responses: JSON that is valid against the contract. */
export interface CarCards {
  get(ids: readonly string[]): Promise<Map<string, string>>;
  /** Evicts changed cars. Called with every change of the catalogue, so that cards are never stale. */
  evict(changes: Changes): void;
}

/** Maximum number of cached cards of about 1.5 kilobytes each. The cheapest cars of busy places are shown most. */
const MAXIMUM_CARDS = 5000;

/** Creates a cache of the shown cars, evicted by changes. */
export function createCarCards(db: Database, rules: CarRules): CarCards {
  // Two halves: a full one replaces the older one, which evicts the cards not used since then.
  let recent = new Map<string, string>();
  let older = new Map<string, string>();
  let changeCount = 0;

  const cache = (id: string, card: string) => {
    recent.set(id, card);
    if (recent.size < MAXIMUM_CARDS / 2) return;
    older = recent;
    recent = new Map();
  };
  const find = (id: string): string | undefined => {
    const card = recent.get(id);
    if (card !== undefined) return card;
    const cached = older.get(id);
    if (cached !== undefined) cache(id, cached);
    return cached;
  };
  const read = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const changesBefore = changeCount;
    const cards = new Map<string, string>();
    for (const [id, car] of await readCarsById(db, ids, rules)) {
      const card = JSON.stringify(v.parse(Car, car));
      cards.set(id, card);
      // A change that was applied during the read may be missing from it.
      if (changeCount === changesBefore) cache(id, card);
    }
    return cards;
  };
  const readTogether = batchReads(read);
  return {
    async get(ids) {
      const cached = new Map<string, string>();
      const missing: string[] = [];
      for (const id of ids) {
        const card = find(id);
        if (card === undefined) missing.push(id);
        else cached.set(id, card);
      }
      if (missing.length === 0) return cached;
      const cards = await readTogether(missing);
      for (const id of missing) {
        const card = cards.get(id);
        if (card !== undefined) cached.set(id, card);
      }
      return cached;
    },
    evict({ cars, suppliers }) {
      if (cars.length === 0 && suppliers.length === 0) return;
      changeCount += 1;
      // A card contains its agency. Agencies rarely change, so all cards are evicted.
      if (suppliers.length > 0) {
        recent.clear();
        older.clear();
      }
      for (const id of cars) {
        recent.delete(id);
        older.delete(id);
      }
    },
  };
}
