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

function renderPages(onSearch: (search: RentalSearch) => Promise<SearchOutcome>, style: CSSProperties = {}) {
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
  // A separate search for each test: loaded pages are cached by search.
  const search: RentalSearch = { ...emptySearch, ...rentalDates, place: `place-${++testCount}` };
  render(
    <RoutedProviders settings={{ paginationMode: "infiniteScroll" }}>
      <div data-testid="scroller" style={style}>
        <ResultPages search={search} listingCount={31} onSearch={onSearch} />
      </div>
    </RoutedProviders>,
  );
}

test("the next page loads by keyboard or near the end of the window, until the last page", async () => {
  const onSearch = vi.fn(({ page }: RentalSearch) => {
    const car = aListing({ id: `car-${page}`, name: `Car of page ${page}` });
    return Promise.resolve({ state: "found" as const, result: aSearchResult({ items: [car] }) });
  });
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
  renderPages(onSearch, { overflowY: "auto" });
  await screen.findByRole("button", { name: "Show more cars" });
  expect(observerOptions).toEqual({ root: screen.getByTestId("scroller"), rootMargin: "0px 0px 40px" });
});
