import { expect, test } from "vitest";
import { acceptsDropOff } from "./acceptsDropOff.ts";

const servedLocations = new Set(["sousse"]);
const accepts = (pickup: string | undefined, dropOff: string | undefined) =>
  acceptsDropOff({ pickup, dropOff }, (place) => servedLocations.has(place));

test("[BK9] an agency takes a car back at its pick-up place, whether or not it serves that place", () => {
  expect(accepts("tunis", "tunis")).toBe(true);
  expect(accepts("tunis", undefined)).toBe(true);
});

test("[BK9] an agency takes a car back elsewhere only at places that it serves", () => {
  expect(accepts("tunis", "sousse")).toBe(true);
  expect(accepts("tunis", "djerba")).toBe(false);
  expect(accepts(undefined, "sousse")).toBe(true);
  expect(accepts(undefined, "djerba")).toBe(false);
});
