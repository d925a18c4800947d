import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { findTotalsInBrowser } from "./findTotalsInBrowser.ts";

const search = { ...emptySearch, ...rentalDates, place: "tunis" };

test("[PL6] each place has its total for the searched rental; a place without an available car has none", async () => {
  const { openApi, calls } = fakeApi({
    settings: () => ({ ok: true, data: defaultSettings }),
    placeTotals: () => ({
      ok: true,
      data: [
        { slug: "tunis", total: 246 },
        { slug: "le-kef", total: null },
      ],
    }),
  });
  const filter = { ...search.filter, aircon: true };
  const totals = await findTotalsInBrowser({ ...search, dropOff: "sousse", filter }, openApi);
  expect([...totals]).toEqual([["tunis", 246]]);
  expect(calls.at(-1)?.body).toMatchObject({
    from: "2026-12-01T09:00:00.000Z",
    to: "2026-12-04T09:00:00.000Z",
    dropOffLocation: "sousse",
    filter: { aircon: true },
  });
});
