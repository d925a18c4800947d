import { Trans } from "@lingui/react/macro";
import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import { CARS_PAGE_SIZE, PAGE_OFFSET } from "@sayara/domain/config/businessDefaults";
import { pageCount } from "@sayara/domain/search/paging";
import { Button } from "@sayara/ui/Button/Button";
import { useEffect, useRef, useState } from "react";
import { ListingList } from "./ListingList.tsx";
import type { RentalSearch, SearchOutcome } from "./SearchOutcome.ts";

interface EndlessListProps {
  /** The search of the first page shown. */
  search: RentalSearch;
  /** Listings over all pages. */
  listed: number;
  onFind: (search: RentalSearch) => Promise<SearchOutcome>;
}

/**
 * The pages after the shown one: each loads when the window's end is near, or by the button, for the keyboard and
 * after a failure. Give it the search as its key.
 */
export function EndlessList({ search, listed, onFind }: EndlessListProps) {
  const [listings, setListings] = useState<readonly Listing[]>([]);
  const [page, setPage] = useState(search.page);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const end = useRef<HTMLDivElement>(null);
  const isComplete = page >= pageCount(listed, CARS_PAGE_SIZE);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const outcome = await onFind({ ...search, page: page + 1 });
    if (outcome.state !== "found") {
      setState("failed");
      return;
    }
    // A car may have moved to another page meanwhile.
    const known = new Set(listings.map(({ car }) => car.id));
    setListings([...listings, ...outcome.result.items.filter(({ car }) => !known.has(car.id))]);
    setPage(page + 1);
    setState("idle");
  }

  useEffect(() => {
    const element = end.current;
    if (element === null || state !== "idle") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: `0px 0px ${PAGE_OFFSET}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  return (
    <>
      {listings.length > 0 && (
        <ListingList search={search} listings={listings} isBusy={false} onFind={onFind} />
      )}
      {!isComplete && (
        <div ref={end}>
          <Button block tone="soft" aria-busy={state === "loading"} onClick={() => void load()}>
            <Trans>Show more cars</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
