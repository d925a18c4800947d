import fc from "fast-check";
import { expect, test } from "vitest";
import { FirstSlots } from "./FirstSlots.ts";

const few = fc.integer({ min: 0, max: 6 });

test("equals sorting all by key, total and id, then slicing", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(few, few)), fc.integer({ min: 0, max: 30 }), (tuples, count) => {
      const slots = tuples.map(([key, total], slot) => ({ slot, key, total }));
      const first = new FirstSlots(count, (a, b) => b - a);
      for (const ranked of slots) if (ranked.key <= first.limit) first.offer(ranked);
      const sorted = slots.toSorted((a, b) => a.key - b.key || a.total - b.total || b.slot - a.slot);
      expect(first.inOrder()).toEqual(sorted.slice(0, count));
    }),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 1000 },
  );
});
