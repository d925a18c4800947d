import * as v from "valibot";
import { expect, test } from "vitest";
import { isSlug } from "./isSlug.ts";
import { Slug } from "./Slug.ts";

test.each([
  ["tunis-carthage", true],
  ["t2", true],
  ["a".repeat(100), true],
  ["a".repeat(101), false],
  ["", false],
  ["Tunis", false],
  ["tunis--carthage", false],
  ["-tunis", false],
  ["sfax\n", false],
])("whether %j is a slug: %j, as in the schema", (text, isValid) => {
  expect(isSlug(text)).toBe(isValid);
  expect(v.is(Slug, text)).toBe(isValid);
});
