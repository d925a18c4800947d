import { Trans, useLingui } from "@lingui/react/macro";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { Location } from "@sayara/domain/location/Location";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { useHydrated } from "@sayara/ui/hydration/useHydrated";
import { Suspense } from "react";
import { IslandBoundary } from "#web/hydration/IslandBoundary.tsx";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { RateNote } from "@sayara/frontend/currency/RateNote";
import { addPageMessages } from "@sayara/frontend/language/showLanguage";
import { ActiveFilters } from "#web/pages/search/filters/ActiveFilters.tsx";
import type { CompareDockProps } from "#web/pages/search/compare/CompareDock.tsx";
import { ComparedContext, LinkedCarsContext } from "#web/pages/search/compare/ComparedContext.ts";
import { FiltersButton } from "#web/pages/search/filters/FiltersButton.tsx";
import type { ComparedCar } from "#web/pages/search/compare/loadComparedCar.ts";
import { MapSwitch } from "#web/pages/search/map/MapSwitch.tsx";
import { OrderNote } from "./OrderNote.tsx";
import { PlacePrompt } from "#web/pages/search/refusals/PlacePrompt.tsx";
import { FilterForm } from "#web/pages/search/filters/FilterForm.tsx";
import { ResultPages } from "./ResultPages.tsx";
import { ResultsTitle } from "./ResultsTitle.tsx";
import type {
  Alternatives,
  RentalSearch,
  SearchOutcome,
  SearchResult,
} from "#web/pages/search/SearchOutcome.ts";
import { FilterSkeleton, ListSkeleton } from "#web/pages/search/SearchSkeleton.tsx";
import { SortField } from "#web/pages/search/filters/SortField.tsx";
import { useActiveFilters } from "#web/pages/search/filters/useActiveFilters.ts";
import { useChoices } from "#web/pages/search/filters/useChoices.ts";
import { useComparison } from "#web/pages/search/compare/useComparison.ts";
import { useHasLasted } from "./useHasLasted.ts";
import { useOpenPanels } from "#web/pages/search/filters/useOpenPanels.ts";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { SKELETON_AFTER } from "@sayara/frontend/request/raceWithTimeout";
import * as styles from "#web/pages/search/Search.css.ts";

// Rendered by the server. They hydrate at the first interaction; their links and fields work before that.
const loadFields = async () => (await import("#web/pages/search/Search.lazy.ts")).FilterFields;
const FilterFields = import.meta.env.SSR ? await loadFields() : lazyIsland(loadFields, "Search.lazy");
const loadList = async () => (await import("#web/pages/search/Search.lazy.ts")).ListingList;
const ListingList = import.meta.env.SSR ? await loadList() : lazyIsland(loadList, "Search.lazy");

/** Preloads the code and messages of the list, so that a page opened by navigation shows its cars at once. */
export const preloadList = () => Promise.all([loadList(), addPageMessages("Search.lazy")]).catch(() => {});

const loadMap = async () => (await import("#web/pages/search/Search.lazy.ts")).ResultsMap;
const ResultsMap = import.meta.env.SSR ? await loadMap() : lazyIsland(loadMap, "Search.lazy");

const loadDock = async () => (await import("#web/pages/search/Search.lazy.ts")).CompareDock;
const CompareDock = import.meta.env.SSR ? await loadDock() : lazyPart(loadDock, "Search.lazy");

const loadEmpty = async () => (await import("#web/pages/search/Search.lazy.ts")).EmptyResults;
const EmptyResults = import.meta.env.SSR ? await loadEmpty() : lazyPart(loadEmpty, "Search.lazy");

interface FoundCarsProps {
  search: RentalSearch;
  pendingSearch: SearchState;
  places: readonly Location[];
  result: SearchResult;
  alternatives?: Alternatives | undefined;
  isBusy: boolean;
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
  onLoadCar: (slug: string) => Promise<ComparedCar>;
}

