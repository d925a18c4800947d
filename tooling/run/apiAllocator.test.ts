import { expect, test } from "vitest";
import { apiAllocator } from "./apiAllocator.ts";

test("an operator's number of arenas replaces the default", () => {
  expect(apiAllocator({ MALLOC_ARENA_MAX: "4" })).toEqual({ MALLOC_ARENA_MAX: "4" });
  expect(apiAllocator({})).toEqual({ MALLOC_ARENA_MAX: "1" });
});
