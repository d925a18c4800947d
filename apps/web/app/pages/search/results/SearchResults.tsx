import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { FailedSearch } from "#web/pages/search/refusals/FailedSearch.tsx";
import { FoundCars } from "./FoundCars.tsx";
import type { ComparedCar } from "#web/pages/search/compare/loadComparedCar.ts";
import { RefusedSearch } from "#web/pages/search/refusals/RefusedSearch.tsx";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { UnclearSearch } from "#web/pages/search/refusals/UnclearSearch.tsx";

interface SearchResultsProps {
  search: RentalSearch;
  pendingSearch: SearchState;
  places: readonly Location[];
  outcome: SearchOutcome;
  isBusy: boolean;
  onRetry: () => void;
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
  onLoadCar: (slug: string) => Promise<ComparedCar>;
}

/** Renders each outcome of a search. */
export function SearchResults({ outcome, onRetry, ...props }: SearchResultsProps) {
  switch (outcome.state) {
    case "found":
      return <FoundCars {...props} result={outcome.result} alternatives={outcome.alternatives} />;
    case "refused":
      if (outcome.code === "too_many_requests" || outcome.code === "not_found")
        // The form above shows the reason.
        return <FailedSearch reason={null} onRetry={onRetry} />;
      return <RefusedSearch search={props.search} dates={outcome.dates} />;
    case "unclear":
      return <UnclearSearch />;
    case "failed":
      return <FailedSearch reason={faultMessages[outcome.fault]} onRetry={onRetry} />;
  }
}
