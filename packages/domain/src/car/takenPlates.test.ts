import fc from "fast-check";
import { expect, test } from "vitest";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { takenPlates } from "./takenPlates.ts";

const car = (id: string, plate: string | null, wanted: string | null) => ({ id, plate, wanted });
const taken = (...cars: ReturnType<typeof car>[]) => [...takenPlates(cars)].toSorted();

test("[FL5] cars may swap plates or pass them on in a cycle, in any order of the rows", () => {
  const swap = [car("a", "1", "2"), car("b", "2", "1")];
  expect(taken(...swap)).toEqual([]);
  expect(taken(...swap.toReversed())).toEqual([]);
  const cycle = [car("a", "1", "2"), car("b", "2", "3"), car("c", "3", "1"), car("d", null, null)];
  expect(taken(...cycle)).toEqual([]);
  expect(taken(...cycle.toReversed())).toEqual([]);
  expect(taken(car("new", null, "1"), car("a", "1", "2"))).toEqual([]);
  expect(taken(car("new", null, "1"), car("a", "1", null))).toEqual([]);
});

test("[FL5] a plate that another car keeps, or that an earlier row wants, is taken", () => {
  expect(taken(car("a", "1", "2"), car("b", "2", "2"))).toEqual(["a"]);
  expect(taken(car("a", "1", "9"), car("b", "2", "9"), car("c", null, "9"))).toEqual(["b", "c"]);
});

test("[FL5] a refused car keeps its plate, so the car that wants that plate is refused too", () => {
  const chain = [car("a", "1", "2"), car("b", "2", "3"), car("c", "3", "4"), car("d", "4", "4")];
  expect(taken(...chain)).toEqual(["a", "b", "c"]);
  expect(taken(...chain.toReversed())).toEqual(["a", "b", "c"]);
});

test("[FL5] no plate is ever given twice, and a permutation of plates is never refused", () => {
  const plates = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 12 });
  const wishes = fc.array(fc.option(fc.nat(20), { nil: null }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(plates, wishes, fc.nat(), (own, wanted, turn) => {
      const cars = own.map((plate, index) =>
        car(String(index), String(plate), wanted[index]?.toString() ?? null),
      );
      const refused = takenPlates(cars);
      const given = cars
        .map(({ id, plate, wanted: wish }) => (refused.has(id) ? plate : wish))
        .filter((plate) => plate !== null);
      expect(new Set(given).size).toBe(given.length);
      const turned = own.map((plate, index) =>
        car(String(index), String(plate), String(own[(index + turn) % own.length])),
      );
      expect(taken(...turned)).toEqual([]);
    }),
    { seed: propertySeed("takenPlates"), numRuns: 1000 },
  );
});
