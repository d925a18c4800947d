import { expect, test } from "vitest";
import { readAmount, writeAmount } from "./readAmount.ts";

test.each([
  ["254.4", 254.4],
  ["254,40", 254.4],
  ["1 250", 1250],
  ["0,01", 0.01],
  ["", null],
  ["-3", null],
  ["1.234", null],
  ["1,250.50", null],
  ["12 DT", 12],
  ["1\u202F250,50\u00A0TND", 1250.5],
  ["\u200E254,4\u200E", 254.4],
  ["٢٥٤٫٤", 254.4],
  ["١٬٢٥٠ د.ت", 1250],
  ["12 EUR", null],
  ["9999999999", null],
])("reads %o as %o dinars", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([254.4, 318, 0.01])("the formatted amount %d is parsed back to the same amount", (amount) => {
  for (const language of ["fr", "en", "es", "ar"])
    expect(readAmount(writeAmount(amount, language))).toBe(amount);
});
