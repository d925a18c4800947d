import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { addressOfLastPage } from "./addressOfLastPage.ts";

const found = (listed: number, total: number) =>
  ({ state: "found", result: aSearchResult({ items: [], listed, total }) }) as const;
const asked = new URL("http://site.test/search/tunis?page=9999&l=en");
const at = (page: number) => ({ ...emptySearch, place: "tunis", page });

test("a page beyond the last redirects to the last, counted in listings", () => {
  expect(addressOfLastPage(at(9999), found(31, 90), asked)).toBe("/search/tunis?page=3&l=en");
  expect(addressOfLastPage(at(2), found(15, 90), asked)).toBe("/search/tunis?l=en");
});

test("an existing page of the list and an empty list do not redirect", () => {
  expect(addressOfLastPage(at(3), found(31, 90), asked)).toBeNull();
  expect(addressOfLastPage(at(9), found(0, 0), asked)).toBeNull();
  expect(addressOfLastPage(at(9), { state: "failed", fault: "network" }, asked)).toBeNull();
});
