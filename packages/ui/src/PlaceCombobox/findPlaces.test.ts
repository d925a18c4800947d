import { expect, test } from "vitest";
import { findPlaces, placeMeant } from "./findPlaces.ts";

const places = [
  { name: "Houmt Souk", detail: "Djerba" },
  { name: "Djerba-Zarzis Airport", keywords: ["DJE"] },
  { name: "Sidi Bou Saïd", detail: "Tunis" },
  { name: "Tunis" },
];
const names = (typed: string) => findPlaces(places, typed).map(({ name }) => name);

test("returns all places for an empty text", () => {
  expect(names("  ")).toHaveLength(4);
});

test("ignores accents and case", () => {
  expect(names("SIDI BOU said")).toEqual(["Sidi Bou Saïd"]);
  expect(names("saïd")).toEqual(["Sidi Bou Saïd"]);
});

test("sorts names that start with the text first", () => {
  expect(names("djer")).toEqual(["Djerba-Zarzis Airport", "Houmt Souk"]);
  expect(names("tun")).toEqual(["Tunis", "Sidi Bou Saïd"]);
});

test("finds an airport by its code", () => {
  expect(names("dje")[0]).toBe("Djerba-Zarzis Airport");
});

test("treats a hyphen as a space", () => {
  expect(names("djerba zar")).toEqual(["Djerba-Zarzis Airport"]);
});

test("does not match the middle of a word", () => {
  expect(names("unis")).toEqual([]);
});

test("resolves a text to the place of that name, the only match, or the only name with all typed words", () => {
  const all = [...places, { name: "Sidi Bouzid" }];
  expect(placeMeant(all, "TUNIS")?.name).toBe("Tunis");
  expect(placeMeant(all, "houm")?.name).toBe("Houmt Souk");
  expect(placeMeant(all, "sidi bou")?.name).toBe("Sidi Bou Saïd");
  expect(placeMeant(all, "sidi")).toBeNull();
  expect(placeMeant(all, "atlantis")).toBeNull();
});
