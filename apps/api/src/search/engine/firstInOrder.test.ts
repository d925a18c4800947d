import fc from "fast-check";
import { expect, test } from "vitest";
import { firstInOrder } from "./firstInOrder.ts";

test("equals sorting all and slicing", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.integer({ min: 0, max: 30 }), (keys, count) => {
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
      const sorted = keys.map((_, position) => position).toSorted(compare);
      expect(firstInOrder(keys.length, count, compare)).toEqual(sorted.slice(0, count));
    }),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 1000 },
  );
});
