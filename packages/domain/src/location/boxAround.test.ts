import { expect, test } from "vitest";
import { beyondBox, boxAround, movedIntoBox } from "./boxAround.ts";

const tunis = { latitude: 36.8, longitude: 10.18 };

test("[AR6] the box extends by the same distance in all four directions", () => {
  const { west, south, east, north } = boxAround(tunis, 50);
  expect(north - tunis.latitude).toBeCloseTo(0.449, 3);
  expect(tunis.latitude - south).toBeCloseTo(0.449, 3);
  expect(east - tunis.longitude).toBeCloseTo(0.561, 3);
  expect(tunis.longitude - west).toBeCloseTo(0.561, 3);
});

test.each([
  ["nothing wrong", { latitude: 36.85, longitude: 10.22 }, []],
  ["latitude and longitude exchanged", { latitude: 10.18, longitude: 36.8 }, ["latitude", "longitude"]],
  ["a sign lost", { latitude: 36.8, longitude: -10.18 }, ["longitude"]],
  ["a decimal point lost", { latitude: 3.68, longitude: 10.18 }, ["latitude"]],
] as const)("[AR6] finds the coordinates outside the box for a pin with %s", (_, position, edges) => {
  expect(beyondBox(position, boxAround(tunis, 50))).toEqual(edges);
});

test("moves a position to the nearest point of the box", () => {
  const box = boxAround(tunis, 50);
  const moved = movedIntoBox({ latitude: 40, longitude: 10.2 }, box);
  expect(moved).toEqual({ latitude: box.north, longitude: 10.2 });
  expect(beyondBox(moved, box)).toEqual([]);
});

test("the box stays on the map near a pole and the date line", () => {
  expect(boxAround({ latitude: 90, longitude: 180 }, 50)).toMatchObject({ east: 180, north: 90 });
});
