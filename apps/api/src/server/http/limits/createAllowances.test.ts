import { expect, test } from "vitest";
import { createAllowances } from "./createAllowances.ts";

function aClock() {
  let time = 0;
  return { clock: () => new Date(time), advance: (seconds: number) => (time += seconds * 1000) };
}

test("an address may spend the burst, then has to wait, and regains units over time", () => {
  const { clock, advance } = aClock();
  const { spend } = createAllowances({ clock, burst: 10, perSecond: 2 });
  expect([spend("a", 8), spend("a", 2)]).toEqual([0, 0]);
  expect(spend("a", 8)).toBe(4);
  expect(spend("b", 8)).toBe(0);
  advance(3);
  // A refusal costs no units.
  expect([spend("a", 8), spend("a", 6), spend("a", 1)]).toEqual([1, 0, 1]);
  advance(60);
  expect([spend("a", 10), spend("a", 1)]).toEqual([0, 1]);
});

test("a call that costs more than the burst takes the whole burst", () => {
  const { spend } = createAllowances({ ...aClock(), burst: 10, perSecond: 2 });
  expect([spend("a", 50), spend("a", 1)]).toEqual([0, 1]);
});

test("a rate of 0 units a second switches the limit off", () => {
  const { spend } = createAllowances({ ...aClock(), burst: 1, perSecond: 0 });
  expect([spend("a", 1), spend("a", 1)]).toEqual([0, 0]);
});

test("the number of remembered addresses is bounded, and the least recent caller is forgotten", () => {
  const { spend } = createAllowances({ ...aClock(), burst: 2, perSecond: 1, addresses: 3 });
  for (const address of ["a", "b", "c", "a", "d"]) expect(spend(address, 1)).toBe(0);
  expect(spend("a", 1)).toBe(1);
  expect(spend("b", 2)).toBe(0);
});
