import { expect, test } from "vitest";
import { namesNoAgency } from "./namesNoAgency.ts";

test("a text in an agency's place that is no slug names no agency", () => {
  expect(namesNoAgency("/search/tunis/Jasmin%20Vif")).toBe(true);
  expect(namesNoAgency("/search/tunis/jasmin-vif")).toBe(false);
  expect(namesNoAgency("/search/tunis/")).toBe(false);
  expect(namesNoAgency("/search")).toBe(false);
});
