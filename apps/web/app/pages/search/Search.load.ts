import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
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
  const { timeZone } = await loadSettings(api).catch(() => defaultSettings);
  const search = withDates(request.search, request.now, timeZone);
  const outcome = outcomeOf(api, search, timeZone, request).catch((error: unknown) =>
    asFailure(error, request.signal),
  );
  const places = await loadPlaces(api, request.language).catch(() => []);
  return { search, today: dateInZone(request.now, timeZone), places, outcome };
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
  { language, signal }: SearchRequest,
): Promise<SearchOutcome> {
  const outcome = await api(
    frontendCars,
    {
      params: { page: search.page, size: CARS_PAGE_SIZE },
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
  if (outcome.ok) return { state: "found", result: outcome.data };
  return { state: "refused", code: outcome.refusal.code };
}

function asFailure(error: unknown, signal: AbortSignal | undefined): SearchOutcome {
  // The outcome of an aborted search is not shown.
  if (signal?.aborted) return { state: "failed", fault: "network" };
  if (error instanceof Fault) return { state: "failed", fault: error.kind };
  throw error;
}
