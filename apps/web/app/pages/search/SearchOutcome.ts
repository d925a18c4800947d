import type { FaultKind } from "@sayara/api-client/client/Fault";
import type { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { SearchState } from "@sayara/domain/search/SearchState";
import type { WallClock } from "@sayara/domain/time/WallClock";
import type * as v from "valibot";

export type SearchResult = v.InferOutput<typeof CarSearchResult>;

/** A search whose dates are known: chosen, or the usual ones. */
export interface DatedSearch extends SearchState {
  from: WallClock;
  to: WallClock;
}

/** What came of asking the API for cars. */
export type SearchOutcome =
  | { state: "found"; result: SearchResult }
  | { state: "refused"; code: RefusalCode }
  | { state: "failed"; fault: FaultKind };
