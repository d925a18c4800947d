import { expect, test } from "vitest";
import { problemsOf } from "./Check.ts";

test("fails a check that read nothing", () => {
  expect(problemsOf({ read: 0, of: "modules", problems: [] })).toEqual(["It read no modules."]);
});

test("passes a check that read something and found no problem", () => {
  expect(problemsOf({ read: 1, of: "modules", problems: [] })).toEqual([]);
});
