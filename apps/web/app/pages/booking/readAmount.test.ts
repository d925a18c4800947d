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
  ["12 DT", null],
  ["9999999999", null],
])("%o is %o dinars", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([254.4, 318, 0.01])("%d is read as it is written", (amount) => {
  for (const language of ["fr", "en", "es"]) expect(readAmount(writeAmount(amount, language))).toBe(amount);
});
