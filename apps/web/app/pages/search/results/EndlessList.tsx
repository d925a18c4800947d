import { Trans } from "@lingui/react/macro";
import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import { CARS_PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { pageCount } from "@sayara/domain/search/paging";
import { Button } from "@sayara/ui/Button/Button";
import { useEffect, useRef } from "react";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { useInfiniteList } from "@sayara/frontend/listing/useInfiniteList";
import { ListingList } from "./ListingList.tsx";
import { listingsKey } from "./listingsKey.ts";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";

interface EndlessListProps {
  /** The search of the first displayed page. */
  search: RentalSearch;
  /** Total number of listings on all pages. */
  listingCount: number;
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
}

interface Entry {
  id: string;
  listing: Listing;
}

/**
 * Shows the pages after the first displayed one. Moves the focus from the button to the first new car. Use the search
 * as its key.
 */
export function EndlessList(props: EndlessListProps) {
  const { language } = useLanguage();
  // The key reloads the pages when the language changes, because names of places and agencies differ.
  return <FurtherPages key={language} language={language} {...props} />;
}

function FurtherPages({
  search,
  listingCount,
  language,
  onSearch,
}: EndlessListProps & { language: Language }) {
  const container = useRef<HTMLDivElement>(null);
  const { items, isLoading, isComplete, load, end, focused } = useInfiniteList<Entry>({
    first: search.page,
    last: pageCount(listingCount, CARS_PAGE_SIZE),
    name: `${language} ${listingsKey(search)}`,
    async onLoad(page) {
      const outcome = await onSearch({ ...search, page });
      if (outcome.state !== "found") return null;
      return outcome.result.items.map((listing) => ({ id: listing.car.id, listing }));
    },
  });
  const index = items.findIndex(({ id }) => id === focused);

  useEffect(() => {
    if (index < 0) return;
    const entry = container.current?.querySelector("ol")?.children[index];
    if (!(entry instanceof HTMLElement)) return;
    // Focuses the card, not its link: a held Enter key would follow the link.
    entry.tabIndex = -1;
    entry.focus();
  }, [index]);

  return (
    <>
      {items.length > 0 && (
        <div ref={container}>
          <ListingList
            search={search}
            listings={items.map(({ listing }) => listing)}
            isBusy={false}
            onSearch={onSearch}
          />
        </div>
      )}
      {!isComplete && (
        <div ref={end}>
          <Button block tone="soft" aria-busy={isLoading} onClick={load}>
            <Trans>Show more cars</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
