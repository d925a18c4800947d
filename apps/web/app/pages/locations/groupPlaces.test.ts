import { expect, test } from "vitest";
import { aListedPlace } from "#web/testing/data/aListedPlace.ts";
import { groupPlaces } from "./groupPlaces.ts";

const tunis = aListedPlace({ id: "tunis", slug: "tunis", name: "Tunis", kind: "city", code: null });
const airport = aListedPlace({ parent: { id: "tunis", slug: "tunis", name: "Tunis" } });

test("places within a city are listed below the city, separately for each country", () => {
  const tripoli = aListedPlace({ id: "tripoli", slug: "tripoli", country: "LY", countryName: "Libya" });
  const countries = groupPlaces([tunis, airport, tripoli], (price) => price + 4);
  expect(countries.map(({ name, groups }) => [name, groups.length])).toEqual([
    ["Tunisia", 1],
    ["Libya", 1],
  ]);
  expect(countries[0]?.groups[0]).toMatchObject({
    name: "Tunis",
    city: { slug: "tunis", lowestDayPrice: 77 },
    nestedPlaces: [{ slug: "tunis-carthage", code: "TUN" }],
  });
});

test("an airport without its city in the list is grouped under the city's name", () => {
  expect(groupPlaces([airport], Math.round)[0]?.groups).toMatchObject([
    { name: "Tunis", city: null, nestedPlaces: [{}] },
  ]);
});

test("a place without cars has no price", () => {
  const empty = aListedPlace({ cars: 0, fromDailyPrice: null });
  expect(groupPlaces([empty], Math.round)[0]?.groups[0]?.city?.lowestDayPrice).toBeNull();
});
