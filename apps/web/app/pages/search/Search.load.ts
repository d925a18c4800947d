import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { checkBookingPeriod } from "@sayara/domain/booking/checkBookingPeriod";
import { nearestBookingPeriod } from "@sayara/domain/booking/nearestBookingPeriod";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSearchDates } from "@sayara/domain/time/defaultSearchDates";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "#web/marketplace/defaultSettings.ts";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import { loadSettings } from "#web/marketplace/loadSettings.ts";
import type { RentalSearch, SearchOutcome, UnclearPlaces } from "./SearchOutcome.ts";

export interface SearchRequest {
  search: SearchState;
  /** Typed places that match no single place. No cars are searched then. */
  unclear?: UnclearPlaces | null;
  language: Language;
  now: Date;
  signal?: AbortSignal;
}

export interface LoadedSearch {
  search: RentalSearch;
  /** In the marketplace's zone. */
  today: CalendarDate;
  places: readonly Location[];
  /** Pending when this is returned: the browser shows a skeleton meanwhile. */
  outcome: Promise<SearchOutcome>;
}

/** Loads the listings and the form's data. The outcome is a value, also when the call fails. */
export async function load(api: Client, request: SearchRequest): Promise<LoadedSearch> {
  const places = loadPlaces(api, request.language).catch(() => []);
  const settings = await loadSettings(api).catch((error: unknown) =>
    error instanceof Fault && error.kind === "timeout" ? error : defaultSettings,
  );
  // An API that did not answer in time is not asked again: the visitor has waited long enough.
  const { timeZone } = settings instanceof Fault ? defaultSettings : settings;
  const search = withDates(request.search, request.now, timeZone);
  const found =
    settings instanceof Fault ? Promise.reject(settings) : outcomeOf(api, search, timeZone, request);
  const outcome = found.catch((error: unknown) => asFailure(error, request.signal));
  return { search, today: dateInZone(request.now, timeZone), places: await places, outcome };
}

function withDates(search: SearchState, now: Date, timeZone: string): RentalSearch {
  const usual = defaultSearchDates({ now, timeZone });
  if (search.from !== null && search.to !== null) return { ...search, from: search.from, to: search.to };
  return { ...search, ...usual };
}

async function outcomeOf(
  api: Client,
  search: RentalSearch,
  timeZone: string,
  request: SearchRequest,
): Promise<SearchOutcome> {
  const { unclear = null } = request;
  return unclear === null ? findCars(api, search, timeZone, request) : { state: "unclear", typed: unclear };
}

async function findCars(
  api: Client,
  search: RentalSearch,
  timeZone: string,
  request: SearchRequest,
): Promise<SearchOutcome> {
  const outcome = await callSearch(api, search, { timeZone, request, size: CARS_PAGE_SIZE });
  if (!outcome.ok)
    return { state: "refused", code: outcome.refusal.code, ...datesOf(search, timeZone, request) };
  const result = outcome.data;
  if (result.without.all > 0) return { state: "found", result };
  const [{ findAlternatives }, places] = await Promise.all([
    import("./findAlternatives.ts"),
    loadPlaces(api, request.language).catch(() => []),
  ]);
  const countCars = async (other: RentalSearch) => {
    const found = await callSearch(
      api,
      { ...other, filter: noCarFilter, page: 1 },
      { timeZone, request, size: 1 },
    ).catch(() => null);
    return found?.ok === true ? found.data.total : 0;
  };
  return { state: "found", result, alternatives: await findAlternatives(search, { places, countCars }) };
}

function callSearch(
  api: Client,
  search: RentalSearch,
  { timeZone, request, size }: { timeZone: string; request: SearchRequest; size: number },
) {
  const { language, signal } = request;
  return api(
    frontendCars,
    {
      params: { page: search.page, size },
      body: {
        ...(search.place !== null && { pickupLocation: search.place }),
        ...(search.dropOff !== null && { dropOffLocation: search.dropOff }),
        from: wallClockToInstant(search.from, timeZone).toISOString(),
        to: wallClockToInstant(search.to, timeZone).toISOString(),
        language,
        filter: search.filter,
        sort: search.sort,
      },
    },
    signal && { signal },
  );
}

/** The reason for a refusal caused by the dates, by the rules that the API applies. */
function datesOf({ from, to }: RentalSearch, timeZone: string, { now }: SearchRequest) {
  const rental = { from: wallClockToInstant(from, timeZone), to: wallClockToInstant(to, timeZone) };
  const failure = checkBookingPeriod(rental, { now, timeZone });
  if (failure === null) return {};
  return { dates: { reason: failure.code, nearest: nearestBookingPeriod({ from, to }, { now, timeZone }) } };
}

function asFailure(error: unknown, signal: AbortSignal | undefined): SearchOutcome {
  // The outcome of an aborted search is not shown.
  if (signal?.aborted) return { state: "failed", fault: "network" };
  if (error instanceof Fault) return { state: "failed", fault: error.kind };
  throw error;
}
