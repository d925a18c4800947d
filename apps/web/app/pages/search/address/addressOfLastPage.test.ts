import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { addressOfLastPage } from "./addressOfLastPage.ts";

const foundOutcome = (listed: number, total: number) =>
  ({ state: "found", result: aSearchResult({ items: [], listed, total }) }) as const;
const requested = new URL("http://site.test/search/tunis?page=9999&l=en");
const searchAtPage = (page: number) => ({ ...emptySearch, place: "tunis", page });

test("a page beyond the last redirects to the last page, which is computed from the number of listings", () => {
  expect(addressOfLastPage(searchAtPage(9999), foundOutcome(31, 90), requested)).toBe(
    "/search/tunis?page=3&l=en",
  );
  expect(addressOfLastPage(searchAtPage(2), foundOutcome(15, 90), requested)).toBe("/search/tunis?l=en");
});

test("an existing page of the list and an empty list do not redirect", () => {
  expect(addressOfLastPage(searchAtPage(3), foundOutcome(31, 90), requested)).toBeNull();
  expect(addressOfLastPage(searchAtPage(9), foundOutcome(0, 0), requested)).toBeNull();
  expect(addressOfLastPage(searchAtPage(9), { state: "failed", fault: "network" }, requested)).toBeNull();
});
