import * as fc from "fast-check";
import { expect, test } from "vitest";
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
const found = (typed: string) => finder.find(typed).map(({ slug }) => slug);
const meant = (typed: string) => {
  const reading = finder.read(typed);
  return reading.state === "one"
    ? reading.place.slug
    : [reading.state, ...reading.places.map(({ slug }) => slug)];
};

test("an empty text finds every place in list order", () => {
  expect(found("  ")).toEqual(places.map(({ slug }) => slug));
  expect(found("%")).toHaveLength(places.length);
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
  expect(meant(typed)).toBe(slug);
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
  expect(meant(typed)).toBe(slug);
});

test("[LO3] a word for a kind of place finds the places of that kind", () => {
  expect(found("aeropuerto")).toEqual(["tun", "dje"]);
  expect(found("sousse airport")).toEqual([]);
});

test.each([
  ["susse", "sousse"],
  ["djreba", "djerba"],
  ["monastier", "monastir"],
  ["mnoastri", "monastir"],
  ["sidi bou sayd", "sidi-bou-said"],
  ["tunis arport", "tun"],
])("[LO4] finds %j as %s", (typed, slug) => {
  expect(meant(typed)).toBe(slug);
});

test.each(["bunis", "tus", "mnsotirr", "susee airprt"])(
  "[LO4] finds nothing for %j, which has too many errors",
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

test("[LO5] orders matches from code matches to places within a matched place", () => {
  expect(found("tun")).toEqual(["tun", "tunis"]);
  expect(found("djerba")).toEqual(["djerba", "dje", "houmt-souk"]);
  expect(found("djer")).toEqual(["dje", "djerba", "houmt-souk"]);
});

test("[LO5] omits matches with typos if another place matches as typed", () => {
  const two = createPlaceFinder([aPlace("douz", ["Douz"]), aPlace("douza", ["Douza"])]);
  expect(two.find("douz").map(({ slug }) => slug)).toEqual(["douz", "douza"]);
  expect(two.find("douza").map(({ slug }) => slug)).toEqual(["douza"]);
});

test("[LO6] selects one good match, offers several, and offers the nearest names if there is none", () => {
  expect(meant("sidi bou")).toBe("sidi-bou-said");
  expect(meant("sous")).toBe("sousse");
  expect(meant("houmt")).toBe("houmt-souk");
  expect(meant("sidi")).toEqual(["several", "sidi-bou-said", "sidi-bouzid"]);
  expect(meant("sidi b")).toEqual(["several", "sidi-bou-said", "sidi-bouzid"]);
  expect(meant("djer")).toEqual(["several", "dje", "djerba", "houmt-souk"]);
  expect(meant("marsala")).toEqual(["none", "la-marsa"]);
  expect(meant("x")).toEqual(["none", "tun", "dje", "djerba", "houmt-souk"]);
  expect(meant("")).toEqual(["none", "tun", "dje", "djerba", "houmt-souk"]);
});

const seed = Number(process.env["SEED"] ?? 20261201);

test("[LO1, LO2] a place comes first for each of its names, in any case and word order", () => {
  const names = places.flatMap((place) => place.names.map((name) => ({ name, place })));
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.boolean(),
      fc.boolean(),
      ({ name, place }, isLoud, isTurned) => {
        const words = name.split(" ");
        const turned = (isTurned ? words.toReversed() : words).join(" - ");
        expect(finder.find(isLoud ? turned.toUpperCase() : turned)[0]).toBe(place);
      },
    ),
    { seed },
  );
});

test("reads any text without an exception, and finds the selected place first", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: "binary" })), (typed) => {
      const reading = finder.read(typed);
      const first = reading.state === "one" ? reading.place : reading.places[0];
      expect(first).toBeDefined();
      expect([first, undefined]).toContain(finder.find(typed)[0]);
    }),
    { seed },
  );
  expect(finder.read("a".repeat(5000)).state).toBe("none");
});
