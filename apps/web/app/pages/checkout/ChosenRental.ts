import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { type Rental, parseRental } from "#web/shared/Rental/Rental.ts";

/** The rental that a checkout is about and the options chosen for it, all of it in the address. */
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

/** The query of a checkout with other options; whatever else it says stays. */
export function queryWithOptions(query: string, options: RentalOptions): string {
  const params = new URLSearchParams(query);
  const chosen = rentalOptions.filter((option) => options[option]);
  if (chosen.length === 0) params.delete("options");
  else params.set("options", chosen.join(","));
  return `?${params}`.replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** Whether two addresses are about the same rental, whatever options they carry. */
export function isSameButForOptions(one: URL, other: URL): boolean {
  const [a, b] = [one, other].map(({ pathname, search }) => pathname + queryWithOptions(search, noOptions));
  return a === b && one.href !== other.href;
}

/** The rental that an address asks for; null when it does not say which car, where or when. */
export function readChosenRental(params: URLSearchParams): ChosenRental | null {
  const rental = parseRental(params);
  if (rental === null) return null;
  return { ...rental, options: readOptions(params) };
}

/** The options that an address asks for. */
export function readOptions(params: URLSearchParams): RentalOptions {
  const asked = new Set(params.getAll("options").flatMap((text) => text.split(",")));
  const options = { ...noOptions };
  for (const option of rentalOptions) options[option] = asked.has(option);
  return options;
}

/** The chosen options that a car has. */
export function offeredOptions(options: RentalOptions, car: Car): RentalOptions {
  const offered = { ...options };
  for (const option of rentalOptions) if (car[option] === -1) offered[option] = false;
  return offered;
}
