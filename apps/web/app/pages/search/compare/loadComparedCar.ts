import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { car as carCall } from "@sayara/api-client/contract/catalogue/car";
import { quote as quoteCall } from "@sayara/api-client/contract/search/quote";
import type { Car } from "@sayara/domain/car/Car";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** A car of a comparison, with its price for the search's rental. */
export type ComparedCar =
  | { state: "priced"; car: Car; place: Location; quote: Quote; isFree: boolean }
  /** `elsewhere`: the car is not offered at the searched place. */
  | { state: "unpriced"; car: Car; reason: RefusalCode | Unknown | "elsewhere" }
  /** No car has this slug. */
  | { state: "unknown" }
  | { state: "failed" };

/** Loads a car by its slug, and prices it without options for the places and dates of the search. */
export async function loadComparedCar(
  api: Client,
  slug: string,
  { search, language }: { search: RentalSearch; language: Language },
): Promise<ComparedCar> {
  try {
    const [{ timeZone }, carResponse] = await Promise.all([
      loadSettings(api).catch(() => defaultSettings),
      api(carCall, { params: { idOrSlug: slug, language } }),
    ]);
    if (!carResponse.ok) return { state: "unknown" };
    const { car, locations } = carResponse.data;
    const place = placeOf(locations, search.place);
    if (place === undefined) return { state: "unpriced", car, reason: "elsewhere" };
    const quoteResponse = await api(quoteCall, {
      body: {
        car: car.id,
        pickupLocation: place.slug,
        dropOffLocation: search.dropOff ?? place.slug,
        from: wallClockToInstant(search.from, timeZone).toISOString(),
        to: wallClockToInstant(search.to, timeZone).toISOString(),
        options: {},
        ...(search.driverAge !== null && { driverAge: search.driverAge }),
        language,
      },
    });
    if (!quoteResponse.ok) return { state: "unpriced", car, reason: quoteResponse.refusal.code };
    return {
      state: "priced",
      car,
      place,
      quote: quoteResponse.data.quote,
      isFree: quoteResponse.data.available,
    };
  } catch (error) {
    if (error instanceof Fault) return { state: "failed" };
    throw error;
  }
}

/** Returns the searched place or a place within it. Without a searched place, returns the car's first place. */
function placeOf(places: readonly Location[], searchedSlug: string | null): Location | undefined {
  if (searchedSlug === null) return places[0];
  return (
    places.find(({ slug }) => slug === searchedSlug) ??
    places.find(({ parent }) => parent?.slug === searchedSlug)
  );
}
