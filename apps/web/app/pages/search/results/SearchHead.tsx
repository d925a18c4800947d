import { useLingui } from "@lingui/react/macro";
import type { Location } from "@sayara/domain/location/Location";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { useSite } from "@sayara/frontend/request/Site";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { StructuredData } from "#web/shared/PageHead/StructuredData.tsx";
import { searchStructuredData } from "./searchStructuredData.ts";
import type { RentalSearch, SearchResult } from "#web/pages/search/SearchOutcome.ts";

interface SearchHeadProps {
  search: RentalSearch;
  place: Location | undefined;
  /** Whether the page only contains the place form. Search engines do not index such a page. */
  isUnclear: boolean;
  /** Null if unknown or absent. */
  result: SearchResult | null;
}

/**
 * Renders the title and the canonical URL, which is the same for all searches at a place, whatever the dates.
 * Search engines do not index a filtered or sorted page, or a page after the first.
 */
export function SearchHead({ search, place, isUnclear, result }: SearchHeadProps) {
  const { t, i18n } = useLingui();
  const name = place?.name;
  const path = searchUrl({ ...emptySearch, place: search.place });
  const isUnfiltered = searchUrl({ ...search, from: null, to: null, dropOff: null }) === path;
  const isIndexed = isUnfiltered && !isUnclear;
  const site = useSite();
  return (
    <>
      <PageHead
        title={name === undefined ? t`Rental cars in Tunisia` : t`Car rental: ${name}`}
        description={
          name === undefined
            ? t`Compare the cars of Tunisian agencies by their total price, then book online or pay at the agency.`
            : t`Compare rental cars at ${name} by their total price: deposit, fuel and mileage are shown before you book.`
        }
        path={isIndexed ? path : undefined}
      />
      {isIndexed && place !== undefined && result !== null && (
        <StructuredData
          data={import.meta.env.SSR ? searchStructuredData(site, place, result, i18n.locale) : null}
        />
      )}
    </>
  );
}
