import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { answers, requests } from "#tests/contractSchemas";
import { type Found, sampleOf, valuesIn, withValue } from "#tests/sampleOf";

const endless = "x".repeat(100_000);
const wrongDates = ["2026-02-30", "2026-02-30T10:00:00Z", "2026-13-01", "2026-12-01T24:01:00Z", "tomorrow"];
const notNumbers = [Number.NaN, Infinity, -Infinity];
const schemas = new Map([...requests, ...answers]);
// A gateway may send any JSON; its signature is verified first.
schemas.delete("paymentWebhook body");

test("covers every schema of the contract", () => {
  expect(schemas.size).toBeGreaterThan(140);
});

describe.each([...schemas])("%s", (name, schema) => {
  const sample = sampleOf(schema, name);
  const inside = valuesIn(sample);
  const accepted = (found: Found, values: readonly unknown[]) =>
    values.filter((value) => v.is(schema, withValue(sample, found.path, value))).map(describeIn(found));

  test("rejects unbounded text, NaN and infinity in every field", () => {
    expect(inside.flatMap((found) => accepted(found, [endless, ...notNumbers]))).toEqual([]);
  });

  test("rejects a value of another type in every field", () => {
    expect(inside.flatMap((found) => accepted(found, othersThan(found.value, name)))).toEqual([]);
  });

  test("rejects a date that does not exist", () => {
    const dates = inside.filter(
      ({ path, value }) => isDateName(path.at(-1)) || /^\d{4}-\d\d/.test(String(value)),
    );
    expect(dates.flatMap((found) => accepted(found, wrongDates))).toEqual([]);
  });

  test("rejects a negative number, except in fields that may be negative", () => {
    const numbers = inside.filter(
      ({ value, path }) => typeof value === "number" && !belowZero.has(path.at(-1)),
    );
    expect(numbers.flatMap((found) => accepted(found, [-2, -0.01]))).toEqual([]);
  });

  test("rejects an unbounded key of a record", () => {
    const records = inside.filter(({ value }) => Object.keys(Object(value)).join() === "a");
    const widened = records.flatMap((found) =>
      accepted(found, [{ [endless]: Object.values(Object(found.value))[0] }]),
    );
    expect(widened).toEqual([]);
  });
});

/** Dates are also found by field name: the sample of a schema that accepts any text is not a date. */
const isDateName = (key: unknown) => /^(?:at|date|from|to)$|(?:At|Date|Since)$/.test(String(key));

/** Fields that may be negative: degrees, and differences of totals. */
const belowZero = new Set<string | number | undefined>(["latitude", "longitude", "difference"]);

/** Values of other types. The fields of a captcha are defined by its library and may have any plain type. */
function othersThan(value: unknown, name: string): unknown[] {
  const never = [10n, Symbol("s"), () => 1];
  if (name === "captchaChallenge 200" && value === "a") return never;
  const others: unknown[] = ["maybe", 7.5, true, null, {}, []];
  if (typeof value === "string") return [...never, 7.5, true, {}, []];
  if (typeof value === "number") return [...never, "seven", true, {}, []];
  if (typeof value === "boolean") return [...never, "maybe", 7.5, {}, []];
  return value === undefined ? [...never, ...others] : [...never, "maybe", 7.5, true];
}

function describeIn({ path }: Found) {
  return (value: unknown) => `${path.join(".")}: ${String(value).slice(0, 20)}`;
}
