import { expect, test } from "vitest";
import { hasInvalidAgency } from "./hasInvalidAgency.ts";

test("an agency segment that is not a slug is invalid", () => {
  expect(hasInvalidAgency("/search/tunis/Jasmin%20Vif")).toBe(true);
  expect(hasInvalidAgency("/search/tunis/jasmin-vif")).toBe(false);
  expect(hasInvalidAgency("/search/tunis/")).toBe(false);
  expect(hasInvalidAgency("/search")).toBe(false);
});
