import type { OfferedExtra } from "@sayara/api-client/contract/search/quote";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { readExtraChoices, writeExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
import { checkoutAddress, type Rental, parseRental } from "#web/shared/Rental/Rental.ts";

/** What a driver adds to a rental. */
export interface Choice {
  options: RentalOptions;
  extras: ExtraChoices;
  /** Whether the car is delivered to an address; not if absent. The address is a field of the form. */
  delivery?: boolean;
}

/** The rental of a checkout with what is added to it, as in the URL. */
export interface ChosenRental extends Rental, Choice {}

export const noOptions: RentalOptions = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
};

/** Returns the query with another choice; all other parameters are kept. */
export function queryWithOptions(
  query: string,
  { options, extras, delivery = false }: Pick<Choice, "options"> & Partial<Choice>,
): string {
  const params = new URLSearchParams(query);
  const selected = rentalOptions.filter((option) => options[option]);
  if (selected.length === 0) params.delete("options");
  else params.set("options", selected.join(","));
  if (extras === undefined || extras.length === 0) params.delete("extras");
  else params.set("extras", writeExtraChoices(extras));
  if (delivery) params.set("delivery", "yes");
  else params.delete("delivery");
  return `?${params}`.replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** Returns the checkout's URL for the rental, with its options. */
export function chosenAddress({ options, extras, delivery = false, ...rental }: ChosenRental): string {
  const [path, query = ""] = checkoutAddress(rental).split("?");
  return path + queryWithOptions(query, { options, extras, delivery });
}

/** Returns whether two different URLs differ only in options, extras and delivery. */
export function differsOnlyInOptions(current: URL, next: URL): boolean {
  const [a, b] = [current, next].map(
    ({ pathname, search }) => pathname + queryWithOptions(search, { options: noOptions }),
  );
  return a === b && current.href !== next.href;
}

/** Reads the rental from a URL. Returns null without a car, a place or dates. */
export function readChosenRental(params: URLSearchParams): ChosenRental | null {
  const rental = parseRental(params);
  if (rental === null) return null;
  const delivery = readDelivery(params);
  return {
    ...rental,
    options: readOptions(params),
    extras: readExtras(params),
    ...(delivery && { delivery }),
  };
}

/** Reads the options from a URL. */
export function readOptions(params: URLSearchParams): RentalOptions {
  const names = new Set(params.getAll("options").flatMap((text) => text.split(",")));
  const options = { ...noOptions };
  for (const option of rentalOptions) options[option] = names.has(option);
  return options;
}

/** Reads the extras from a URL. */
export function readExtras(params: URLSearchParams): ExtraChoices {
  return readExtraChoices(params.get("extras") ?? "");
}

/** Reads from a URL whether the car is to be delivered. */
export function readDelivery(params: URLSearchParams): boolean {
  return params.get("delivery") === "yes";
}

/** Returns the chosen extras that are offered, at most as many pieces as are left. */
export function availableExtras(extras: ExtraChoices, offered: readonly OfferedExtra[] = []): ExtraChoices {
  return extras.flatMap(({ extra, count }) => {
    const offer = offered.find(({ id }) => id === extra);
    const most = offer === undefined ? 0 : Math.min(offer.left, offer.maximumPerRental);
    return most === 0 ? [] : [{ extra, count: Math.min(count, most) }];
  });
}

/** Returns the selected options without those that the car does not offer. */
export function availableOptions(options: RentalOptions, car: Car): RentalOptions {
  const available = { ...options };
  for (const option of rentalOptions)
    if (car[option] === -1 || isRedundantCover(car, option)) available[option] = false;
  return available;
}
