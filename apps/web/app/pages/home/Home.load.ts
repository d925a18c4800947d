import type { Client } from "@sayara/api-client/client/createClient";
import { carRanges } from "@sayara/api-client/contract/catalogue/car";
import {
  type CountryWithLocations,
  countriesWithLocations,
} from "@sayara/api-client/contract/catalogue/locations";
import { reviews, type SupplierProfile, suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import type * as v from "valibot";
import { LOCATIONS_MINIMUM } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSearchDates } from "@sayara/domain/time/defaultSearchDates";
import type { ReviewLanguage } from "@sayara/domain/review/ReviewLanguage";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { type DayPriceOptions, dayPriceOf } from "#web/marketplace/dayPriceOf.ts";
import { type RangePrice, rangePrices } from "./destinations/rangePrices.ts";

/** The fields of an agency that the page shows. */
export type HomeSupplier = Pick<
  v.InferOutput<typeof SupplierProfile>,
  "slug" | "name" | "logo" | "rating" | "cars"
>;

export interface Destination extends Pick<Location, "slug" | "name" | "image" | "position"> {
  /** Lowest price of one rental day from tomorrow on, in TND, commission included. Null if there is no car. */
  lowestDayPrice: number | null;
}

export interface HomeCountry {
  code: string;
  name: string;
  destinations: readonly Destination[];
}

export interface HomeReview {
  author: string;
  /** From 1 to 5. */
  rating: number;
  comments: string;
  language: ReviewLanguage | Unknown;
  createdAt: string;
  agency: { slug: string; name: string };
}

export interface HomeData {
  /** In the marketplace's time zone. */
  today: CalendarDate;
  /** Initial dates of the form. */
  dates: { from: WallClock; to: WallClock };
  /** Initial places of the form, if any. */
  initialPlaces?: Pick<SearchState, "place" | "dropOff">;
  places: readonly Location[];
  countries: readonly HomeCountry[];
  ranges: readonly RangePrice[];
  suppliers: readonly HomeSupplier[];
  /** A recent good review of the best-rated agency; null if there is none. */
  review: HomeReview | null;
}

/** Loads the home page's data. If a call fails, its part is empty. */
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
    api(suppliers, { params: { page: 1, size: 24 } }).then(
      (outcome) => (outcome.ok ? outcome.data.items : []),
      () => [],
    ),
  ]);
  const circumstances = { now, timeZone, commission };
  const today = dateInZone(now, timeZone);
  return {
    today,
    dates: defaultSearchDates({ now, timeZone }),
    ...(!import.meta.env.SSR && (await loadLastSearch(today))),
    places,
    countries: countries.map((country) => withDestinations(country, circumstances)),
    ranges: rangePrices(ranges, circumstances),
    suppliers: partners.map(({ slug, name, logo, rating, cars }) => ({ slug, name, logo, rating, cars })),
    review: await findReview(api, partners),
  };
}

/**
 * Returns the places and dates of the visit's last search, so that back navigation restores them. Returns nothing if
 * its dates are past.
 */
async function loadLastSearch(
  today: CalendarDate,
): Promise<Partial<Pick<HomeData, "dates" | "initialPlaces">>> {
  const { lastSearch } = await import("#web/shared/SearchForm/recentSearches.ts");
  const last = lastSearch();
  if (last === undefined || last.from.slice(0, 10) <= today) return {};
  const { place, dropOff, from, to } = last;
  return { dates: { from, to }, initialPlaces: { place, dropOff } };
}

function withDestinations(
  { code, name, locations }: CountryWithLocations,
  circumstances: DayPriceOptions,
): HomeCountry {
  const destinations = locations.map(({ fromDailyPrice, ...place }) => ({
    slug: place.slug,
    name: place.name,
    image: place.image,
    position: place.position,
    lowestDayPrice: fromDailyPrice === null ? null : dayPriceOf(fromDailyPrice, circumstances),
  }));
  return { code, name, destinations };
}

/**
 * Minimum number of reviews of the agency whose review is shown: a mean of fewer reviews is not meaningful.
 */
const MIN_REVIEWS = 5;
/** Minimum rating and maximum number of characters of a shown review. */
const MIN_RATING = 4;
const MAX_COMMENT_LENGTH = 240;

/** Returns the latest good review with comments about the best-rated agency. */
async function findReview(
  api: Client,
  agencies: readonly v.InferOutput<typeof SupplierProfile>[],
): Promise<HomeReview | null> {
  const [best] = agencies
    .filter(({ reviewCount }) => reviewCount >= MIN_REVIEWS)
    .sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
  if (best === undefined) return null;
  const { slug, name } = best;
  const outcome = await api(reviews, { params: { supplierIdOrSlug: slug, page: 1, size: 10 } }).catch(
    () => null,
  );
  if (!outcome?.ok) return null;
  for (const { author, rating, comments, language, createdAt } of outcome.data.items) {
    if (comments === null || rating === null) continue;
    if (rating < MIN_RATING || comments.length > MAX_COMMENT_LENGTH) continue;
    return { author, rating, comments, language, createdAt, agency: { slug, name } };
  }
  return null;
}

type ListOutcome<Item> = { ok: true; data: Item[] } | { ok: false };

/** Returns the list of a call, or an empty list if it failed. */
function itemsOf<Item>(call: Promise<ListOutcome<Item>>): Promise<Item[]> {
  return call.then(
    (outcome) => (outcome.ok ? outcome.data : []),
    () => [],
  );
}
