import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { checkoutAddress, type Rental, parseRental } from "#web/shared/Rental/Rental.ts";

/** The rental of a checkout with its selected options, as in the URL. */
export interface ChosenRental extends Rental {
  options: RentalOptions;
}

export const noOptions: RentalOptions = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
};

/** Returns the query with other options; all other parameters are kept. */
export function queryWithOptions(query: string, options: RentalOptions): string {
  const params = new URLSearchParams(query);
  const selected = rentalOptions.filter((option) => options[option]);
  if (selected.length === 0) params.delete("options");
  else params.set("options", selected.join(","));
  return `?${params}`.replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** Returns the checkout's URL for the rental, with its options. */
export function chosenAddress({ options, ...rental }: ChosenRental): string {
  const [path, query = ""] = checkoutAddress(rental).split("?");
  return path + queryWithOptions(query, options);
}

/** Returns whether two different URLs differ only in their options. */
export function differsOnlyInOptions(current: URL, next: URL): boolean {
  const [a, b] = [current, next].map(
    ({ pathname, search }) => pathname + queryWithOptions(search, noOptions),
  );
  return a === b && current.href !== next.href;
}

/** Reads the rental from a URL. Returns null without a car, a place or dates. */
export function readChosenRental(params: URLSearchParams): ChosenRental | null {
  const rental = parseRental(params);
  if (rental === null) return null;
  return { ...rental, options: readOptions(params) };
}

/** Reads the options from a URL. */
export function readOptions(params: URLSearchParams): RentalOptions {
  const names = new Set(params.getAll("options").flatMap((text) => text.split(",")));
  const options = { ...noOptions };
  for (const option of rentalOptions) options[option] = names.has(option);
  return options;
}

/** Returns the selected options without those that the car does not offer. */
export function availableOptions(options: RentalOptions, car: Car): RentalOptions {
  const available = { ...options };
  for (const option of rentalOptions)
    if (car[option] === -1 || isRedundantCover(car, option)) available[option] = false;
  return available;
}
