import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import { expect, test } from "vitest";
import { aSearchResult } from "#web/testing/data/aSearchResult.ts";
import { filtersToRelax } from "./filtersToRelax.ts";

test("filters to remove are sorted by the number of cars gained, and a filter that gains none is omitted", () => {
  const filter: CarFilter = { ...noCarFilter, gearbox: ["automatic"], seats: ["2", "5"], aircon: true };
  const activeFilter = (group: keyof CarFilter, label: string) => ({
    key: label,
    group,
    label,
    remainingFilter: filter,
  });
  const active = [
    activeFilter("gearbox", "Automatic"),
    activeFilter("seats", "2 seats"),
    activeFilter("seats", "5 seats"),
    activeFilter("aircon", "Air conditioning"),
  ];
  const without = { ...aSearchResult({ items: [] }).without, all: 9, gearbox: 2, seats: 7 };
  expect(filtersToRelax(filter, active, without)).toEqual([
    { group: "seats", label: "2 seats, 5 seats", total: 7, filter: { ...filter, seats: [] } },
    { group: "gearbox", label: "Automatic", total: 2, filter: { ...filter, gearbox: [] } },
  ]);
});
