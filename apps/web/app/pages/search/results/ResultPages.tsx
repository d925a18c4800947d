import { useLingui } from "@lingui/react";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { paginationMessages } from "@sayara/i18n/components/paginationMessages";
import { Pagination } from "@sayara/ui/Pagination/Pagination";
import { useHydrated } from "@sayara/ui/hydration/useHydrated";
import { Suspense } from "react";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { PaintFirstLink } from "#web/interaction/PaintFirstLink.tsx";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { listingsKey } from "./listingsKey.ts";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";

const EndlessList = lazyPart(
  async () => (await import("#web/pages/search/Search.lazy.ts")).EndlessList,
  "Search.lazy",
);

interface ResultPagesProps {
  search: RentalSearch;
  /** Total number of listings on all pages. */
  listingCount: number;
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
}

/** Numbered pages, or an endless list if the setting selects it and JavaScript is available. */
export function ResultPages({ search, listingCount, onSearch }: ResultPagesProps) {
  const { i18n } = useLingui();
  const { paginationMode } = useSettings();
  const isHydrated = useHydrated();
  if (paginationMode === "infiniteScroll" && isHydrated) {
    return (
      <Suspense>
        <EndlessList
          // Opening the map or choosing cars to compare keeps the loaded pages.
          key={listingsKey(search)}
          search={search}
          listingCount={listingCount}
          onSearch={onSearch}
        />
      </Suspense>
    );
  }
  return (
    <Pagination
      page={search.page}
      pageCount={pageCount(listingCount, CARS_PAGE_SIZE)}
      hrefOf={(page) => searchUrl({ ...search, page })}
      renderLinkTo={(href) => <PaintFirstLink to={href} />}
      messages={{
        label: i18n._(paginationMessages.pagination),
        previous: i18n._(paginationMessages.previousPage),
        next: i18n._(paginationMessages.nextPage),
        page: (page) => i18n._({ ...paginationMessages.page, values: { page } }),
      }}
    />
  );
}
