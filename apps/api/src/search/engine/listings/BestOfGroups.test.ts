import fc from "fast-check";
import { expect, test } from "vitest";
import { BestOfGroups } from "./BestOfGroups.ts";

const few = fc.integer({ min: 0, max: 4 });
const search = fc.array(fc.tuple(fc.constantFrom(0, 1, 2, 300, 5000), few, few));

test("[SE11, SE12] each search returns the first car and the number of cars of its own groups only", () => {
  fc.assert(
    fc.property(fc.array(search, { maxLength: 4 }), (searches) => {
      const groups = new BestOfGroups((a, b) => b - a);
      for (const tuples of searches) {
        const cars = tuples.map(([group, key, total], slot) => ({ group, ranked: { slot, key, total } }));
        groups.clear(1 + Math.max(0, ...cars.map(({ group }) => group)));
        for (const { group, ranked } of cars) groups.offer(group, ranked);

        const expected = Map.groupBy(cars, ({ group }) => group);
        const visited: object[] = [];
        groups.forEach((ranked) => visited.push(ranked));
        expect(visited).toEqual(
          [...expected.values()].map(
            (groupCars) =>
              groupCars
                .map(({ ranked }) => ranked)
                .toSorted((a, b) => a.key - b.key || a.total - b.total || b.slot - a.slot)[0],
          ),
        );
        expect(groups.length).toBe(expected.size);
        for (const [group, groupCars] of expected) expect(groups.carsOf(group)).toBe(groupCars.length);
      }
    }),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 300 },
  );
});
