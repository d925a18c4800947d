import { expect, test } from "vitest";
import { isMeant } from "./isMeant.ts";

test("one of the words is enough, and no word means every subject", () => {
  expect(isMeant("pages/home", ["search", "home"])).toBe(true);
  expect(isMeant("pages/home", ["search"])).toBe(false);
  expect(isMeant("pages/home", [])).toBe(true);
});
