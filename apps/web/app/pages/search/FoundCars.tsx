import { Trans, useLingui } from "@lingui/react/macro";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { pageCount } from "@sayara/domain/search/paging";
import type { SearchState } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { componentWords } from "@sayara/i18n/components/componentWords";
import { Pagination } from "@sayara/ui/Pagination/Pagination";
import { Link, useNavigate } from "react-router";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { EmptyResults } from "./EmptyResults.tsx";
import { FilterFields } from "./FilterFields.tsx";
import { FiltersButton } from "./FiltersButton.tsx";
import { ListingList } from "./ListingList.tsx";
import { PlainFilters } from "./PlainFilters.tsx";
import { ResultsTitle } from "./ResultsTitle.tsx";
import type { RentalSearch, SearchResult } from "./SearchOutcome.ts";
import { SortField } from "./SortField.tsx";
import { useActiveFilters } from "./useActiveFilters.ts";
import * as styles from "./Search.css.ts";

interface FoundCarsProps {
  search: RentalSearch;
  asked: SearchState;
  result: SearchResult;
  isBusy: boolean;
}

/** Listings with filters and order. Every choice is an address. */
export function FoundCars({ search, asked, result, isBusy }: FoundCarsProps) {
  "use memo";
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const active = useActiveFilters(search.filter, result.suppliers);
  const show = (change: Partial<SearchState>) =>
    void navigate(searchUrl({ ...asked, page: 1, ...change }), {
      preventScrollReset: true,
      // Shown at once: a transition would revert it until the cars have loaded.
      flushSync: true,
    });
  const filters = {
    filter: asked.filter,
    facets: result.facets,
    suppliers: result.suppliers,
    onChange: (filter: CarFilter) => show({ filter }),
  };

  return (
    <div className={styles.columns}>
      <aside className={styles.sidebar} id="narrow" aria-label={t`Filters`}>
        <PlainFilters search={search}>
          <FilterFields {...filters} />
        </PlainFilters>
        <a href="#results" className={styles.backToResults}>
          <Trans>Back to the cars</Trans>
        </a>
      </aside>
      <section className={styles.results} id="results" aria-busy={isBusy}>
        <div className={styles.resultsHead}>
          <ResultsTitle result={result} />
          <div className={styles.tools}>
            <FiltersButton {...filters} active={active.length} total={result.total} isBusy={isBusy} />
            <SortField sort={asked.sort} onChange={(sort) => show({ sort })} />
          </div>
        </div>
        <ActiveFilters active={active} search={search} />
        {result.items.length === 0 ? (
          <EmptyResults search={search} active={active} place={result.pickupLocation} />
        ) : (
          <ListingList search={search} listings={result.items} isBusy={isBusy} />
        )}
        <Pagination
          page={search.page}
          pageCount={pageCount(result.total, CARS_PAGE_SIZE)}
          hrefOf={(page) => searchUrl({ ...search, page })}
          renderLinkTo={(href) => <Link to={href} />}
          words={{
            label: i18n._(componentWords.pagination),
            previous: i18n._(componentWords.previousPage),
            next: i18n._(componentWords.nextPage),
            page: (page) => i18n._({ ...componentWords.page, values: { page } }),
          }}
        />
      </section>
    </div>
  );
}
