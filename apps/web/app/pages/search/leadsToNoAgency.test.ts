import { expect, test } from "vitest";
import { openNoApi } from "#web/testing/aBrowserVisit.ts";
import { aSearchResult } from "#web/testing/aSearchResult.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import type { SearchOutcome } from "./SearchOutcome.ts";
import { leadsToNoAgency } from "./leadsToNoAgency.ts";

const empty: SearchOutcome = {
  state: "found",
  result: { ...aSearchResult(), items: [], total: 0, listed: 0 },
};
const full: SearchOutcome = { state: "found", result: aSearchResult() };
const away: SearchOutcome = { state: "failed", fault: "network" };

test.each<[string, SearchOutcome, boolean]>([
  ["/search/tunis/no-such-agency", empty, true],
  ["/search/tunis/no-such-agency", full, false],
  ["/search/tunis", empty, false],
  ["/search/tunis/no-such-agency", away, false],
])("of %s: unknown agencies only", async (path, outcome, isUnknown) => {
  const { openApi } = fakeApi({ supplier: () => refuse(404, "not_found") });
  expect(await leadsToNoAgency(await openApi(), path, outcome)).toBe(isUnknown);
});

test("while the API is away no agency is unknown", async () => {
  expect(await leadsToNoAgency(await openNoApi(), "/search/tunis/agency", empty)).toBe(false);
});
