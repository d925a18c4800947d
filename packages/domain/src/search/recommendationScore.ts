import type { Millimes } from "../money/millimes.ts";

/** Number and rating of the reviews that every agency is assumed to have besides its own [SE10]. */
const ASSUMED_REVIEWS = 10;
const ASSUMED_RATING = 3.5;
const BEST_RATING = 5;
/** Penalty for each star below five, in thousandths of the price [SE10]. */
const STAR = 80;

/**
 * Returns an agency's weight in thousandths: 1000 at five stars, 80 more for each star below. The rating is
 * averaged with ten assumed reviews of 3.5, so that a single review has little influence [SE10].
 *
 * @example ratingWeight({ rating: 4.5, reviewCount: 30 }) // 1060
 */
export function ratingWeight({
  rating,
  reviewCount,
}: {
  rating: number | null;
  reviewCount: number;
}): number {
  const reviews = rating === null ? 0 : reviewCount;
  const stars = ASSUMED_REVIEWS * ASSUMED_RATING + reviews * (rating ?? 0);
  return 1000 + Math.round(STAR * (BEST_RATING - stars / (ASSUMED_REVIEWS + reviews)));
}

/**
 * Larger than every weighted total: a total is below 10¹⁰ millimes, a weight below 1500. Sums with it stay
 * exact.
 */
const AFTER_CARS = 2 ** 52;

/**
 * Returns the sort key of the recommended order, ascending. It is an integer: the total less the worth of the
 * included covers, times the agency's weight. Scooters come after all cars [SE8–SE10].
 *
 * @param lessCovers from `totalLessCovers`
 * @param weight from `ratingWeight`
 */
export function recommendationScore(
  lessCovers: Millimes,
  { weight, isScooter }: { weight: number; isScooter: boolean },
): number {
  return lessCovers * weight + (isScooter ? AFTER_CARS : 0);
}

interface PriceWithCovers {
  total: Millimes;
  /** What the included covers would cost at that agency, for one day. */
  coversPerDay: Millimes;
  days: number;
}

/** Returns the total less the worth of the included covers, never below 0 [SE9]. */
export function totalLessCovers({ total, coversPerDay, days }: PriceWithCovers): Millimes {
  return Math.max(0, total - coversPerDay * days);
}
