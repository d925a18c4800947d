import { expect, test } from "vitest";
import { findPlaces, placeMeant } from "./findPlaces.ts";

const places = [
  { name: "Houmt Souk", detail: "Djerba" },
  { name: "Djerba-Zarzis Airport", keywords: ["DJE"] },
  { name: "Sidi Bou Saïd", detail: "Tunis" },
  { name: "Tunis" },
];
const names = (typed: string) => findPlaces(places, typed).map(({ name }) => name);

test("all places match nothing typed", () => {
  expect(names("  ")).toHaveLength(4);
});

test("accents and case don't matter", () => {
  expect(names("SIDI BOU said")).toEqual(["Sidi Bou Saïd"]);
  expect(names("saïd")).toEqual(["Sidi Bou Saïd"]);
});

test("names that start so come first", () => {
  expect(names("djer")).toEqual(["Djerba-Zarzis Airport", "Houmt Souk"]);
  expect(names("tun")).toEqual(["Tunis", "Sidi Bou Saïd"]);
});

test("an airport is found by its code", () => {
  expect(names("dje")[0]).toBe("Djerba-Zarzis Airport");
});

test("a hyphen is a space", () => {
  expect(names("djerba zar")).toEqual(["Djerba-Zarzis Airport"]);
});

test("the middle of a word is no match", () => {
  expect(names("unis")).toEqual([]);
});

test("a place is meant by its name, by being the only match, or by having the typed words in full", () => {
  const all = [...places, { name: "Sidi Bouzid" }];
  expect(placeMeant(all, "TUNIS")?.name).toBe("Tunis");
  expect(placeMeant(all, "houm")?.name).toBe("Houmt Souk");
  expect(placeMeant(all, "sidi bou")?.name).toBe("Sidi Bou Saïd");
  expect(placeMeant(all, "sidi")).toBeNull();
  expect(placeMeant(all, "atlantis")).toBeNull();
});
