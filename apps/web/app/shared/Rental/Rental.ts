import { parseDriverAge } from "@sayara/domain/search/parseSearch";
import { isWallClock } from "@sayara/domain/time/WallClock";

/** A rental in a URL: car, places, and wall-clock times in the marketplace's time zone. */
export interface Rental {
  /** Slug of the car. */
  car: string;
  /** Slug of the pick-up place; `dropoff` is a slug too. */
  pickup: string;
  dropoff: string;
  from: string;
  to: string;
  /** Age of a young driver in years on the day of pick-up [FE9]. */
  age?: number | null;
}

/** Returns the checkout URL for this rental. */
export function checkoutAddress(rental: Rental): string {
  const { car, pickup, dropoff, from, to, age } = rental;
  const query = new URLSearchParams({ car, pickup, dropoff, from, to });
  if (age) query.set("age", String(age));
  return `/checkout?${query}`.replaceAll("%3A", ":");
}

/** Reads the rental from a URL; null if a part is missing or invalid. */
export function parseRental(parameters: URLSearchParams): Rental | null {
  const car = parameters.get("car") ?? "";
  const pickup = parameters.get("pickup") ?? "";
  const dropoff = parameters.get("dropoff") || pickup;
  const from = parameters.get("from") ?? "";
  const to = parameters.get("to") ?? "";
  if (![car, pickup, dropoff].every(isSlug) || !isWallClock(from) || !isWallClock(to)) return null;
  const age = parseDriverAge(parameters.get("age"));
  return { car, pickup, dropoff, from, to, ...(age !== null && { age }) };
}

/** Returns whether a text can be the slug of a car or place. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(text);
}
