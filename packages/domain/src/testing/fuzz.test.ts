import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { changePasswordForm } from "../account/changePasswordForm.ts";
import { signUpForm } from "../account/signUpForm.ts";
import { cardBrandOf } from "../payment/cardBrandOf.ts";
import { parseSearch } from "../search/parseSearch.ts";
import { cardExpiry } from "../payment/cardExpiry.ts";
import { eligibleDriver } from "../validation/eligibleDriver.ts";
import { paymentCard } from "../payment/paymentCard.ts";
import { readValidationMessage } from "../validation/ValidationMessage.ts";
import { anyCharacter } from "./anyCharacter.ts";
import { propertySeed } from "./propertySeed.ts";

const seed = propertySeed("fuzz");
const today = "2026-12-01";

/** Every schema exported by the package, collected from all modules, plus the schemas returned by functions. */
const schemas = new Map<string, v.GenericSchema>([
  ["eligibleDriver", eligibleDriver({ pickupDate: today, minimumLicenceYears: 2 })],
  ["cardExpiry", cardExpiry({ today })],
  ["paymentCard", paymentCard({ today })],
  ["signUpForm", signUpForm({ on: today })],
  ["changePasswordForm", changePasswordForm({ hasPassword: true })],
  ["changePasswordForm without", changePasswordForm({ hasPassword: false })],
]);
for (const path of globSync(`${import.meta.dirname}/../**/*.ts`)) {
  if (path.endsWith(".test.ts")) continue;
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  for (const [name, value] of Object.entries(module)) if (isSchema(value)) schemas.set(name, value);
}

const edgeCaseTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "x".repeat(100_000),
  "9".repeat(50_000),
  "a@".repeat(10_000),
  "../".repeat(500),
  "__proto__",
  "constructor",
  "2026-02-30",
  "2026-02-30T10:00:00Z",
  "9999-99-99",
  "+21620123456",
  "4".repeat(16),
];
const edgeCaseNumbers = [Number.NaN, Infinity, -Infinity, -0, -1, -2, 1e308, 2 ** 53, 0.1 + 0.2, 100.001];
const edgeCase = fc.oneof(
  fc.constantFrom(...edgeCaseTexts),
  fc.constantFrom(...edgeCaseNumbers),
  fc.constantFrom(null, undefined, true, [], {}, new Date(Number.NaN), new Map(), 10n, Symbol("s"), () => 1),
);
const anyValue = fc.oneof(
  edgeCase,
  fc.string({ unit: anyCharacter }),
  fc.double(),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withNullPrototype: true,
    withSparseArray: true,
    withMap: true,
  }),
);

test("collects all schemas of the package", () => {
  expect(schemas.size).toBeGreaterThan(80);
});

/** Generated once for all schemas, because generating takes far longer than parsing. */
const values = fc.sample(anyValue, { seed, numRuns: 10_000 });

test.each([...schemas.keys()])(
  "[VA19] %s reports issues for 10,000 random values and never throws",
  (name) => {
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`${name} was not collected`);
    const keys = keysOf(schema);
    const withoutIssues = values.filter((value, i) => {
      // For an object schema, nine in ten inputs are objects with its keys and random values.
      const input = keys.length === 0 || i % 10 === 0 ? value : objectOf(keys, i);
      const { success, issues } = v.safeParse(schema, input);
      return !success && issues.length === 0;
    });
    expect(withoutIssues).toEqual([]);
  },
);

test("[VA2] every string in every schema has a maximum length", () => {
  const longText = "x".repeat(100_000);
  const unbounded = [...schemas].flatMap(([name, schema]) => [
    ...(v.is(schema, longText) ? [name] : []),
    ...entriesOf(schema)
      .filter(([, entry]) => v.is(entry, longText))
      .map(([key]) => `${name}.${key}`),
  ]);
  expect(unbounded).toEqual([]);
});

test("[VA19] parsing 10,000 random strings as URLs, messages and cards never throws", () => {
  const text = fc.oneof(fc.constantFrom(...edgeCaseTexts), fc.string({ unit: anyCharacter, maxLength: 60 }));
  fc.assert(
    fc.property(text, text, (a, b) => {
      parseSearch(
        new URLSearchParams([
          ["page", a],
          ["from", b],
          [a, b],
        ]),
        { place: a, supplier: b },
      );
      readValidationMessage(a);
      cardBrandOf(a);
    }),
    { seed, numRuns: 10_000 },
  );
});

test.each(["Dinars", "CataloguePrice", "Percentage", "OptionPrice"])(
  "[PR19] %s rejects NaN, infinity, negative amounts and a third decimal",
  (name) => {
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`${name} was not collected`);
    for (const value of [Number.NaN, Infinity, -Infinity, -2, -0.01, 0.001, 1e12, "1", null, 10n]) {
      expect(v.is(schema, value), `${String(value)}`).toBe(false);
    }
    expect(v.is(schema, -1)).toBe(name === "OptionPrice");
    expect(v.is(schema, 12.34)).toBe(true);
  },
);

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}

function keysOf(schema: v.GenericSchema): string[] {
  return entriesOf(schema).map(([key]) => key);
}

function entriesOf(schema: v.GenericSchema): [string, v.GenericSchema][] {
  if (schema.type === "intersect" && "options" in schema && Array.isArray(schema.options)) {
    return schema.options.filter(isSchema).flatMap(entriesOf);
  }
  return "entries" in schema && typeof schema.entries === "object" && schema.entries !== null
    ? Object.entries(schema.entries).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
    : [];
}

function objectOf(keys: string[], index: number): Record<string, unknown> {
  return Object.fromEntries(keys.map((key, k) => [key, values[(index * 31 + k * 977) % values.length]]));
}
