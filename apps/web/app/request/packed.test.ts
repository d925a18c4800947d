import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

const data = { places: [{ slug: "sousse", position: { latitude: 35.8 } }], review: null };

test("packs data to one text, which survives the router's transfer", () => {
  const sent = structuredClone(pack(data));
  expect(Object.values(sent)).toEqual([JSON.stringify(data)]);
  expect(unpack(sent)).toEqual(data);
});

test("returns the same object each time, and the packed one where it was packed", () => {
  expect(unpack(pack(data))).toBe(data);
  const sent = structuredClone(pack(data));
  expect(unpack(sent)).toBe(unpack(sent));
});