/** Listings with filters and sort order. Every choice changes the URL. */
export function FoundCars({
  search,
  pendingSearch,
  places,
  result,
  alternatives,
  isBusy,
  onSearch,
  onLoadCar,
}: FoundCarsProps) {
  "use memo";
  const { t } = useLingui();
  const { exchangeRates } = useSettings();
  const showsSkeleton = useHasLasted(isBusy, SKELETON_AFTER);
  const choices = useChoices(pendingSearch);
  const { displayed, choose } = choices;
  const isOutdated = isBusy || choices.isPending;
  const comparison = useComparison(choices);
  const active = useActiveFilters({
    filter: search.filter,
    pending: displayed.filter,
    suppliers: result.suppliers,
  });
  // Links to another list keep the choices whose cars are still loading.
  const pending = { ...displayed, isComparing: false };
  // A choice for the comparison re-renders links, not the list.
  const linkSearch = { ...search, compared: pendingSearch.compared, isComparing: false };
  const filters = {
    filter: displayed.filter,
    facets: result.facets,
    suppliers: result.suppliers,
    anyRating: result.without.rating,
    onChange: (part: Partial<CarFilter>) =>
      choose(({ filter }) => ({ filter: { ...filter, ...part }, page: 1 })),
  };

  return (
    <div className={styles.columns} ref={useOpenPanels<HTMLDivElement>()}>
      <aside className={styles.sidebar} id="narrow" aria-label={t`Filters`} data-panels="filters">
        <FilterForm search={search}>
          <IslandBoundary fallback={<FilterSkeleton />}>
            <FilterFields {...filters} />
          </IslandBoundary>
        </FilterForm>
        <a href="#results" className={styles.backToResults}>
          <Trans>Back to the cars</Trans>
        </a>
      </aside>
      <section className={styles.results} id="results" aria-busy={isOutdated}>
        <div className={styles.resultsHead}>
          <ResultsTitle result={result} />
          <div className={styles.tools}>
            <FiltersButton
              {...filters}
              activeCount={active.length}
              total={result.total}
              isBusy={isOutdated}
            />
            <MapSwitch search={pending} />
            <SortField sort={displayed.sort} onChange={(sort) => choose({ sort, page: 1 })} />
          </div>
        </div>
        <ActiveFilters active={active} search={pending} />
        {search.map && (
          <IslandBoundary>
            <ResultsMap search={search} places={places} />
          </IslandBoundary>
        )}
        {search.place === null && <PlacePrompt search={search} places={places} />}
        <LinkedCarsContext value={pendingSearch.compared}>
          <ComparedContext value={comparison.store}>
            {/* Target of the skip link: below filters, order and map. */}
            <div id="cars" tabIndex={-1}>
              {showsSkeleton ? (
                <ListSkeleton />
              ) : (
                <IslandBoundary fallback={<ListSkeleton />}>
                  {result.items.length === 0 ? (
                    <EmptyResults {...{ search, active, result, alternatives }} />
                  ) : (
                    <ListingList
                      search={search}
                      listings={result.items}
                      isBusy={isBusy}
                      onSearch={onSearch}
                    />
                  )}
                </IslandBoundary>
              )}
            </div>
            {result.total > 0 && <RateNote rates={exchangeRates} />}
            {search.sort === "recommended" && result.total > 0 && <OrderNote />}
            <ResultPages search={linkSearch} listingCount={result.listed} onSearch={onSearch} />
          </ComparedContext>
        </LinkedCarsContext>
        <ComparisonDock
          search={search}
          pendingSearch={pendingSearch}
          comparison={comparison}
          onLoadCar={onLoadCar}
        />
      </section>
    </div>
  );
}

/**
 * Rendered in the browser only. It is a separate component, because rendering the list before it hydrates
 * would discard the server-rendered list.
 */
function ComparisonDock(dockProps: CompareDockProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || dockProps.pendingSearch.compared.length === 0) return null;
  return (
    <Suspense>
      <CompareDock {...dockProps} />
    </Suspense>
  );
}
