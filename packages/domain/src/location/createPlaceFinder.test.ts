import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../testing/anyCharacter.ts";
import { createPlaceFinder } from "./createPlaceFinder.ts";
import type { SearchablePlace } from "./SearchablePlace.ts";

const aPlace = (slug: string, names: string[], place: Partial<SearchablePlace> = {}) => ({
  slug,
  kind: "city" as const,
  code: null,
  names,
  parentNames: [],
  ...place,
});

/** In the order of a list: the busiest first. */
const places = [
  aPlace("tun", ["Tunis-Carthage Airport", "Aéroport Tunis-Carthage", "مطار تونس قرطاج الدولي"], {
    kind: "airport",
    code: "TUN",
    parentNames: ["Tunis", "Túnez"],
  }),
  aPlace("dje", ["Djerba-Zarzis Airport", "Aéroport Djerba-Zarzis"], {
    kind: "airport",
    code: "DJE",
    parentNames: ["Djerba", "Yerba"],
  }),
  aPlace("djerba", ["Djerba", "Yerba", "Jerba", "جربة"]),
  aPlace("houmt-souk", ["Houmt Souk"], { parentNames: ["Djerba", "Yerba"] }),
  aPlace("la-marsa", ["La Marsa", "المرسى"]),
  aPlace("monastir", ["Monastir"]),
  aPlace("sidi-bou-said", ["Sidi Bou Saïd"]),
  aPlace("sidi-bouzid", ["Sidi Bouzid"]),
  aPlace("sousse", ["Sousse", "Susa"]),
  aPlace("tunis", ["Tunis", "Túnez (ciudad)", "تونس"]),
];
const finder = createPlaceFinder(places);
const foundSlugs = (typed: string) => finder.find(typed).map(({ slug }) => slug);
const resolveSlugs = (typed: string) => {
  const resolution = finder.resolve(typed);
  return resolution.state === "one"
    ? resolution.place.slug
    : [resolution.state, ...resolution.places.map(({ slug }) => slug)];
};

test("an empty text finds every place in list order", () => {
  expect(foundSlugs("  ")).toEqual(places.map(({ slug }) => slug));
  expect(foundSlugs("%")).toHaveLength(places.length);
});

test.each([
  ["susa", "sousse"],
  ["SAID sidi", "sidi-bou-said"],
  ["sidibousaid", "sidi-bou-said"],
  ["houmtsouk", "houmt-souk"],
  ["dje", "dje"],
  ["TUN Tunis-Carthage", "tun"],
  ["تونس", "tunis"],
  ["مطار تونس", "tun"],
])("[LO2] finds %j as %s", (typed, slug) => {
  expect(resolveSlugs(typed)).toBe(slug);
});

test.each([
  ["tunis airport", "tun"],
  ["aeropuerto de tunez", "tun"],
  ["airport in Djerba", "dje"],
  ["Tunis, Tunisia", "tunis"],
  ["tunis centre ville", "tunis"],
  ["marsa", "la-marsa"],
  ["Túnez", "tunis"],
])("[LO3] finds %j as %s", (typed, slug) => {
  expect(resolveSlugs(typed)).toBe(slug);
});

test("[LO3] the name of a kind of place finds the places of that kind", () => {
  expect(foundSlugs("aeropuerto")).toEqual(["tun", "dje"]);
  expect(foundSlugs("sousse airport")).toEqual([]);
});

test.each([
  ["susse", "sousse"],
  ["djreba", "djerba"],
  ["monastier", "monastir"],
  ["mnoastri", "monastir"],
  ["sidi bou sayd", "sidi-bou-said"],
  ["tunis arport", "tun"],
])("[LO4] finds %j as %s", (typed, slug) => {
  expect(resolveSlugs(typed)).toBe(slug);
});

test.each(["bunis", "tus", "mnsotirr", "susee airprt"])(
  "[LO4] finds nothing for %j, which has too many errors",
  (typed) => {
    expect(foundSlugs(typed)).toEqual([]);
  },
);

test("[LO5] lists code matches first and places within a matched place last", () => {
  expect(foundSlugs("tun")).toEqual(["tun", "tunis"]);
  expect(foundSlugs("djerba")).toEqual(["djerba", "dje", "houmt-souk"]);
  expect(foundSlugs("djer")).toEqual(["dje", "djerba", "houmt-souk"]);
});

test("[LO5] omits matches with typos if another place matches as typed", () => {
  const finderOfTwo = createPlaceFinder([aPlace("douz", ["Douz"]), aPlace("douza", ["Douza"])]);
  expect(finderOfTwo.find("douz").map(({ slug }) => slug)).toEqual(["douz", "douza"]);
  expect(finderOfTwo.find("douza").map(({ slug }) => slug)).toEqual(["douza"]);
});

test("[LO6] selects a single good match, offers several matches, and offers the nearest names without a match", () => {
  expect(resolveSlugs("sidi bou")).toBe("sidi-bou-said");
  expect(resolveSlugs("sous")).toBe("sousse");
  expect(resolveSlugs("houmt")).toBe("houmt-souk");
  expect(resolveSlugs("sidi")).toEqual(["several", "sidi-bou-said", "sidi-bouzid"]);
  expect(resolveSlugs("sidi b")).toEqual(["several", "sidi-bou-said", "sidi-bouzid"]);
  expect(resolveSlugs("djer")).toEqual(["several", "dje", "djerba", "houmt-souk"]);
  expect(resolveSlugs("marsala")).toEqual(["none", "la-marsa"]);
  expect(resolveSlugs("x")).toEqual(["none", "tun", "dje", "djerba", "houmt-souk"]);
  expect(resolveSlugs("")).toEqual(["none", "tun", "dje", "djerba", "houmt-souk"]);
});

const seed = Number(process.env["SEED"] ?? 20261201);

test("[LO1, LO2] a place comes first for each of its names, in any case and word order", () => {
  const names = places.flatMap((place) => place.names.map((name) => ({ name, place })));
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.boolean(),
      fc.boolean(),
      ({ name, place }, isUpperCase, isReversed) => {
        const words = name.split(" ");
        const spelling = (isReversed ? words.toReversed() : words).join(" - ");
        expect(finder.find(isUpperCase ? spelling.toUpperCase() : spelling)[0]).toBe(place);
      },
    ),
    { seed },
  );
});

test("resolves any text without throwing, and finds the selected place first", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: anyCharacter })), (typed) => {
      const resolution = finder.resolve(typed);
      const first = resolution.state === "one" ? resolution.place : resolution.places[0];
      expect(first).toBeDefined();
      expect([first, undefined]).toContain(finder.find(typed)[0]);
    }),
    { seed },
  );
  expect(finder.resolve("a".repeat(5000)).state).toBe("none");
});
