import type { Car } from "../car/Car.ts";
import { type Millimes, toMillimes } from "../money/millimes.ts";
import { covers } from "../pricing/covers/Cover.ts";
import { lowestCoverPrices } from "./lowestCoverPrices.ts";
import { ratingWeight, recommendationScore, totalLessCovers } from "./recommendationScore.ts";
import { similarFilter } from "./similarFilter.ts";

interface PricedListing {
  car: Car;
  /** Total price of the rental without options, in TND. */
  total: number;
}

/** A listed car and the number of similar cars grouped behind it. */
export interface Recommended<Listing> {
  listing: Listing;
  similar: number;
}

/**
 * Sorts priced cars in recommended order and groups an agency's similar cars behind the first of them [SE8–SE12]. The
 * API's search engine sorts columns of a hundred thousand cars by the same score, weight and groups. Tests compare the
 * two.
 */
export function recommend<Listing extends PricedListing>(
  listings: readonly Listing[],
  {
    days,
    offered,
  }: {
    /** Number of rental days that each total covers. */
    days: number;
    /** All cars on offer, available or not. Used to compute each agency's cover prices. */
    offered: readonly Car[];
  },
): Recommended<Listing>[] {
  const carsByAgency = groupedBy(offered, ({ supplier }) => supplier.id);
  const ranked = listings
    .map((listing) => ({
      listing,
      score: recommendationScore(
        totalLessCovers({
          total: toMillimes(listing.total),
          coversPerDay: includedCoversPrice(listing.car, carsByAgency.get(listing.car.supplier.id) ?? []),
          days,
        }),
        { weight: ratingWeight(listing.car.supplier), isScooter: listing.car.range === "scooter" },
      ),
    }))
    .sort(
      (a, b) =>
        a.score - b.score ||
        a.listing.total - b.listing.total ||
        (a.listing.car.id < b.listing.car.id ? -1 : 1),
    );
  const groups = groupedBy(ranked, ({ listing }) => groupOf(listing.car));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ listing: first.listing, similar: others.length }],
  );
}

function includedCoversPrice(car: Car, agencyCars: readonly Car[]): Millimes {
  const lowestPrices = lowestCoverPrices(agencyCars);
  const included = covers.filter((cover) => car[cover] === 0);
  return included.reduce((sum, cover) => sum + toMillimes(lowestPrices[cover]), 0);
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
