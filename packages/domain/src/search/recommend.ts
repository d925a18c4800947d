import type { Car } from "../car/Car.ts";
import { type Millimes, toMillimes } from "../money/millimes.ts";
import { covers, lowestCoverPrices } from "./Cover.ts";
import { ratingWeight, recommendationScore, totalLessCovers } from "./recommendationScore.ts";
import { similarFilter } from "./similarFilter.ts";

interface Priced {
  car: Car;
  /** Total price of the rental without options, in TND. */
  total: number;
}

/** A listed car and the number of similar cars grouped behind it. */
export interface Recommended<Found> {
  found: Found;
  similar: number;
}

/**
 * Sorts priced cars in recommended order and groups an agency's similar cars behind the first of them [SE8–SE12]. The
 * API's search engine sorts columns of a hundred thousand cars by the same score, weight and groups. Tests compare the
 * two.
 */
export function recommend<Found extends Priced>(
  priced: readonly Found[],
  {
    days,
    offered,
  }: {
    /** Number of rental days that each total covers. */
    days: number;
    /** All cars on offer, available or not. Used to compute each agency's cover prices. */
    offered: readonly Car[];
  },
): Recommended<Found>[] {
  const ofAgency = groupedBy(offered, ({ supplier }) => supplier.id);
  const ranked = priced
    .map((found) => ({
      found,
      score: recommendationScore(
        totalLessCovers({
          total: toMillimes(found.total),
          coversPerDay: includedCovers(found.car, ofAgency.get(found.car.supplier.id) ?? []),
          days,
        }),
        { weight: ratingWeight(found.car.supplier), isScooter: found.car.range === "scooter" },
      ),
    }))
    .sort(
      (a, b) =>
        a.score - b.score || a.found.total - b.found.total || (a.found.car.id < b.found.car.id ? -1 : 1),
    );
  const groups = groupedBy(ranked, ({ found }) => groupOf(found.car));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ found: first.found, similar: others.length }],
  );
}

function includedCovers(car: Car, ofAgency: readonly Car[]): Millimes {
  const lowest = lowestCoverPrices(ofAgency);
  const included = covers.filter((cover) => car[cover] === 0);
  return included.reduce((sum, cover) => sum + toMillimes(lowest[cover]), 0);
}

function groupOf(car: Car): string {
  const filter = similarFilter(car);
  return filter === null ? car.id : JSON.stringify(filter);
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
