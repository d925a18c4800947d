import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { aPlace } from "#web/testing/data/aPlace.ts";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import { findAlternatives } from "./findAlternatives.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";

const at = (slug: string, latitude: number, longitude: number) =>
  aPlace({ id: slug, slug, name: slug, position: { latitude, longitude } });
const tunis = at("tunis", 36.8, 10.18);
const airport = { ...at("airport", 36.85, 10.22), parent: { id: "tunis", slug: "tunis", name: "tunis" } };
const places = [
  at("djerba", 33.87, 10.77),
  at("bizerte", 37.27, 9.87),
  tunis,
  airport,
  at("nabeul", 36.45, 10.73),
];
const search: RentalSearch = { ...emptySearch, ...rentalDates, place: "tunis" };
const earliest = "2026-11-20T13:00";
const cars = (total: number) => ({ total, isFiltered: true });

test("finds near dates and near places with cars, the nearest first", async () => {
  const asked: RentalSearch[] = [];
  const found = await findAlternatives(search, {
    places,
    earliest,
    countCars: async (each) => {
      asked.push(each);
      if (each.place === "tunis") return cars(each.from.startsWith("2026-12-02") ? 0 : 4);
      return cars(each.place === "bizerte" ? 0 : 7);
    },
  });
  expect(found.dates).toEqual([
    { from: "2026-11-30T10:00", to: "2026-12-03T10:00", ...cars(4) },
    { from: "2026-12-03T10:00", to: "2026-12-06T10:00", ...cars(4) },
    { from: "2026-11-29T10:00", to: "2026-12-02T10:00", ...cars(4) },
  ]);
  expect(found.places.map(({ place, total }) => [place.slug, total])).toEqual([
    ["nabeul", 7],
    ["djerba", 7],
  ]);
  expect(asked.some(({ place }) => place === "airport")).toBe(false);
});

test("suggests no near places for a search of all places", async () => {
  const found = await findAlternatives(
    { ...search, place: null },
    { places, earliest, countCars: async () => cars(1) },
  );
  expect(found.places).toEqual([]);
  expect(found.dates).toHaveLength(3);
});

test("does not search past days", async () => {
  const asked: string[] = [];
  const countCars = async ({ from }: RentalSearch) => {
    asked.push(from);
    return cars(0);
  };
  await findAlternatives({ ...search, place: null }, { places, earliest: "2026-11-30T10:30", countCars });
  expect(asked).toEqual(["2026-12-02T10:00", "2026-12-03T10:00", "2026-12-08T10:00"]);
});
