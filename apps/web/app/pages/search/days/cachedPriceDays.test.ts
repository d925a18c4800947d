import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import { cachePriceDays, cachedPriceDays } from "./cachedPriceDays.ts";

const search = { ...emptySearch, ...rentalDates, place: "tunis" };
const days = [
  { date: "2026-12-01", total: 318 },
  { date: "2026-12-02", total: null },
];

test("[PL4] the totals are reused when the same rental moves to another loaded day", () => {
  cachePriceDays(search, days);
  expect(cachedPriceDays({ ...search, from: "2026-12-02T10:00", to: "2026-12-05T10:00", page: 2 })).toBe(
    days,
  );
});

test("the totals are not reused for a day that is not loaded, or another length, place or filter", () => {
  cachePriceDays(search, days);
  for (const change of [
    { from: "2026-12-03T10:00", to: "2026-12-06T10:00" },
    { to: "2026-12-05T10:00" },
    { from: "2026-12-01T11:00" },
    { place: "sousse" },
    { filter: { ...search.filter, aircon: true } },
  ]) {
    expect(cachedPriceDays({ ...search, ...change })).toBeNull();
  }
});

test("the totals are reused after a filter is removed, whatever the order of its values", () => {
  const withGearbox = (gearbox: typeof search.filter.gearbox) => ({
    ...search,
    filter: { ...search.filter, gearbox },
  });
  const otherDays = [{ date: "2026-12-01", total: 400 }];
  cachePriceDays(search, days);
  cachePriceDays(withGearbox(["manual", "automatic"]), otherDays);
  expect(cachedPriceDays(search)).toBe(days);
  expect(cachedPriceDays(withGearbox(["automatic", "manual"]))).toBe(otherDays);
});

test("the totals of the latest eight rentals are cached", () => {
  cachePriceDays(search, days);
  const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);
  for (const place of places) cachePriceDays({ ...search, place }, days);
  expect(cachedPriceDays(search)).toBeNull();
  expect(cachedPriceDays({ ...search, place: "place-0" })).toBe(days);
});
