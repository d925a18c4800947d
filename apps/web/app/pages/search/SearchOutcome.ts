import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { WallClock } from "@sayara/domain/time/WallClock";
import type * as v from "valibot";

export type SearchResult = v.InferOutput<typeof CarSearchResult>;

/** A search with its dates: chosen, or the default ones. */
export interface RentalSearch extends SearchState {
  from: WallClock;
  to: WallClock;
}

/** Typed texts that match no single place; null for a resolved field. */
export interface UnclearPlaces {
  place: string | null;
  dropOff: string | null;
}

/** Outcome of a search. */
export type SearchOutcome =
  | { state: "found"; result: SearchResult }
  | { state: "refused"; code: RefusalCode }
  | { state: "unclear"; typed: UnclearPlaces }
  | { state: "failed"; fault: FaultKind };
