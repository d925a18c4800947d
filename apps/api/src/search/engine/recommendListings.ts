import { ratingWeight, recommendationScore } from "@sayara/domain/search/recommendationScore";
import type { Results } from "./createOrder.ts";
import { scooterBit } from "./traits.ts";

export interface RecommendedListings {
  /** Slots of the listed cars: one of each group of similar ones. */
  listed: Int32Array;
  /** Number of similar cars behind each of them. */
  similar: Int32Array;
  /** Compares two positions of the listed cars. */
  compare: (a: number, b: number) => number;
}

/** Larger than every score: a total is below 10¹⁰ millimes, a weight below 1500. Sums with it stay exact. */
const AFTER_CARS = 2 ** 52;

/** Computes the recommended order [SE8–SE12]. A test compares it with the domain's `recommend`. */
export function recommendListings(
  { cars, suppliers, found, totalOf }: Results,
  { days }: { days: number },
): RecommendedListings {
  const weights = suppliers.map((supplier) => (supplier === undefined ? 0 : ratingWeight(supplier)));
  const scooters = cars.traits[scooterBit];
  const coversOf = cars.createCoversOf();
  const slot = (position: number) => found[position] ?? 0;
  const totals = new Float64Array(found.length);
  const scores = new Float64Array(found.length);
  for (let position = 0; position < found.length; position++) {
    const each = slot(position);
    const total = totalOf(each);
    totals[position] = total;
    const weight = weights[cars.supplier[each] ?? -1] ?? 0;
    scores[position] =
      recommendationScore({ total, coversPerDay: coversOf(each), days, weight }) +
      (scooters?.has(each) === true ? AFTER_CARS : 0);
  }
  const order = (a: number, b: number) =>
    (scores[a] ?? 0) - (scores[b] ?? 0) ||
    (totals[a] ?? 0) - (totals[b] ?? 0) ||
    cars.ids.compare(slot(a), slot(b));

  // By group, the position of its best car so far, plus 1.
  const best = new Int32Array(cars.similarGroups.end);
  const others = new Int32Array(cars.similarGroups.end);
  for (let position = 0; position < found.length; position++) {
    const group = cars.similar[slot(position)] ?? 0;
    const known = (best[group] ?? 0) - 1;
    if (known !== -1) others[group] = (others[group] ?? 0) + 1;
    if (known === -1 || order(position, known) < 0) best[group] = position + 1;
  }
  const firsts = best.filter((position) => position > 0).map((position) => position - 1);
  return {
    listed: firsts.map(slot),
    similar: firsts.map((position) => others[cars.similar[slot(position)] ?? 0] ?? 0),
    compare: (a, b) => order(firsts[a] ?? 0, firsts[b] ?? 0),
  };
}
