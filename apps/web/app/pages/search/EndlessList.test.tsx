// @vitest-environment jsdom
import { emptySearch } from "@sayara/domain/search/SearchState";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aListing, aSearchResult, rentalDates } from "#web/testing/aSearchResult.ts";
import { ResultPages } from "./ResultPages.tsx";
import type { RentalSearch, SearchOutcome } from "./SearchOutcome.ts";

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const search: RentalSearch = { ...emptySearch, ...rentalDates, place: "tunis" };
let comeIntoView = () => {};

function show(onFind: (search: RentalSearch) => Promise<SearchOutcome>) {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <Surroundings settings={{ paginationMode: "infiniteScroll" }}>
      <ResultPages search={search} listed={31} onFind={onFind} />
    </Surroundings>,
  );
}

test("the next page follows below by the keyboard or near the window's end, until the last", async () => {
  const onFind = vi.fn(({ page }: RentalSearch) => {
    const car = aListing({ id: `car-${page}`, name: `Car of page ${page}` });
    return Promise.resolve({ state: "found" as const, result: aSearchResult({ items: [car] }) });
  });
  show(onFind);
  (await screen.findByRole("button", { name: "Show more cars" })).focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("article", { name: "Car of page 2" })).toBeTruthy();
  comeIntoView();
  expect(await screen.findByRole("article", { name: "Car of page 3" })).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show more cars" })).toBeNull();
  expect(onFind.mock.calls.map(([{ page }]) => page)).toEqual([2, 3]);
});

test("a page that could not be loaded is loaded again by the button only", async () => {
  const onFind = vi.fn(() => Promise.resolve({ state: "failed" as const, fault: "network" as const }));
  show(onFind);
  const button = await screen.findByRole("button", { name: "Show more cars" });
  await userEvent.click(button);
  expect(onFind).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(onFind).toHaveBeenCalledTimes(2);
});
