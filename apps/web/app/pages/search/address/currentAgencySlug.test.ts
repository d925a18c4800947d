import { parseSearch } from "@sayara/domain/search/parseSearch";
import { expect, test } from "vitest";
import { openUnreachableApi } from "#web/testing/clientLoaderArgs.ts";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { pathOfSearch } from "./pathOfSearch.ts";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { currentAgencySlug } from "./currentAgencySlug.ts";

const found: SearchOutcome = { state: "found", result: aSearchResult() };
const away: SearchOutcome = { state: "failed", fault: "network" };
const [listed = ""] = found.result.suppliers.map(({ slug }) => slug);

function searchAt(address: string) {
  const { pathname, searchParams } = new URL(address, "http://site.test");
  return parseSearch(searchParams, pathOfSearch(pathname));
}

test.each<[string, SearchOutcome, string | null | undefined]>([
  ["/search/tunis/no-such-agency", found, null],
  ["/search?supplier=no-such-agency", found, null],
  ["/search/tunis?supplier=no-such-agency&fuel=gasoline", found, null],
  [`/search/tunis/${listed}`, found, listed],
  [`/search?supplier=${listed}&supplier=no-such-agency`, found, undefined],
  ["/search/tunis", found, undefined],
  ["/search/tunis/no-such-agency", away, undefined],
])("%s: null of an unknown agency only", async (address, outcome, slug) => {
  const { openApi } = fakeApi({ supplier: () => refuse(404, "not_found") });
  expect(await currentAgencySlug(await openApi(), searchAt(address), outcome)).toBe(slug);
});

test("while the API is unavailable no agency is treated as unknown", async () => {
  const search = searchAt("/search/tunis/no-such-agency");
  expect(await currentAgencySlug(await openUnreachableApi(), search, found)).toBeUndefined();
});
