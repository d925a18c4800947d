import { expect, test } from "vitest";
import { problemsOf } from "./Check.ts";

test("a check that read nothing fails", () => {
  expect(problemsOf({ read: 0, of: "modules", problems: [] })).toEqual(["It read no modules."]);
});

test("a check that read something and found no problem passes", () => {
  expect(problemsOf({ read: 1, of: "modules", problems: [] })).toEqual([]);
});
