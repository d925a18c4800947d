import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { type CarDetails, car } from "@sayara/api-client/contract/catalogue/car";
import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import type { ReviewShares } from "@sayara/api-client/contract/catalogue/ReviewShares";
import { reviews, type SupplierProfile, supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import { type Listing, frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { quote } from "@sayara/api-client/contract/search/quote";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { completeSearchDates } from "@sayara/domain/time/completeSearchDates";
import type { WallClock } from "@sayara/domain/time/WallClock";
import type { OfferedYoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { type RefusedDates, refusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import { unreadableDates } from "#web/shared/DatesReason/unreadableDates.ts";
import { loadPriceDays } from "#web/shared/PriceStrip/loadPriceDays.ts";
import { stripDays } from "#web/shared/PriceStrip/stripDays.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** The price of the rental that the URL describes. */
type CarPrice =
  /** The URL has no dates. */
  | { state: "undated" }
  /** `isFree`: the car is available now. The checkout makes the final decision. */
  | { state: "quoted"; quote: Quote; isFree: boolean; youngDriver?: OfferedYoungDriverFee | undefined }
  /** `dates` is set if the dates are the reason for the refusal. */
  | { state: "refused"; code: RefusalCode | Unknown; dates?: RefusedDates }
  | { state: "failed" };

interface LatestReviews {
  items: readonly PublishedReview[];
  /** Number of all reviews, including hidden ones. */
  total: number;
  shares: ReviewShares | null;
}

export interface CarData extends CarDetails {
  /** Null if the API does not respond. */
  agency: SupplierProfile | null;
  reviews: LatestReviews;
  /** Other cars of the agency, priced for the dates. */
  otherCars: readonly Listing[];
  /** The pick-up place: the one in the URL, or the car's first. Null if the car has none. */
  place: Location | null;
  /** Whether the URL names a place where the car is not available. */
  isPlaceReplaced: boolean;
  /** Slug of the drop-off place; null for the pick-up place, or if the URL names an unknown place. */
  dropOff: string | null;
  /** In years; null if the search names no young driver [FE9]. */
  driverAge: number | null;
  /** Null if the URL has no dates or an invalid one. */
  dates: { from: WallClock; to: WallClock } | null;
  /** Initial dates of the form. */
  formDates: { from: WallClock; to: WallClock };
  /** In the marketplace's time zone. */
  today: CalendarDate;
  price: CarPrice;
  /** Totals of the rental by pick-up day, for the form's dates; empty while unknown. */
  calendar: readonly CalendarDay[];
}

export interface CarRequest {
  idOrSlug: string;
  search: Pick<SearchState, "place" | "dropOff" | "from" | "to" | "driverAge">;
  /** Query parameters that the search was read from. */
  params?: URLSearchParams;
  language: Language;
  now: Date;
}

const LATEST_REVIEW_COUNT = 3;
const OTHER_CAR_COUNT = 4;

/**
 * Loads the data of a car's page. Returns null if the car does not exist, and `rateLimited` if the visitor is over the
 * rate limit. If a call fails, its part is empty.
 */
export async function load(api: Client, request: CarRequest): Promise<CarData | "rateLimited" | null> {
  const { idOrSlug, search, params, language, now } = request;
  const [{ timeZone }, outcome] = await Promise.all([
    loadSettings(api).catch(() => defaultSettings),
    api(car, { params: { idOrSlug, language } }),
  ]);
  if (!outcome.ok) return outcome.refusal.code === "too_many_requests" ? "rateLimited" : null;
  const details = outcome.data;
  const { slug } = details.car.supplier;
  const clock = { now, timeZone };
  const invalidDates = params ? unreadableDates(params, search, clock) : null;
  const formDates = completeSearchDates(search, clock);
  const dates = invalidDates === null && (search.from !== null || search.to !== null) ? formDates : null;
  const place =
    details.locations.find((location) => location.slug === search.place) ?? details.locations[0] ?? null;
  const dropOff = search.dropOff === place?.slug ? null : search.dropOff;
  const { driverAge } = search;
  const rental = { details, place, dropOff, driverAge, language, timeZone };

  const today = dateInZone(now, timeZone);
  const [agency, latestReviews, otherCars, initialPrice, calendar] = await Promise.all([
    api(supplier, { params: { idOrSlug: slug } }).then(
      (response) => (response.ok ? response.data : null),
      fallbackTo(null),
    ),
    api(reviews, { params: { supplierIdOrSlug: slug, page: 1, size: LATEST_REVIEW_COUNT } }).then(
      (response) => (response.ok ? response.data : noReviews),
      fallbackTo(noReviews),
    ),
    findOtherCars(api, { ...rental, dates: formDates }).catch(fallbackTo([])),
    dates === null
      ? undatedPrice(details, invalidDates)
      : requestPrice(api, { ...rental, dates }, now).catch(fallbackTo({ state: "failed" } as const)),
    loadCalendar(api, { ...rental, dates: formDates }, today).catch(fallbackTo([])),
  ]);
  const { items, total, shares } = latestReviews;
  // The car and its own place exist, so the code `not_found` refers to the drop-off place. The result has a
  // null drop-off, so that links omit the unknown place.
  const isDropOffUnknown =
    dropOff !== null && initialPrice.state === "refused" && initialPrice.code === "not_found";
  const price = isDropOffUnknown
    ? ({ state: "refused", code: "drop_off_not_served" } as const)
    : initialPrice;
  return {
    ...details,
    agency,
    reviews: { items, total, shares },
    otherCars,
    place,
    isPlaceReplaced: search.place !== null && search.place !== place?.slug,
    dropOff: isDropOffUnknown ? null : dropOff,
    driverAge,
    dates,
    formDates,
    today,
    price,
    calendar,
  };
}

const noReviews: LatestReviews = { items: [], total: 0, shares: null };

interface DatedCar {
  details: CarDetails;
  place: Location | null;
  dropOff: string | null;
  driverAge: number | null;
  dates: { from: WallClock; to: WallClock };
  language: Language;
  timeZone: string;
}

function undatedPrice(
  { car: { availability }, locations }: CarDetails,
  dates: RefusedDates | null,
): CarPrice {
  const isOffered = availability === "available" && locations.length > 0;
  if (!isOffered) return { state: "refused", code: "car_unavailable" };
  return dates === null ? { state: "undated" } : { state: "refused", code: "invalid_input", dates };
}

async function requestPrice(
  api: Client,
  { details, place, dropOff, driverAge, dates, language, timeZone }: DatedCar,
  now: Date,
): Promise<CarPrice> {
  if (place === null) return { state: "refused", code: "car_unavailable" };
  const outcome = await api(quote, {
    body: {
      car: details.car.id,
      pickupLocation: place.slug,
      dropOffLocation: dropOff ?? place.slug,
      ...instantsOf(dates, timeZone),
      options: {},
      ...(driverAge !== null && { driverAge }),
      language,
    },
  });
  if (!outcome.ok) {
    const { code } = outcome.refusal;
    const dateRefusal = refusedDates(outcome.refusal, dates, { now, timeZone });
    return { state: "refused", code, ...(dateRefusal && { dates: dateRefusal }) };
  }
  const { quote: priced, available: isFree, youngDriver } = outcome.data;
  return { state: "quoted", quote: priced, isFree, youngDriver };
}

async function findOtherCars(
  api: Client,
  { details, place, dropOff, driverAge, dates, language, timeZone }: DatedCar,
): Promise<Listing[]> {
  const { id, supplier: agency } = details.car;
  const outcome = await api(frontendCars, {
    params: { page: 1, size: OTHER_CAR_COUNT + 1 },
    body: {
      ...(place !== null && { pickupLocation: place.slug }),
      ...(dropOff !== null && { dropOffLocation: dropOff }),
      ...instantsOf(dates, timeZone),
      language,
      ...(driverAge !== null && { driverAge }),
      filter: { ...noCarFilter, suppliers: [agency.slug] },
      // The recommended order would group similar cars under one listing, possibly the listing of this car.
      sort: "total",
    },
  });
  if (!outcome.ok) return [];
  return outcome.data.items.filter((listing) => listing.car.id !== id).slice(0, OTHER_CAR_COUNT);
}

async function loadCalendar(
  api: Client,
  { details, place, dropOff, driverAge, dates }: DatedCar,
  today: CalendarDate,
): Promise<readonly CalendarDay[]> {
  if (place === null) return [];
  const days = stripDays(dates, today);
  return loadPriceDays(api, {
    place: place.slug,
    dropOff,
    driverAge,
    car: details.car.id,
    ...dates,
    ...days,
  });
}

function instantsOf({ from, to }: { from: WallClock; to: WallClock }, timeZone: string) {
  return {
    from: wallClockToInstant(from, timeZone).toISOString(),
    to: wallClockToInstant(to, timeZone).toISOString(),
  };
}

/** Returns a handler that replaces a `Fault` with a value and rethrows other errors. */
function fallbackTo<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Fault) return value;
    throw error;
  };
}
