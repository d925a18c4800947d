// @vitest-environment jsdom
import { i18n } from "@lingui/core";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { CSSProperties } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { serverI18n } from "#web/language/serverI18n.ts";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aListing, aSearchResult, rentalDates } from "#web/testing/data/aSearchResult.ts";
import { dismissAll, useToasts } from "@sayara/frontend/toasts/useToasts";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { readListPosition, writeListPosition } from "@sayara/frontend/listing/listPositions";
import { listingsKey } from "./listingsKey.ts";
import { ResultPages } from "./ResultPages.tsx";
import type { RentalSearch, SearchOutcome } from "#web/pages/search/SearchOutcome.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  dismissAll();
  vi.unstubAllGlobals();
});

let testCount = 0;
let enterViewport = () => {};
let observerOptions: IntersectionObserverInit;

/** Returns one car for each page. */
function foundOn({ page }: RentalSearch): Promise<SearchOutcome> {
  const car = aListing({ id: `car-${page}`, name: `Car of page ${page}` });
  return Promise.resolve({ state: "found", result: aSearchResult({ items: [car] }) });
}

function searchOf(place: string): RentalSearch {
  return { ...emptySearch, ...rentalDates, place };
}

/** Returns the name by which the position of a rendered list is stored. */
function listName(place: string): string {
  return `default ${useLanguage.getState().language} ${listingsKey(searchOf(place))}`;
}

/** Renders the list of a new search by default, because loaded pages are cached by search. */
function renderPages(
  onSearch: (search: RentalSearch) => Promise<SearchOutcome>,
  { style = {}, place = `place-${++testCount}` }: { style?: CSSProperties; place?: string } = {},
) {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(
        notify: (entries: { isIntersecting: boolean }[]) => void,
        { root, rootMargin }: Required<IntersectionObserverInit>,
      ) {
        observerOptions = { root, rootMargin };
        enterViewport = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <RoutedProviders settings={{ paginationMode: "infiniteScroll" }}>
      <div data-testid="scroller" style={style}>
        <ResultPages search={searchOf(place)} listingCount={31} onSearch={onSearch} />
      </div>
    </RoutedProviders>,
  );
}

test("the next page loads at a press of the button or near the end of the window, until the last page is shown", async () => {
  const onSearch = vi.fn(foundOn);
  renderPages(onSearch);
  (await screen.findByRole("button", { name: "Show more cars" })).focus();
  await userEvent.keyboard("{Enter}");
  const newCard = await screen.findByRole("article", { name: /^Car of page 2, / });
  await waitFor(() => expect(document.activeElement).toBe(newCard.parentElement));
  enterViewport();
  expect(await screen.findByRole("article", { name: /^Car of page 3, / })).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show more cars" })).toBeNull();
  expect(onSearch.mock.calls.map(([{ page }]) => page)).toEqual([2, 3]);
});

test("a page that fails to load shows an error, and only the button loads it again", async () => {
  i18n.loadAndActivate({ locale: "en", messages: { ...serverI18n("en").messages } });
  const onSearch = vi.fn(() => Promise.resolve({ state: "failed" as const, fault: "network" as const }));
  renderPages(onSearch);
  const button = await screen.findByRole("button", { name: "Show more cars" });
  await userEvent.click(button);
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([i18n._(faultMessages.unknown)]);
  await userEvent.click(button);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test("the next page loads 200 px before the end of the window, or 40 px before the end of a scrolling element", async () => {
  const onSearch = () => new Promise<never>(() => {});
  renderPages(onSearch);
  await screen.findByRole("button", { name: "Show more cars" });
  expect(observerOptions).toEqual({ root: null, rootMargin: "0px 0px 200px" });
  cleanup();
  renderPages(onSearch, { style: { overflowY: "auto" } });
  await screen.findByRole("button", { name: "Show more cars" });
  expect(observerOptions).toEqual({ root: screen.getByTestId("scroller"), rootMargin: "0px 0px 40px" });
});

test("a closing page stores the last page and scroll offset of each list", async () => {
  const place = `place-${++testCount}`;
  renderPages(foundOn, { place });
  await userEvent.click(await screen.findByRole("button", { name: "Show more cars" }));
  await screen.findByRole("article", { name: /^Car of page 2, / });
  vi.stubGlobal("scrollY", 6585);
  window.dispatchEvent(new Event("pagehide"));
  expect(readListPosition(listName(place))).toEqual({ page: 2, top: 6585 });
});

test.each([
  { title: "it scrolls to the stored offset if the visitor has not scrolled", offset: 4351, tops: [6585] },
  { title: "it does not scroll if the visitor has scrolled", offset: 900, tops: [] },
])("a new document loads the pages that an earlier document had loaded; $title", async ({ offset, tops }) => {
  const place = `place-${++testCount}`;
  writeListPosition(listName(place), { page: 3, top: 6585 });
  const scrollTo = vi.fn();
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("scrollY", 4351);
  const onSearch = vi.fn((search: RentalSearch) => {
    vi.stubGlobal("scrollY", offset);
    return foundOn(search);
  });
  renderPages(onSearch, { place });
  await screen.findByRole("article", { name: /^Car of page 3, / });
  expect(onSearch.mock.calls.map(([{ page }]) => page)).toEqual([2, 3]);
  expect(scrollTo.mock.calls.map(([{ top }]) => top)).toEqual(tops);
});

test("a restored page that fails to load shows an error and is not requested again", async () => {
  const place = `place-${++testCount}`;
  writeListPosition(listName(place), { page: 3, top: 6585 });
  const onSearch = vi.fn(() => Promise.resolve({ state: "failed" as const, fault: "network" as const }));
  renderPages(onSearch, { place });
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test.each(["{", "[]", '{"lists":[{"name":"a","page":0,"top":1}]}', '{"lists":[{"name":"a","page":2}]}'])(
  "invalid stored positions are ignored: %s",
  async (stored) => {
    vi.resetModules();
    sessionStorage.setItem("sayara.listPositions", stored);
    const positions = await import("@sayara/frontend/listing/listPositions");
    expect(positions.readListPosition("a")).toBeNull();
  },
);
