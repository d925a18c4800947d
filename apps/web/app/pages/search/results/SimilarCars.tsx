import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import { searchUrl } from "@sayara/domain/search/searchUrl";
import { similarFilter } from "@sayara/domain/search/similarFilter";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { LinkedCarsContext } from "#web/pages/search/compare/ComparedContext.ts";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import * as styles from "#web/pages/search/Search.css.ts";

interface SimilarCarsProps {
  listing: Listing;
  search: RentalSearch;
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>;
  renderListings: (listings: readonly Listing[]) => ReactNode;
}

type SimilarState = "closed" | "loading" | "failed" | readonly Listing[];

/**
 * The agency's similar cars behind a listing [SE11]. Expands them, or without JavaScript links to a search for them.
 */
export function SimilarCars({ listing, search, onSearch, renderListings }: SimilarCarsProps) {
  const { t } = useLingui();
  const [similar, setSimilar] = useState<SimilarState>("closed");
  const compared = use(LinkedCarsContext);
  const panel = useRef<HTMLDetailsElement>(null);
  const filter = similarFilter(listing.car);
  const similarSearch: RentalSearch = {
    ...search,
    filter: { ...search.filter, ...filter },
    sort: "total",
    page: 1,
  };

  async function loadSimilar() {
    setSimilar("loading");
    const outcome = await onSearch(similarSearch);
    setSimilar(
      outcome.state === "found"
        ? outcome.result.items.filter(({ car }) => car.id !== listing.car.id)
        : "failed",
    );
  }

  // The panel was opened before hydration, or restored by the history.
  const loadIfOpen = useEffectEvent(() => {
    if (panel.current?.open === true && similar === "closed") void loadSimilar();
  });
  useEffect(() => loadIfOpen(), []);

  if (listing.similar === 0 || filter === null) return null;
  const listings = typeof similar === "string" ? [] : similar;
  return (
    <Disclosure
      ref={panel}
      className={styles.similar}
      summary={t`${plural(listing.similar, { one: "# more like this", other: "# more like this" })}`}
      onToggle={(event) => {
        if (event.currentTarget.open && (similar === "closed" || similar === "failed")) void loadSimilar();
      }}
    >
      {similar === "loading" ? <Skeleton shape="card" /> : renderListings(listings)}
      {listings.length < listing.similar && similar !== "loading" && (
        <UiLink render={<Link to={searchUrl({ ...similarSearch, compared, isComparing: false })} />}>
          <Trans>See all of them</Trans>
        </UiLink>
      )}
    </Disclosure>
  );
}
