import type { Client } from "@sayara/api-client/client/createClient";
import { carRanges } from "@sayara/api-client/contract/catalogue/car";
import {
  type CountryWithLocations,
  countriesWithLocations,
} from "@sayara/api-client/contract/catalogue/locations";
import { type SupplierProfile, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import type * as v from "valibot";
import { LOCATIONS_MINIMUM } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSearchDates } from "@sayara/domain/time/defaultSearchDates";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { defaultSettings } from "#web/marketplace/defaultSettings.ts";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import { loadSettings } from "#web/marketplace/loadSettings.ts";
import { type RangePrice, rangePrices } from "./rangePrices.ts";

/** The fields of an agency that the page shows. */
export type HomeSupplier = Pick<
  v.InferOutput<typeof SupplierProfile>,
  "slug" | "name" | "logo" | "rating" | "cars"
>;

export interface HomeData {
  /** In the marketplace's zone. */
  today: CalendarDate;
  /** Default dates of the form. */
  dates: { from: WallClock; to: WallClock };
  places: readonly Location[];
  countries: readonly CountryWithLocations[];
  ranges: readonly RangePrice[];
  suppliers: readonly HomeSupplier[];
}

/** Loads the home page's data. A part whose call fails is empty. */
export async function load(
  api: Client,
  { language, now }: { language: Language; now: Date },
): Promise<HomeData> {
  const settings = loadSettings(api).catch(() => defaultSettings);
  const [{ timeZone, commission }, places, countries, ranges, partners] = await Promise.all([
    settings,
    loadPlaces(api, language).catch(() => []),
    itemsOf(
      api(countriesWithLocations, {
        params: { language, imageRequired: false, minLocations: LOCATIONS_MINIMUM },
      }),
    ),
    itemsOf(api(carRanges, {})),
    api(suppliers, { params: { page: 1, size: 24 }, query: {} }).then(
      (outcome) => (outcome.ok ? outcome.data.items : []),
      () => [],
    ),
  ]);
  return {
    today: dateInZone(now, timeZone),
    dates: defaultSearchDates({ now, timeZone }),
    places,
    countries: countries.map((country) => withSamePlaces(country, places)),
    ranges: rangePrices(ranges, { now, timeZone, commission }),
    suppliers: partners.map(({ slug, name, logo, rating, cars }) => ({ slug, name, logo, rating, cars })),
  };
}

/** Replaces equal places by one object, which the document then contains once. */
function withSamePlaces(country: CountryWithLocations, places: readonly Location[]): CountryWithLocations {
  const byId = new Map(places.map((place) => [place.id, place]));
  return { ...country, locations: country.locations.map((place) => byId.get(place.id) ?? place) };
}

type ListOutcome<Item> = { ok: true; data: Item[] } | { ok: false };

/** Returns the list of a call, or an empty one where it failed. */
function itemsOf<Item>(call: Promise<ListOutcome<Item>>): Promise<Item[]> {
  return call.then(
    (outcome) => (outcome.ok ? outcome.data : []),
    () => [],
  );
}
