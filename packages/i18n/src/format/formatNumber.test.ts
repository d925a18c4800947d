import * as fc from "fast-check";
import { languages } from "@sayara/domain/language/Language";
import { expect, test } from "vitest";
import { formatNumber } from "./formatNumber.ts";
import { formatPrice } from "./formatPrice.ts";

const cases: [value: number, en: string, fr: string][] = [
  [0, "0", "0"],
  [-0, "0", "0"],
  [7, "7", "7"],
  [999, "999", "999"],
  [1000, "1,000", "1\u00a0000"],
  [1234.5, "1,234.50", "1\u00a0234,50"],
  [1234.56, "1,234.56", "1\u00a0234,56"],
  [999_999.99, "999,999.99", "999\u00a0999,99"],
  [1_234_567, "1,234,567", "1\u00a0234\u00a0567"],
  [0.1 + 0.2, "0.30", "0,30"],
  [-1500, "-1,500", "-1\u00a0500"],
  [-0.001, "0.00", "0,00"],
  [999.999, "1,000.00", "1\u00a0000,00"],
];

test.each(cases)("formats %d as %s in English, %s in French and Spanish", (value, english, french) => {
  expect(formatNumber(value, "en")).toBe(english);
  expect(formatNumber(value, "fr")).toBe(french);
  expect(formatNumber(value, "es")).toBe(french);
});

test("in Arabic, writes a minus sign after a left-to-right mark, and otherwise the number as in French", () => {
  for (const [value, , french] of cases)
    expect(formatNumber(value, "ar")).toBe(french.replace("-", "\u200e-"));
});

test.each([Number.NaN, Infinity, -Infinity])("throws for %d", (value) => {
  expect(() => formatNumber(value, "fr")).toThrow(RangeError);
});

test("writes TND as DT in French, د.ت in Arabic and TND otherwise, other currencies as their code, after a no-break space", () => {
  expect(formatPrice(1234, "fr")).toBe("1\u00a0234\u00a0DT");
  expect(formatPrice(1234, "en")).toBe("1,234\u00a0TND");
  expect(formatPrice(1234.5, "es")).toBe("1\u00a0234,50\u00a0TND");
  expect(formatPrice(10, "fr", "EUR")).toBe("10\u00a0EUR");
  expect(formatPrice(328, "ar")).toBe("328\u00a0د.ت");
  expect(formatPrice(10, "ar", "EUR")).toBe("10\u00a0EUR");
  expect(formatPrice(-50, "ar")).toBe("\u200f\u200e-50\u00a0د.ت");
});

const hundredths = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
const seed = Number(process.env["SEED"] ?? 20261201);

test("formats every amount in hundredths so that it parses back exactly", () => {
  fc.assert(
    fc.property(hundredths, fc.constantFrom(...languages), (amount, language) => {
      const text = formatNumber(amount / 100, language);
      const normalized =
        language === "en"
          ? text.replaceAll(",", "")
          : text.replaceAll(/[\u00a0\u200e]/g, "").replace(",", ".");
      expect(Number(normalized) + 0).toBe(amount / 100 + 0);
    }),
    { seed, numRuns: 2000 },
  );
});

test("groups digits by three, with either two decimals or none", () => {
  const patterns = { en: /^-?\d{1,3}(,\d{3})*(\.\d{2})?$/, fr: /^-?\d{1,3}(\u00a0\d{3})*(,\d{2})?$/ };
  fc.assert(
    fc.property(hundredths, fc.constantFrom(...languages), (amount, language) => {
      const text = formatNumber(amount / 100, language);
      expect(text.replace(/^\u200e(?=-)/, "")).toMatch(language === "en" ? patterns.en : patterns.fr);
      expect(/[.,]\d{2}$/.test(text)).toBe(amount % 100 !== 0);
    }),
    { seed, numRuns: 2000 },
  );
});
