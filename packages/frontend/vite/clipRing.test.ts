import { expect, test } from "vitest";
import { clipRing } from "./clipRing.ts";

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];

test("a ring inside the box is unchanged", () => {
  expect(clipRing(square, [-1, -1, 5, 5])).toEqual(square);
});

test("a ring that crosses an edge is cut there and stays closed", () => {
  const clipped = clipRing(square, [2, -1, 5, 5]);
  expect(clipped.at(0)).toEqual(clipped.at(-1));
  expect(clipped).toContainEqual([2, 0]);
  expect(clipped).toContainEqual([2, 4]);
  expect(Math.min(...clipped.map(([x = 0]) => x))).toBe(2);
});

test("a ring outside the box becomes empty", () => {
  expect(clipRing(square, [10, 10, 12, 12])).toEqual([]);
});
