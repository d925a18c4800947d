import { anyCharacter } from "@sayara/domain/testing/anyCharacter";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { requests, responses } from "#tests/contractSchemas";

const isFull = process.env["FULL"] === "1";
const seed = Number(process.env["SEED"] || (isFull ? Date.now() % 2 ** 31 : 20_251_201));
process.stdout.write(`contract fuzz: seed ${seed}\n`);

const longText = "x".repeat(100_000);
const edgeCase = fc.oneof(
  fc.constantFrom<unknown>("", " ", "\u0000", "\ud800", longText, "9".repeat(50_000), "../", "__proto__"),
  fc.constantFrom<unknown>("2026-02-30", "2026-02-30T10:00:00Z", "9999-99-99", "true", "NaN", "0x10", "1e9"),
  fc.constantFrom<unknown>(Number.NaN, Infinity, -Infinity, -0, -2, 1e308, 2 ** 53, 0.001),
  fc.constantFrom<unknown>(null, undefined, true, [], {}, new Date(Number.NaN), 10n, Symbol("s"), () => 1),
);
const value = fc.oneof(
  edgeCase,
  fc.string({ unit: anyCharacter }),
  fc.double(),
  fc.anything({ withBigInt: true }),
);
const numRuns = isFull ? 10_000 : 2000;
/** Generated once for all schemas, because generating takes far longer than parsing. */
const values = fc.sample(value, { seed, numRuns });

test("covers every schema of the contract", () => {
  expect(requests.size).toBeGreaterThan(60);
  expect(responses.size).toBeGreaterThan(70);
});

/** Each schema once, with the first of its names: endpoints share responses and parameters. */
const namesBySchema = new Map<v.GenericSchema, string>();
for (const [name, schema] of [...requests, ...responses])
  if (!namesBySchema.has(schema)) namesBySchema.set(schema, name);

test.each([...namesBySchema].map(([schema, name]) => [name, schema] as const))(
  `${numRuns} random values for %s cause issues, never an exception`,
  (_, schema) => {
    const keys = Object.keys(entriesOf(schema));
    const withoutIssues = values.filter((candidate, i) => {
      // For an object schema, nine of ten values are objects with its keys and random values.
      const { success, issues } = v.safeParse(
        schema,
        keys.length === 0 || i % 10 === 0 ? candidate : objectOf(keys, i),
      );
      return !success && issues.length === 0;
    });
    expect(withoutIssues).toEqual([]);
  },
);

function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema> {
  if (!("entries" in schema) || typeof schema.entries !== "object" || schema.entries === null) return {};
  return Object.fromEntries(
    Object.entries(schema.entries).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])),
  );
}

function isSchema(candidate: unknown): candidate is v.GenericSchema {
  return (
    typeof candidate === "object" && candidate !== null && "kind" in candidate && candidate.kind === "schema"
  );
}

function objectOf(keys: string[], index: number): Record<string, unknown> {
  return Object.fromEntries(keys.map((key, k) => [key, values[(index * 31 + k * 977) % values.length]]));
}
