import { Trans } from "@lingui/react/macro";
import type { Listing } from "@sayara/api-client/contract/search/frontendCars";
import { CARS_PAGE_SIZE, INFINITE_SCROLL_OFFSET, PAGE_OFFSET } from "@sayara/domain/config/businessDefaults";
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
 * The pages after the shown one: each loads when the end of the window, or of the element that scrolls the list, is near,
 * or by the button, for the keyboard and after a failure. Focus goes from the button to the first new car. Give it the
 * search as its key.
 */
export function EndlessList({ search, listed, onFind }: EndlessListProps) {
  const [listings, setListings] = useState<readonly Listing[]>([]);
  const [page, setPage] = useState(search.page);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const end = useRef<HTMLDivElement>(null);
  const added = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isComplete = page >= pageCount(listed, CARS_PAGE_SIZE);

  async function load() {
    if (state === "loading") return;
    setState("loading");
    const outcome = await onFind({ ...search, page: page + 1 });
    if (outcome.state !== "found") {
      setState("failed");
      return;
    }
    if (end.current?.contains(document.activeElement) === true) setFocused(listings.length);
    // A car may have moved to another page meanwhile.
    const known = new Set(listings.map(({ car }) => car.id));
    setListings([...listings, ...outcome.result.items.filter(({ car }) => !known.has(car.id))]);
    setPage(page + 1);
    setState("idle");
  }

  useEffect(() => {
    const element = end.current;
    if (element === null || state !== "idle") return;
    const root = scrollerOf(element);
    const offset = root === null ? PAGE_OFFSET : INFINITE_SCROLL_OFFSET;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { root, rootMargin: `0px 0px ${offset}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  useEffect(() => {
    if (focused === null) return;
    const entry = added.current?.querySelector("ol")?.children[focused];
    if (!(entry instanceof HTMLElement)) return;
    // Focus goes to the card, not its link: a held Enter key would follow the link.
    entry.tabIndex = -1;
    entry.focus();
  }, [focused]);

  return (
    <>
      {listings.length > 0 && (
        <div ref={added}>
          <ListingList search={search} listings={listings} isBusy={false} onFind={onFind} />
        </div>
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

/** Returns the element that scrolls another one; null: the window does. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
