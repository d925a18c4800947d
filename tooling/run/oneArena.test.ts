import { expect, test } from "vitest";
import { oneArena } from "./oneArena.ts";

test("an operator's number of arenas replaces the default", () => {
  expect(oneArena({ MALLOC_ARENA_MAX: "4" })).toEqual({ MALLOC_ARENA_MAX: "4" });
  expect(oneArena({})).toEqual({ MALLOC_ARENA_MAX: "1" });
});
