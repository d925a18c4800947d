import { isWallClock } from "@sayara/domain/time/WallClock";

/** Which car, from where to where, from when to when, as an address carries it. Times are the marketplace's own. */
export interface Rental {
  /** Slug of the car. */
  car: string;
  /** Slugs of places. */
  pickup: string;
  dropoff: string;
  from: string;
  to: string;
}

/** Where this rental is booked. */
export function checkoutAddress(rental: Rental): string {
  const { car, pickup, dropoff, from, to } = rental;
  return `/checkout?${new URLSearchParams({ car, pickup, dropoff, from, to })}`.replaceAll("%3A", ":");
}

/** The rental that an address names; null when something is missing or no date. */
export function parseRental(parameters: URLSearchParams): Rental | null {
  const car = parameters.get("car") ?? "";
  const pickup = parameters.get("pickup") ?? "";
  const dropoff = parameters.get("dropoff") || pickup;
  const from = parameters.get("from") ?? "";
  const to = parameters.get("to") ?? "";
  if (![car, pickup, dropoff].every(isSlug) || !isWallClock(from) || !isWallClock(to)) return null;
  return { car, pickup, dropoff, from, to };
}

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,120}$/.test(text);
}
