import fc from "fast-check";
import { expect, test } from "vitest";
import { Availability } from "./Availability.ts";

const HOUR = 3_600_000;
const hold = fc.record({
  slot: fc.nat(70),
  from: fc.nat(24 * 20),
  length: fc.integer({ min: 1, max: 24 * 6 }),
  expires: fc.option(fc.nat(10)),
});
const rental = fc.record({
  from: fc.nat(24 * 20),
  length: fc.integer({ min: 1, max: 24 * 10 }),
  turnaround: fc.nat(24),
});

test("a car is available if and only if no live hold overlaps the rental and the turnaround", () => {
  fc.assert(
    fc.property(
      fc.array(hold, { maxLength: 80 }),
      rental,
      fc.nat(70),
      (holds, { from, length, turnaround }, cleared) => {
        const availability = new Availability();
        for (const each of holds) {
          const expires = each.expires === null ? Number.POSITIVE_INFINITY : each.expires;
          availability.add(each.slot, each.from * HOUR, (each.from + each.length) * HOUR, expires);
        }
        availability.clear(cleared);
        const remaining = holds.filter(({ slot }) => slot !== cleared);
        const words = new Int32Array([-1, -1]);
        // The first word of the sets is skipped.
        const active = new Int32Array([1, 2]);
        // Every second car's agency has no turnaround.
        const endOf = (slot: number) => (from + length + (slot % 2) * turnaround) * HOUR;
        const to = (from + length) * HOUR;
        availability.removeUnavailable(words, active, {
          from: from * HOUR,
          to,
          endOf,
          latestEnd: to + turnaround * HOUR,
          now: 5,
        });
        for (let slot = 32; slot < 96; slot++) {
          const isBooked = remaining.some(
            (each) =>
              each.slot === slot &&
              (each.expires ?? Number.POSITIVE_INFINITY) > 5 &&
              each.from * HOUR < endOf(slot) &&
              (each.from + each.length) * HOUR > from * HOUR,
          );
          const isFree = (((words[(slot >>> 5) - 1] ?? 0) >>> (slot & 31)) & 1) === 1;
          expect({ slot, isIn: isFree }).toEqual({ slot, isIn: !isBooked });
        }
      },
    ),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 300 },
  );
});
