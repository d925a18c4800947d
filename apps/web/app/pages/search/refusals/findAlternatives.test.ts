import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import { findAlternatives } from "./findAlternatives.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

const placeAt = (slug: string, latitude: number, longitude: number) =>
  aPlace({ id: slug, slug, name: slug, position: { latitude, longitude } });
const tunis = placeAt("tunis", 36.8, 10.18);
const airport = {
  ...placeAt("airport", 36.85, 10.22),
  parent: { id: "tunis", slug: "tunis", name: "tunis" },
};
const places = [
  placeAt("djerba", 33.87, 10.77),
  placeAt("bizerte", 37.27, 9.87),
  tunis,
  airport,
  placeAt("nabeul", 36.45, 10.73),
];
const search: RentalSearch = { ...emptySearch, ...rentalDates, place: "tunis" };
const earliest = "2026-11-20T13:00";
const cars = (total: number) => ({ total, isFiltered: true });

test("nearby dates and places with cars are found, the nearest first", async () => {
  const searched: RentalSearch[] = [];
  const alternatives = await findAlternatives(search, {
    places,
    earliest,
    countCars: async (each) => {
      searched.push(each);
      if (each.place === "tunis") return cars(each.from.startsWith("2026-12-02") ? 0 : 4);
      return cars(each.place === "bizerte" ? 0 : 7);
    },
  });
  expect(alternatives.dates).toEqual([
    { from: "2026-11-30T10:00", to: "2026-12-03T10:00", ...cars(4) },
    { from: "2026-12-03T10:00", to: "2026-12-06T10:00", ...cars(4) },
    { from: "2026-11-29T10:00", to: "2026-12-02T10:00", ...cars(4) },
  ]);
  expect(alternatives.places.map(({ place, total }) => [place.slug, total])).toEqual([
    ["nabeul", 7],
    ["djerba", 7],
  ]);
  expect(searched.some(({ place }) => place === "airport")).toBe(false);
});

test("a search of all places gets no suggested places", async () => {
  const alternatives = await findAlternatives(
    { ...search, place: null },
    { places, earliest, countCars: async () => cars(1) },
  );
  expect(alternatives.places).toEqual([]);
  expect(alternatives.dates).toHaveLength(3);
});

test("past days are not searched", async () => {
  const searched: string[] = [];
  const countCars = async ({ from }: RentalSearch) => {
    searched.push(from);
    return cars(0);
  };
  await findAlternatives({ ...search, place: null }, { places, earliest: "2026-11-30T10:30", countCars });
  expect(searched).toEqual(["2026-12-02T10:00", "2026-12-03T10:00", "2026-12-08T10:00"]);
});
