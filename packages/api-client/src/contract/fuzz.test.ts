import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { answers, requests } from "#tests/contractSchemas";

const isFull = process.env["FULL"] === "1";
const seed = Number(process.env["SEED"] || (isFull ? Date.now() % 2 ** 31 : 20_251_201));
process.stdout.write(`contract fuzz: seed ${seed}\n`);

const endless = "x".repeat(100_000);
const nasty = fc.oneof(
  fc.constantFrom<unknown>("", " ", "\u0000", "\ud800", endless, "9".repeat(50_000), "../", "__proto__"),
  fc.constantFrom<unknown>("2026-02-30", "2026-02-30T10:00:00Z", "9999-99-99", "true", "NaN", "0x10", "1e9"),
  fc.constantFrom<unknown>(Number.NaN, Infinity, -Infinity, -0, -2, 1e308, 2 ** 53, 0.001),
  fc.constantFrom<unknown>(null, undefined, true, [], {}, new Date(Number.NaN), 10n, Symbol("s"), () => 1),
);
const value = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.double(), fc.anything({ withBigInt: true }));
const numRuns = isFull ? 10_000 : 2000;
/** Generated once for all schemas, because generating takes far longer than parsing. */
const values = fc.sample(value, { seed, numRuns });

test("covers every schema of the contract", () => {
  expect(requests.size).toBeGreaterThan(60);
  expect(answers.size).toBeGreaterThan(70);
});

test.each([...requests, ...answers])(
  `${numRuns} random values for %s cause issues, never an exception`,
  (_, schema) => {
    const keys = Object.keys(entriesOf(schema));
    const silent = values.filter((one, i) => {
      // For an object schema, nine of ten values are objects with its keys and random values.
      const { success, issues } = v.safeParse(
        schema,
        keys.length === 0 || i % 10 === 0 ? one : objectOf(keys, i),
      );
      return !success && issues.length === 0;
    });
    expect(silent).toEqual([]);
  },
);

function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return {};
  return Object.fromEntries(
    Object.entries(schema.entries).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])),
  );
}

function isSchema(one: unknown): one is v.GenericSchema {
  return typeof one === "object" && one !== null && "kind" in one && one.kind === "schema";
}

function objectOf(keys: string[], seat: number): Record<string, unknown> {
  return Object.fromEntries(keys.map((key, k) => [key, values[(seat * 31 + k * 977) % values.length]]));
}
