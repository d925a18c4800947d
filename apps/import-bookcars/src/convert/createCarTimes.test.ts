import fc from "fast-check";
import { expect, test } from "vitest";
import { createCarTimes } from "./createCarTimes.ts";

test("holds a period only if it overlaps no held period; back-to-back periods are allowed", () => {
  const time = fc.record({ from: fc.nat(50), length: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(fc.array(time, { maxLength: 40 }), (times) => {
      const car = createCarTimes();
      const held: { from: number; to: number }[] = [];
      for (const { from, length } of times) {
        const candidate = { from, to: from + length };
        const isFree = held.every((other) => candidate.to <= other.from || other.to <= candidate.from);
        expect(car.hold(candidate)).toBe(isFree);
        if (isFree) held.push(candidate);
      }
    }),
  );
});
