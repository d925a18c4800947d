import { expect, test } from "vitest";
import { sumDinars } from "./sumDinars.ts";

test("a sum of dinars has no binary rounding error", () => {
  expect(sumDinars([])).toBe(0);
  expect(sumDinars([0.1, 0.2])).toBe(0.3);
  expect(sumDinars([1204.505, 400.5, -0.005])).toBe(1605);
});
