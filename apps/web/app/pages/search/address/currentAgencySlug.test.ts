import { parseSearch } from "@sayara/domain/search/parseSearch";
import { expect, test } from "vitest";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { pathOfSearch } from "./pathOfSearch.ts";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";
import { currentAgencySlug } from "./currentAgencySlug.ts";

const foundOutcome: SearchOutcome = { state: "found", result: aSearchResult() };
const failedOutcome: SearchOutcome = { state: "failed", fault: "network" };
const [listedSlug = ""] = foundOutcome.result.suppliers.map(({ slug }) => slug);

function searchAt(address: string) {
  const { pathname, searchParams } = new URL(address, "http://site.test");
  return parseSearch(searchParams, pathOfSearch(pathname));
}

test.each<[string, SearchOutcome, string | null | undefined]>([
  ["/search/tunis/no-such-agency", foundOutcome, null],
  ["/search?supplier=no-such-agency", foundOutcome, null],
  ["/search/tunis?supplier=no-such-agency&fuel=gasoline", foundOutcome, null],
  [`/search/tunis/${listedSlug}`, foundOutcome, listedSlug],
  [`/search?supplier=${listedSlug}&supplier=no-such-agency`, foundOutcome, undefined],
  ["/search/tunis", foundOutcome, undefined],
  ["/search/tunis/no-such-agency", failedOutcome, undefined],
])("for %s the slug is null only if the agency is unknown", async (address, outcome, slug) => {
  const { openApi } = fakeApi({ supplier: () => refuse(404, "not_found") });
  expect(await currentAgencySlug(await openApi(), searchAt(address), outcome)).toBe(slug);
});

test("while the API is unavailable no agency is treated as unknown", async () => {
  const search = searchAt("/search/tunis/no-such-agency");
  expect(await currentAgencySlug(await openUnreachableApi(), search, foundOutcome)).toBeUndefined();
});
