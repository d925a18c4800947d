import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { WallClock } from "@sayara/domain/time/WallClock";
import type * as v from "valibot";
import type { RefusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import type { UnresolvedText } from "#web/shared/SearchForm/UnclearPlace.tsx";
import type { Unknown } from "@sayara/domain/validation/newerValues";

export type SearchResult = v.InferOutput<typeof CarSearchResult>;

/** A search with dates: selected or default ones. */
export interface RentalSearch extends SearchState {
  from: WallClock;
  to: WallClock;
}

/** Typed texts that match no single place; null for a resolved field. */
export interface UnclearPlaces {
  place: UnresolvedText | null;
  dropOff: UnresolvedText | null;
}

/** Number of cars of an alternative search. */
export interface CarCount {
  total: number;
  /** Whether the cars match the filters of the search. If false, no car matches, and all cars are counted. */
  isFiltered: boolean;
}

/** Nearby dates and places with cars, for a search without results. */
export interface Alternatives {
  dates: ({ from: WallClock; to: WallClock } & CarCount)[];
  places: ({ place: Location } & CarCount)[];
}

/** Result of a search, including expected failures. */
export type SearchOutcome =
  | { state: "found"; result: SearchResult; alternatives?: Alternatives }
  | { state: "refused"; code: RefusalCode | Unknown; dates?: RefusedDates }
  /** `isUnknown`: the place in the path does not exist, so the page is a 404. */
  | { state: "unclear"; typed: UnclearPlaces; isUnknown?: boolean }
  | { state: "failed"; fault: FaultKind };
