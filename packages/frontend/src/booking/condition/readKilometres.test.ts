import { expect, test } from "vitest";
import { readKilometres } from "./readKilometres.ts";

test.each([
  ["42000", 42_000],
  [" 42 000 km", 42_000],
  ["42\u202F000 Km", 42_000],
  ["٤٢", 42],
  ["", null],
  ["42.5", null],
  ["-3", null],
  ["km", null],
  ["9999999999", null],
])("reads %o as %o kilometres", (typed, kilometres) => {
  expect(readKilometres(typed)).toBe(kilometres);
});
