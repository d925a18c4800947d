import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { requests, responses } from "#tests/contractSchemas";
import { type NestedValue, sampleOf, valuesIn, withValue } from "#tests/sampleOf";

const longText = "x".repeat(100_000);
const invalidDates = ["2026-02-30", "2026-02-30T10:00:00Z", "2026-13-01", "2026-12-01T24:01:00Z", "tomorrow"];
const notNumbers = [Number.NaN, Infinity, -Infinity];
const schemas = new Map([...requests, ...responses]);
// A gateway may send any JSON; its signature is verified first.
schemas.delete("paymentWebhook body");

test("covers every schema of the contract", () => {
  expect(schemas.size).toBeGreaterThan(140);
});

describe.each([...schemas])("%s", (name, schema) => {
  const sample = sampleOf(schema, name);
  const nestedValues = valuesIn(sample);
  const acceptedValues = (nested: NestedValue, values: readonly unknown[]) =>
    values.filter((value) => v.is(schema, withValue(sample, nested.path, value))).map(describeValue(nested));

  test("rejects unbounded text, NaN and infinity in every field", () => {
    expect(nestedValues.flatMap((nested) => acceptedValues(nested, [longText, ...notNumbers]))).toEqual([]);
  });

  test("rejects a value of another type in every field", () => {
    expect(
      nestedValues
        // The API validates each row of a sheet separately, so a field of a row may have any type.
        .filter(({ path }) => name !== "saveCars body" || !path.includes("edit"))
        .flatMap((nested) => acceptedValues(nested, valuesOfOtherTypes(nested.value, name))),
    ).toEqual([]);
  });

  test("rejects a date that does not exist", () => {
    const dates = nestedValues.filter(
      ({ path, value }) => isDateName(path.at(-1)) || /^\d{4}-\d\d/.test(String(value)),
    );
    expect(dates.flatMap((nested) => acceptedValues(nested, invalidDates))).toEqual([]);
  });

  test("rejects a negative number, except in fields that may be negative", () => {
    const numbers = nestedValues.filter(
      ({ value, path }) => typeof value === "number" && !negativeFields.has(path.at(-1)),
    );
    expect(numbers.flatMap((nested) => acceptedValues(nested, [-2, -0.01]))).toEqual([]);
  });

  test("rejects an unbounded key of a record", () => {
    const records = nestedValues.filter(({ value }) => Object.keys(Object(value)).join() === "a");
    const widened = records.flatMap((nested) =>
      acceptedValues(nested, [{ [longText]: Object.values(Object(nested.value))[0] }]),
    );
    expect(widened).toEqual([]);
  });
});

/** Dates are also found by field name: the sample of a schema that accepts any text is not a date. */
const isDateName = (key: unknown) => /^(?:at|date|from|to)$|(?:At|Date|Since)$/.test(String(key));

/** Fields that may be negative: degrees, differences of totals, and balances. */
const negativeFields = new Set<string | number | undefined>([
  "latitude",
  "longitude",
  "difference",
  "balance",
  "opening",
  "revenue",
  "revenuePerCarDay",
  "commissionEarned",
  "marketplaceDiscount",
  "closing",
  "received",
  "commission",
  "discount",
  "online",
  "desk",
  "settled",
  // Fields of a difference line: a promo code lowers the price [PD5].
  "before",
  "after",
  // Algorithms of passkeys (COSE).
  "alg",
  "carriedOver",
  "change",
  "rentals",
]);

/**
 * Returns values of other types than `value`. The fields of a captcha are defined by its library and may have
 * any plain type.
 */
function valuesOfOtherTypes(value: unknown, name: string): unknown[] {
  const unsupportedValues = [10n, Symbol("s"), () => 1];
  if (name === "captchaChallenge 200" && value === "a") return unsupportedValues;
  const otherValues: unknown[] = ["maybe", 7.5, true, null, {}, []];
  if (typeof value === "string") return [...unsupportedValues, 7.5, true, {}, []];
  if (typeof value === "number") return [...unsupportedValues, "seven", true, {}, []];
  if (typeof value === "boolean") return [...unsupportedValues, "maybe", 7.5, {}, []];
  return value === undefined
    ? [...unsupportedValues, ...otherValues]
    : [...unsupportedValues, "maybe", 7.5, true];
}

function describeValue({ path }: NestedValue) {
  return (value: unknown) => `${path.join(".")}: ${String(value).slice(0, 20)}`;
}
