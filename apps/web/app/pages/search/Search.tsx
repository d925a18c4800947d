import { Trans } from "@lingui/react/macro";
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { SkipLink } from "@sayara/ui/SkipLink/SkipLink";
import { Suspense, use } from "react";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { FallbackBoundary } from "#web/hydration/FallbackBoundary.tsx";
import { PaintFirstLink } from "#web/interaction/PaintFirstLink.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import { StaffNotice } from "#web/shared/StaffNotice/StaffNotice.tsx";
import type { ComparedCar } from "./compare/loadComparedCar.ts";
import { FailedSearch } from "./refusals/FailedSearch.tsx";
import { rememberPressedLink } from "./restoreLostFocus.ts";
import { SearchHead } from "./results/SearchHead.tsx";
import type { RentalSearch, SearchOutcome } from "./SearchOutcome.ts";
import { SearchResults } from "./results/SearchResults.tsx";
import { SearchSkeleton } from "./SearchSkeleton.tsx";
import { SearchBar } from "./results/SearchBar.tsx";
import * as styles from "./Search.css.ts";
import { rentalKey } from "./address/rentalKey.ts";

// Rendered by the server. Hydrates at the first interaction, when all totals load. The links work before
// that.
const loadPriceDays = async () => (await import("./Search.lazy.ts")).PriceDays;
const PriceDays = import.meta.env.SSR ? await loadPriceDays() : lazyIsland(loadPriceDays, "Search.lazy");

export interface SearchProps {
  /** The search that the outcome belongs to. */
  search: RentalSearch;
  /** The pending search. Filters show it before its listings have loaded. */
  pendingSearch: SearchState;
  places: readonly Location[];
  /** In the marketplace's time zone. */
  today: CalendarDate;
  /** Totals of the first pick-up days, if the server has loaded them. */
  firstDays?: readonly CalendarDay[] | undefined;
  outcome: SearchOutcome | Promise<SearchOutcome>;
  isBusy: boolean;
  onRetry: () => void;
  /** Runs another search for an expandable part of this page. */
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
  /** Loads the lowest total for each pick-up day, for the rental of the current search. */
  onLoadDays: (days: { first: CalendarDate; last: CalendarDate }) => Promise<readonly CalendarDay[]>;
  /** Loads a car of the comparison by its slug, priced for the current search. */
  onLoadCar: (slug: string) => Promise<ComparedCar>;
}

/** Search results: the rental, the filters and the listings. */
export function Search(props: SearchProps) {
  "use memo";
  const { search, places, today, outcome } = props;
  const placeOf = (slug: string | null) => places.find((place) => place.slug === slug);
  const settled = outcome instanceof Promise ? null : outcome;
  const isUnclear = settled?.state === "unclear";
  const result = settled?.state === "found" ? settled.result : null;
  return (
    <div className={`${container} ${styles.page}`} onClickCapture={rememberPressedLink}>
      <SearchHead search={search} place={placeOf(search.place)} isUnclear={isUnclear} result={result} />
      <Suspense key={rentalKey(search)} fallback={<SearchSkeleton {...{ search, places, today }} />}>
        <SearchContent {...props} />
      </Suspense>
    </div>
  );
}

function SearchContent({ outcome, ...props }: SearchProps) {
  "use memo";
  const settled = outcome instanceof Promise ? use(outcome) : outcome;
  const refusal = settled.state === "refused" ? settled : null;
  return (
    <>
      <SearchBar
        search={props.search}
        places={props.places}
        today={props.today}
        refusal={refusal}
        unclear={settled.state === "unclear" ? settled.typed : undefined}
      />
      {settled.state === "found" && (
        <SkipLink target="cars">
          <Trans>Skip to the cars</Trans>
        </SkipLink>
      )}
      <StaffNotice />
      {settled.state === "found" && props.search.place !== null && (
        <IslandBoundary>
          <PriceDays
            search={props.search}
            pendingSearch={props.pendingSearch}
            today={props.today}
            firstDays={props.firstDays}
            DayLink={PaintFirstLink}
            onLoadDays={props.onLoadDays}
          />
        </IslandBoundary>
      )}
      <FallbackBoundary resetKey={settled} fallback={<FailedSearch reason={null} onRetry={props.onRetry} />}>
        <SearchResults {...props} outcome={settled} />
      </FallbackBoundary>
    </>
  );
}
