import { expect, test } from "vitest";
import { createPlaceFinder } from "./createPlaceFinder.ts";
import { searchablePlaces } from "./searchablePlaces.ts";

const djerba = { id: "2", slug: "djerba", name: "Djerba" };
const places = [
  { slug: "houmt-souk", name: "Houmt Souk", kind: "city" as const, code: null, parent: djerba },
  { ...djerba, kind: "resort" as const, code: null, parent: null },
];

test("[LO2] joins the names of a place and of the place that contains it", () => {
  const foundSlugs = (names: Parameters<typeof searchablePlaces>[1], typed: string) =>
    createPlaceFinder(searchablePlaces(places, names))
      .find(typed)
      .map(({ place }) => place.slug);
  expect(foundSlugs([{ slug: "djerba", names: ["Djerba", "Gerba"] }], "gerba")).toEqual([
    "djerba",
    "houmt-souk",
  ]);
  expect(foundSlugs([], "gerba")).toEqual([]);
  expect(foundSlugs([], "djerba")).toEqual(["djerba", "houmt-souk"]);
});
