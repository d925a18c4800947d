import { expect, test } from "vitest";
import { hasInvalidAgency } from "./hasInvalidAgency.ts";

test("a text in an agency's place that is no slug names no agency", () => {
  expect(hasInvalidAgency("/search/tunis/Jasmin%20Vif")).toBe(true);
  expect(hasInvalidAgency("/search/tunis/jasmin-vif")).toBe(false);
  expect(hasInvalidAgency("/search/tunis/")).toBe(false);
  expect(hasInvalidAgency("/search")).toBe(false);
});
