import { expect, test } from "vitest";
import { breakLines } from "./breakLines.ts";

const measure = (line: string) => line.length;

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["abcdefghij kl", 4, ["abcd", "efgh", "ij", "kl"]],
  ["  spaced   out ", 20, ["spaced out"]],
  ["", 5, []],
])("breaks %j into lines of %i columns", (text, width, lines) => {
  expect(breakLines(text, width, measure)).toEqual(lines);
});
