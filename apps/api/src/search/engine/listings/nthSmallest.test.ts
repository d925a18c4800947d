import fc from "fast-check";
import { expect, test } from "vitest";
import { nthSmallest } from "./nthSmallest.ts";

test("equals sorting, with any number of equal values", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 200 }),
        fc.array(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), { minLength: 1 }),
      ),
      fc.nat(),
      (values, pick) => {
        const index = pick % values.length;
        expect(nthSmallest(Int32Array.from(values), index)).toBe(values.toSorted((a, b) => a - b)[index]);
      },
    ),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 1000 },
  );
  expect(() => nthSmallest(new Int32Array(), 0)).toThrow(RangeError);
});
