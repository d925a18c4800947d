import { expect, test } from "vitest";
import { problemsOf } from "./Check.ts";

test("fails a check that reads nothing", () => {
  expect(problemsOf({ read: 0, of: "modules", problems: [] })).toEqual(["It read no modules."]);
});

test("passes a check that reads something and finds no problem", () => {
  expect(problemsOf({ read: 1, of: "modules", problems: [] })).toEqual([]);
});
