import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { completeSearchDates } from "@sayara/domain/time/completeSearchDates";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadPlaces } from "@sayara/frontend/marketplace/loadPlaces";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { refusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import { unreadableDates } from "#web/shared/DatesReason/unreadableDates.ts";
import type { RentalSearch, SearchOutcome, UnclearPlaces } from "./SearchOutcome.ts";

export interface SearchRequest {
  search: SearchState;
  /** Query parameters that the search was read from. */
  params?: URLSearchParams;
  /** Typed texts that match several places or none. If set, no cars are searched. */
  unclear?: UnclearPlaces | null;
  /** Whether the unclear place is in the path. */
  isUnknown?: boolean;
  language: Language;
  now: Date;
  signal?: AbortSignal;
}

export interface LoadedSearch {
  search: RentalSearch;
  /** In the marketplace's time zone. */
  today: CalendarDate;
  places: readonly Location[];
  /** Totals of the first pick-up days, if the server has loaded them. */
  firstDays?: readonly CalendarDay[] | undefined;
  /** May be pending when the loader returns. The browser shows a skeleton until it resolves. */
  outcome: Promise<SearchOutcome>;
}

/** Loads the listings and the form's data. If a call fails with a fault, the outcome resolves to `failed`. */
export async function load(api: Client, request: SearchRequest): Promise<LoadedSearch> {
  const places = loadPlaces(api, request.language).catch(() => []);
  const settings = await loadSettings(api).catch((error: unknown) =>
    error instanceof Fault && error.kind === "timeout" ? error : defaultSettings,
  );
  // After a timeout the API is not called again: the visitor has waited long enough.
  const { timeZone } = settings instanceof Fault ? defaultSettings : settings;
  const search = {
    ...request.search,
    ...completeSearchDates(request.search, { now: request.now, timeZone }),
  };
  const pendingOutcome =
    settings instanceof Fault ? Promise.reject(settings) : outcomeOf(api, search, timeZone, request);
  const outcome = pendingOutcome.catch((error: unknown) => toFailure(error, request.signal));
  return { search, today: dateInZone(request.now, timeZone), places: await places, outcome };
}

async function outcomeOf(
  api: Client,
  search: RentalSearch,
  timeZone: string,
  request: SearchRequest,
): Promise<SearchOutcome> {
  const { unclear = null, isUnknown = false, params, now } = request;
  if (unclear !== null) return { state: "unclear", typed: unclear, isUnknown };
  const dates = params && unreadableDates(params, request.search, { now, timeZone });
  if (dates) return { state: "refused", code: "invalid_input", dates };
  return findCars(api, search, timeZone, request);
}

async function findCars(
  api: Client,
  search: RentalSearch,
  timeZone: string,
  request: SearchRequest,
): Promise<SearchOutcome> {
  const outcome = await callSearch(api, search, { timeZone, request, size: CARS_PAGE_SIZE });
  if (!outcome.ok) {
    const { code } = outcome.refusal;
    const names = code === "not_found" ? await suggestNames(api, search, request.language) : null;
    if (names !== null) return names;
    const dates = refusedDates(outcome.refusal, search, { now: request.now, timeZone });
    return { state: "refused", code, ...(dates && { dates }) };
  }
  const result = outcome.data;
  if (result.without.all > 0) return { state: "found", result };
  const [{ findAlternatives }, places] = await Promise.all([
    import("./Search.lazy.ts"),
    loadPlaces(api, request.language).catch(() => []),
  ]);
  const countCars = async (other: RentalSearch) => {
    const response = await callSearch(api, { ...other, page: 1 }, { timeZone, request, size: 1 }).catch(
      () => null,
    );
    const { total, without } = response?.ok === true ? response.data : { total: 0, without: { all: 0 } };
    return total > 0 ? { total, isFiltered: true } : { total: without.all, isFiltered: false };
  };
  const earliest = instantToWallClock(request.now, timeZone);
  return {
    state: "found",
    result,
    alternatives: await findAlternatives(search, { places, countCars, earliest }),
  };
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
        ...(search.driverAge !== null && { driverAge: search.driverAge }),
        filter: search.filter,
        sort: search.sort,
      },
    },
    signal && { signal },
  );
}

/** Returns the nearest names for the unknown places of a URL; null if the list of places contains them all. */
async function suggestNames(
  api: Client,
  search: RentalSearch,
  language: Language,
): Promise<SearchOutcome | null> {
  const { suggestUnknownPlaces } = await import("./address/suggestUnknownPlaces.ts");
  const typedPlaces = await suggestUnknownPlaces(api, search, language);
  const isKnown = typedPlaces.place === null && typedPlaces.dropOff === null;
  return isKnown ? null : { state: "unclear", typed: typedPlaces, isUnknown: true };
}

function toFailure(error: unknown, signal: AbortSignal | undefined): SearchOutcome {
  // The outcome of an aborted search is not shown.
  if (signal?.aborted) return { state: "failed", fault: "network" };
  if (error instanceof Fault) return { state: "failed", fault: error.kind };
  throw error;
}
