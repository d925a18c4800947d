import fc from "fast-check";
import { expect, test } from "vitest";
import { Holds } from "./Holds.ts";

const slot = fc.constantFrom(0, 1, 2, 5000);
const change = fc.oneof(
  fc.record({ slot, from: fc.nat(20), length: fc.integer({ min: 1, max: 5 }), expires: fc.nat(40) }),
  fc.record({ clear: slot }),
  fc.constant("compact" as const),
);

test("after any changes, a slot is free if and only if no live hold overlaps the range", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const holds = new Holds();
      const expectedHolds = new Map<number, { from: number; to: number; expires: number }[]>();
      for (const each of changes) {
        if (each === "compact") holds.compact();
        else if ("clear" in each) {
          holds.clear(each.clear);
          expectedHolds.delete(each.clear);
        } else {
          const hold = { from: each.from, to: each.from + each.length, expires: each.expires };
          holds.add(each.slot, hold.from, hold.to, hold.expires);
          expectedHolds.set(each.slot, [...(expectedHolds.get(each.slot) ?? []), hold]);
        }
      }
      for (const number of [0, 1, 2, 5000, 9000]) {
        const expected = expectedHolds.get(number) ?? [];
        const serialize = (hold: object) => JSON.stringify(hold);
        expect(holds.of(number).map(serialize).toSorted()).toEqual(expected.map(serialize).toSorted());
        for (let start = 0; start < 25; start += 2) {
          const isBooked = expected.some(
            ({ from, to, expires }) => from < start + 3 && to > start && expires > 10,
          );
          expect(holds.isFree(number, start, start + 3, 10)).toBe(!isBooked);
        }
      }
    }),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 300 },
  );
});
