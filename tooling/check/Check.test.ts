import { expect, test } from "vitest";
import { problemsOf } from "./Check.ts";

test("a check that read nothing has failed", () => {
  expect(problemsOf({ read: 0, of: "modules", problems: [] })).toEqual(["It read no modules."]);
});

test("a check that read something and found nothing has passed", () => {
  expect(problemsOf({ read: 1, of: "modules", problems: [] })).toEqual([]);
});
