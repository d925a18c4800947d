import { expect, test } from "vitest";
import { type JsonSchema, schemaMismatches } from "./schemaMismatches.ts";

const components: Record<string, JsonSchema> = {
  Id: { type: "string", pattern: "^[a-z]+$" },
};
const car: JsonSchema = {
  type: "object",
  properties: { id: { $ref: "#/components/schemas/Id" }, seats: { type: "integer" } },
  required: ["id"],
};

test.each<[JsonSchema, unknown, unknown, string]>([
  [{ type: "integer" }, 2, 2.5, "answer: type"],
  [{ type: "object" }, {}, [], "answer: type"],
  [{ type: "array" }, [], {}, "answer: type"],
  [{ type: "null" }, null, undefined, "answer: type"],
  [{ const: "ok" }, "ok", "no", "answer: const"],
  [{ enum: ["fr", "en"] }, "en", "de", "answer: enum"],
  [{ anyOf: [{ const: -1 }, { minimum: 0 }] }, -1, -2, "answer: anyOf"],
  [{ minimum: 0, maximum: 5 }, 5, 6, "answer: range"],
  [{ minLength: 2, maxLength: 3 }, "ab", "abcd", "answer: text"],
  [{ pattern: "^a" }, "ab", "ba", "answer: text"],
  [{ minItems: 1 }, ["a"], [], "answer: length"],
  [{ items: { type: "string" } }, ["a"], ["a", 2], "answer[1]: type"],
  [{ propertyNames: { maxLength: 1 } }, { a: 1 }, { ab: 1 }, "answer.ab: text"],
  [{ additionalProperties: { type: "number" } }, { a: 1 }, { a: "1" }, "answer.a: type"],
  [car, { id: "clio", surplus: 1 }, { seats: 5 }, "answer.id: required"],
  [car, { id: "clio", seats: 5 }, { id: "CLIO" }, "answer.id: text"],
  [{ allOf: [car, { properties: { id: { const: "b" } } }] }, { id: "b" }, { id: "c" }, "answer.id: const"],
  [{ $ref: "#/components/schemas/Id" }, "a", "A", "answer: text"],
])("%j takes %j, and of %j it says %s", (schema, right, wrong, words) => {
  expect(schemaMismatches(schema, right, components)).toEqual([]);
  expect(schemaMismatches(schema, wrong, components)).toEqual([words]);
});

test("a component that is not there takes nothing", () => {
  expect(schemaMismatches({ $ref: "#/components/schemas/Car" }, {}, components)).toEqual(["answer: enum"]);
});

test("a keyword that nobody judges is an error, not a pass", () => {
  const schema: object = { uniqueItems: true };
  expect(() => schemaMismatches(schema, [1, 1], components)).toThrow("answer: nobody judges uniqueItems");
});
