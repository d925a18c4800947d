import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { answers, requests } from "#tests/contractSchemas";
import { type Found, sampleOf, valuesIn, withValue } from "#tests/sampleOf";

const endless = "x".repeat(100_000);
const wrongDates = ["2026-02-30", "2026-02-30T10:00:00Z", "2026-13-01", "2026-12-01T24:01:00Z", "tomorrow"];
const notNumbers = [Number.NaN, Infinity, -Infinity];
const schemas = new Map([...requests, ...answers]);
// A gateway writes what it likes; its signature is checked first.
schemas.delete("paymentWebhook body");

test("the whole contract is walked", () => {
  expect(schemas.size).toBeGreaterThan(140);
});

describe.each([...schemas])("%s", (name, schema) => {
  const sample = sampleOf(schema, name);
  const inside = valuesIn(sample);
  const accepted = (found: Found, values: readonly unknown[]) =>
    values.filter((value) => v.is(schema, withValue(sample, found.path, value))).map(told(found));

  test("takes no endless text, no NaN and no infinity, wherever it stands", () => {
    expect(inside.flatMap((found) => accepted(found, [endless, ...notNumbers]))).toEqual([]);
  });

  test("takes no value of another type, wherever it stands", () => {
    expect(inside.flatMap((found) => accepted(found, othersThan(found.value, name)))).toEqual([]);
  });

  test("takes no date that does not exist", () => {
    const dates = inside.filter(
      ({ path, value }) => isDateName(path.at(-1)) || /^\d{4}-\d\d/.test(String(value)),
    );
    expect(dates.flatMap((found) => accepted(found, wrongDates))).toEqual([]);
  });

  test("takes no negative number but where below zero is meant", () => {
    const numbers = inside.filter(
      ({ value, path }) => typeof value === "number" && !belowZero.has(path.at(-1)),
    );
    expect(numbers.flatMap((found) => accepted(found, [-2, -0.01]))).toEqual([]);
  });

  test("takes no endless key in a record", () => {
    const records = inside.filter(({ value }) => Object.keys(Object(value)).join() === "a");
    const widened = records.flatMap((found) =>
      accepted(found, [{ [endless]: Object.values(Object(found.value))[0] }]),
    );
    expect(widened).toEqual([]);
  });
});

/** By its name too: one that takes any text would have no date as its sample. */
const isDateName = (key: unknown) => /^(?:at|date|from|to)$|(?:At|Date|Since)$/.test(String(key));

/** Degrees, and the difference between two totals. */
const belowZero = new Set<string | number | undefined>(["latitude", "longitude", "difference"]);

/** Values of other types. A captcha's fields are its library's, of any plain type. */
function othersThan(value: unknown, name: string): unknown[] {
  const never = [10n, Symbol("s"), () => 1];
  if (name === "captchaChallenge 200" && value === "a") return never;
  const others: unknown[] = ["maybe", 7.5, true, null, {}, []];
  if (typeof value === "string") return [...never, 7.5, true, {}, []];
  if (typeof value === "number") return [...never, "seven", true, {}, []];
  if (typeof value === "boolean") return [...never, "maybe", 7.5, {}, []];
  return value === undefined ? [...never, ...others] : [...never, "maybe", 7.5, true];
}

function told({ path }: Found) {
  return (value: unknown) => `${path.join(".")}: ${String(value).slice(0, 20)}`;
}
