import type { WallClock } from "@sayara/domain/time/WallClock";

/** A car with optional places (slugs) and dates, as in the URL of its page. */
export interface CarPathOptions {
  /** Slug or id of the car. */
  car: string;
  place?: string | null | undefined;
  dropOff?: string | null;
  from?: WallClock | null;
  to?: WallClock | null;
  driverAge?: number | null;
}

/** Returns the URL of a car's page. Its parameters are those of a search URL. */
export function carPath({ car, place, dropOff, from, to, driverAge }: CarPathOptions): string {
  const query = new URLSearchParams();
  if (place) query.set("place", place);
  if (from && to) {
    query.set("from", from);
    query.set("to", to);
  }
  if (dropOff && dropOff !== place) query.set("dropOff", dropOff);
  if (driverAge) query.set("age", String(driverAge));
  const text = query.toString().replaceAll("%3A", ":");
  return text === "" ? `/car/${car}` : `/car/${car}?${text}`;
}
