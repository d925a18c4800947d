import { expect, test } from "vitest";
import { createSampler } from "./createSampler.ts";

test("accepts each URL once", () => {
  const { tryAdd } = createSampler({ perKind: 9, kindsPerPath: 9 });
  expect([tryAdd("/about"), tryAdd("/about"), tryAdd("/tos")]).toEqual([true, false, true]);
});

test("accepts a limited number of URLs per kind: those with the same path and parameter names", () => {
  const { tryAdd } = createSampler({ perKind: 2, kindsPerPath: 9 });
  expect(["/car/a?from=1", "/car/b?from=2", "/car/c?from=3"].map(tryAdd)).toEqual([true, true, false]);
  expect(["/car/c", "/car/c/d"].map(tryAdd)).toEqual([true, true]);
});

test("accepts a limited number of kinds per path, regardless of the parameters' order", () => {
  const { tryAdd } = createSampler({ perKind: 9, kindsPerPath: 2 });
  expect(["/search?a=1&b=1", "/search?b=2&a=2", "/search?a=1", "/search"].map(tryAdd)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("returns the accepted paths", () => {
  const { tryAdd, paths } = createSampler({ perKind: 1, kindsPerPath: 1 });
  ["/", "/car/a", "/car/b", "/search/tunis/medina"].forEach(tryAdd);
  expect(paths()).toEqual(["/", "/car/*", "/search/*/*"]);
});
