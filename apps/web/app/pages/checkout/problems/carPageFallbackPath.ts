import { isSlug } from "#web/shared/Rental/Rental.ts";

/** Maximum number of characters of a value that is passed on. */
const MAX_VALUE_LENGTH = 100;

/**
 * Returns the path of the car's page for a checkout URL that has a car but no valid places or dates. That page
 * reports the problem and has a form for the dates. Returns null if there is no car.
 */
export function carPageFallbackPath({ searchParams }: URL): string | null {
  const car = searchParams.get("car") ?? "";
  if (!isSlug(car)) return null;
  const query = new URLSearchParams();
  const copyParam = (from: string, to: string) => {
    const value = searchParams.get(from)?.slice(0, MAX_VALUE_LENGTH);
    if (value) query.set(to, value);
  };
  copyParam("pickup", "place");
  copyParam("dropoff", "dropOff");
  for (const name of ["from", "to", "l"]) copyParam(name, name);
  return `/car/${car}?${query}`.replaceAll("%3A", ":").replace(/\?$/, "");
}
