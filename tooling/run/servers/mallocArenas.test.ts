import { expect, test } from "vitest";
import { mallocArenas } from "./mallocArenas.ts";

test("the operator's number of arenas overrides the default", () => {
  expect(mallocArenas({ MALLOC_ARENA_MAX: "4" })).toEqual({ MALLOC_ARENA_MAX: "4" });
  expect(mallocArenas({})).toEqual({ MALLOC_ARENA_MAX: "1" });
});
