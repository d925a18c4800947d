import { Car } from "@sayara/domain/car/Car";
import * as v from "valibot";
import { readCarsById } from "#api/catalogue/readCars.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { Changes } from "./catalogueRows.ts";
import type { SearchRules } from "./SearchEngine.ts";

/** Cars as in answers: JSON, valid by the contract. */
export interface CarCards {
  get(ids: readonly string[]): Promise<Map<string, string>>;
  /** Evicts what changed. Called with every change of the catalogue, so that cards are never stale. */
  forget(changes: Changes): void;
}

/** Of about 1.5 kilobytes each. The cheapest cars of busy places are shown most. */
const MOST_CARDS = 5000;

/** Creates a cache of the shown cars, evicted by changes. */
export function createCarCards(db: Queries, rules: Pick<SearchRules, "minimumDriverAge">): CarCards {
  // In the order of their last use.
  const cards = new Map<string, string>();
  let changesSeen = 0;

  const keep = (id: string, card: string) => {
    cards.delete(id);
    cards.set(id, card);
    const [oldest] = cards.keys();
    if (cards.size > MOST_CARDS && oldest !== undefined) cards.delete(oldest);
  };
  return {
    async get(ids) {
      const found = new Map<string, string>();
      const missing: string[] = [];
      for (const id of ids) {
        const card = cards.get(id);
        if (card === undefined) missing.push(id);
        else found.set(id, card);
      }
      const seenBefore = changesSeen;
      const read = await readCarsById(db, missing, rules);
      for (const [id, car] of read) found.set(id, JSON.stringify(v.parse(Car, car)));
      // A change applied during the reading may be missing in it.
      if (changesSeen === seenBefore) for (const [id, card] of found) keep(id, card);
      return found;
    },
    forget({ cars, suppliers }) {
      if (cars.length === 0 && suppliers.length === 0) return;
      changesSeen += 1;
      // A card contains its agency; agencies rarely change.
      if (suppliers.length > 0) cards.clear();
      for (const id of cars) cards.delete(id);
    },
  };
}
