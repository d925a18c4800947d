import type { OfferedExtra } from "@sayara/api-client/contract/search/quote";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { type AddressService, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { readExtraChoices, writeExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
import { checkoutAddress, type Rental, parseRental } from "#web/shared/Rental/Rental.ts";

/** A driver's choices for a rental. */
export interface Choice {
  options: RentalOptions;
  extras: ExtraChoices;
  /** Whether the car is delivered to an address; false if absent. The address is a field of the form. */
  delivery?: boolean;
  /** Whether the car is collected from an address; false if absent. */
  collection?: boolean;
}

/** The rental of a checkout with the driver's choices, as in the URL. */
export interface ChosenRental extends Rental, Choice {}

export const noOptions: RentalOptions = {
  cancellation: false,
  amendments: false,
  theftProtection: false,
  collisionDamageWaiver: false,
  fullInsurance: false,
  additionalDriver: false,
};

/** Returns the query with another choice. All other parameters are unchanged. */
export function queryWithOptions(
  query: string,
  { options, extras, ...services }: Pick<Choice, "options"> & Partial<Choice>,
): string {
  const params = new URLSearchParams(query);
  const selected = rentalOptions.filter((option) => options[option]);
  if (selected.length === 0) params.delete("options");
  else params.set("options", selected.join(","));
  if (extras === undefined || extras.length === 0) params.delete("extras");
  else params.set("extras", writeExtraChoices(extras));
  for (const service of addressServices) {
    if (services[service] === true) params.set(service, "yes");
    else params.delete(service);
  }
  return `?${params}`.replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** Returns the checkout's URL for the rental, with its options. */
export function chosenAddress({
  options,
  extras,
  delivery = false,
  collection = false,
  ...rental
}: ChosenRental): string {
  const [path, query = ""] = checkoutAddress(rental).split("?");
  return path + queryWithOptions(query, { options, extras, delivery, collection });
}

/** Returns whether two URLs differ, but only in options, extras, delivery and collection. */
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
  const { delivery, collection } = readServices(params);
  return {
    ...rental,
    options: readOptions(params),
    extras: readExtras(params),
    ...(delivery && { delivery }),
    ...(collection && { collection }),
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

/** Reads from a URL whether delivery and collection are chosen. */
export function readServices(params: URLSearchParams): Record<AddressService, boolean> {
  const isChosen = (service: AddressService) => params.get(service) === "yes";
  return { delivery: isChosen("delivery"), collection: isChosen("collection") };
}

/** Returns the chosen extras that are offered, each limited to the number of pieces left. */
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
