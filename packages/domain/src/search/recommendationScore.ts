import type { Millimes } from "../money/millimes.ts";

/** Number of reviews assumed for every agency, in addition to its own [SE10]. */
const ASSUMED_REVIEWS = 10;
const ASSUMED_RATING = 3.5;
const BEST_RATING = 5;
/** Penalty for each star below five, in thousandths of the total [SE10]. */
const STAR_PENALTY = 80;

/**
 * Returns an agency's weight in thousandths: 1000 at five stars, plus 80 for each star below. The rating is averaged
 * with ten assumed reviews of 3.5, so that a single review has little influence [SE10].
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
  return 1000 + Math.round(STAR_PENALTY * (BEST_RATING - stars / (ASSUMED_REVIEWS + reviews)));
}

/**
 * Larger than every weighted total, because a total is below 10¹⁰ millimes and a weight below 1500. Sums with
 * it stay exact integers.
 */
const SCOOTER_OFFSET = 2 ** 52;

/**
 * Returns the sort key of the recommended order, ascending. The key is an integer: the total less the value of the
 * included covers, multiplied by the agency's weight. Scooters come after all cars [SE8–SE10].
 *
 * @param totalWithoutCovers from `totalLessCovers`
 * @param weight from `ratingWeight`
 */
export function recommendationScore(
  totalWithoutCovers: Millimes,
  { weight, isScooter }: { weight: number; isScooter: boolean },
): number {
  return totalWithoutCovers * weight + (isScooter ? SCOOTER_OFFSET : 0);
}

interface PriceWithCovers {
  total: Millimes;
  /** Price of the included covers at that agency, per day. */
  coversPerDay: Millimes;
  days: number;
}

/** Returns the total less the value of the included covers, never below 0 [SE9]. */
export function totalLessCovers({ total, coversPerDay, days }: PriceWithCovers): Millimes {
  return Math.max(0, total - coversPerDay * days);
}
