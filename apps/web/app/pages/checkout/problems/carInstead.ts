import { isSlug } from "#web/shared/Rental/Rental.ts";

/** Longest value that is passed on, in characters. */
const longest = 100;

/**
 * Returns the address of the car's page for a checkout's address with a car but without places or dates that can be
 * read: the page says what is wrong, and has a form for the dates. Null: no car.
 */
export function carInstead({ searchParams }: URL): string | null {
  const car = searchParams.get("car") ?? "";
  if (!isSlug(car)) return null;
  const query = new URLSearchParams();
  const pass = (from: string, to: string) => {
    const value = searchParams.get(from)?.slice(0, longest);
    if (value) query.set(to, value);
  };
  pass("pickup", "place");
  pass("dropoff", "dropOff");
  for (const name of ["from", "to", "l"]) pass(name, name);
  return `/car/${car}?${query}`.replaceAll("%3A", ":").replace(/\?$/, "");
}
