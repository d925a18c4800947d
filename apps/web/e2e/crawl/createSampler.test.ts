import { expect, test } from "vitest";
import { createSampler } from "./createSampler.ts";

test("takes each address once", () => {
  const { take } = createSampler({ perKind: 9, kindsPerPath: 9 });
  expect([take("/about"), take("/about"), take("/tos")]).toEqual([true, false, true]);
});

test("takes a limited number of addresses of a kind: one path with the same parameters", () => {
  const { take } = createSampler({ perKind: 2, kindsPerPath: 9 });
  expect(["/car/a?from=1", "/car/b?from=2", "/car/c?from=3"].map(take)).toEqual([true, true, false]);
  expect(["/car/c", "/car/c/d"].map(take)).toEqual([true, true]);
});

test("takes a limited number of kinds of a path, whatever the order of their parameters", () => {
  const { take } = createSampler({ perKind: 9, kindsPerPath: 2 });
  expect(["/search?a=1&b=1", "/search?b=2&a=2", "/search?a=1", "/search"].map(take)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("returns the taken paths", () => {
  const { take, paths } = createSampler({ perKind: 1, kindsPerPath: 1 });
  ["/", "/car/a", "/car/b", "/search/tunis/medina"].forEach(take);
  expect(paths()).toEqual(["/", "/car/*", "/search/*/*"]);
});
