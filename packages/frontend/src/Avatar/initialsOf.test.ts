import { expect, test } from "vitest";
import { initialsOf } from "./initialsOf.ts";

test.each([
  ["Amel Ben Salah", "AS"],
  ["amel", "A"],
  ["  Élodie   Martin ", "ÉM"],
  ["𝒜mel Ben", "𝒜B"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
