import { expect, test } from "vitest";
import { createLru } from "./createLru.ts";

const createTextLru = (bounds: { count?: number; size?: number }) =>
  createLru<string>({ count: 100, size: 100, sizeOf: (text) => text.length, ...bounds });

test("drops the least recently used value when the count is exceeded", () => {
  const lru = createTextLru({ count: 2 });
  lru.set("a", "1");
  lru.set("b", "2");
  lru.get("a");
  lru.set("c", "3");
  expect(["a", "b", "c"].map((key) => lru.get(key))).toEqual(["1", undefined, "3"]);
  expect(lru.count).toBe(2);
});

test("drops as many values as needed when the size is exceeded", () => {
  const lru = createTextLru({ size: 10 });
  for (const key of ["a", "b", "c"]) lru.set(key, "333");
  lru.set("d", "7777777");
  expect([lru.get("a"), lru.get("b"), lru.get("c"), lru.get("d")]).toEqual([
    undefined,
    undefined,
    "333",
    "7777777",
  ]);
  expect(lru.size).toBe(10);
});

test("a value larger than the bound is not stored and evicts no other", () => {
  const lru = createTextLru({ size: 5 });
  lru.set("a", "1");
  lru.set("b", "too large");
  expect([lru.get("a"), lru.get("b"), lru.size]).toEqual(["1", undefined, 1]);
});

test("a replaced value counts once", () => {
  const lru = createTextLru({});
  lru.set("a", "12345");
  lru.set("a", "1");
  expect([lru.count, lru.size]).toEqual([1, 1]);
  lru.delete("a");
  expect([lru.count, lru.size]).toEqual([0, 0]);
});
