import * as v from "valibot";
import { expect, test } from "vitest";
import { type DecimalMark, readCell } from "./readCell.ts";

const schema = v.object({ price: v.number(), isFree: v.optional(v.boolean()) });
const parseNumber = (cell: string, decimal: DecimalMark) =>
  readCell(cell, { schema, path: ["price"], decimal });

test.each([
  ["1250", 1250],
  ["1,25", 1.25],
  ["12.5", 12.5],
  ["1 250,50", 1250.5],
  ["1\u202F250", 1250],
  ["1\u00A0250,5", 1250.5],
  ["1.250,50", 1250.5],
  ["1.250.000", 1_250_000],
  ["-3,5", -3.5],
  ["٨٠", 80],
  ["\u200E80", 80],
])("with decimal commas, %s is read as %d", (cell, value) => {
  expect(parseNumber(cell, ",")).toEqual({ value });
});

test.each([
  ["1250", 1250],
  ["1.250", 1.25],
  ["1,250.50", 1250.5],
  ["1,250,000", 1_250_000],
  ["85,5", 85.5],
])("with decimal points, %s is read as %d", (cell, value) => {
  expect(parseNumber(cell, ".")).toEqual({ value });
});

test.each([
  ["1250", 1250],
  ["85,5", 85.5],
  ["85.5", 85.5],
  ["36.8060", 36.806],
  ["1.250,50", 1250.5],
  ["1,250.50", 1250.5],
])("with tabs and an unknown decimal mark, %s is read as %d", (cell, value) => {
  expect(parseNumber(cell, undefined)).toEqual({ value });
});

test.each([
  ["1.250", ",", "1250", "1,25"],
  ["12.000", ",", "12000", "12"],
  ["-1.250", ",", "-1250", "-1,25"],
  ["1,250", ".", "1250", "1.25"],
  ["36.806", undefined, "36806", "36.8060"],
] as const)("%s is ambiguous", (cell, decimal, first, second) => {
  expect(parseNumber(cell, decimal)).toEqual({
    ambiguous: { code: "ambiguous_number", values: { cell, first, second } },
  });
});

test.each(["80 DT", "1,2,3", "1..2", "12e3", "0x10", "4 5", "1.25.0"])("%s is not a number", (cell) => {
  expect(parseNumber(cell, ",")).toEqual({ value: cell });
});

test.each([
  ["VRAI", true],
  ["Faux", false],
  ["oui", true],
  ["non", false],
  ["VERDADERO", true],
  ["TRUE", true],
  ["0", false],
  ["peut-être", "peut-être"],
])("a boolean field reads %s as %s", (cell, value) => {
  expect(readCell(cell, { schema, path: ["isFree"], decimal: "," })).toEqual({ value });
});
