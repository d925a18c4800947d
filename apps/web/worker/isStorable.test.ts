import { expect, test } from "vitest";
import { isStorable } from "./isStorable.ts";

const file = { ok: true, type: "basic", redirected: false } as const;

test("stores the site's own response, but no error, redirect or response from another site", () => {
  expect(isStorable(file)).toBe(true);
  expect(isStorable({ ...file, ok: false })).toBe(false);
  expect(isStorable({ ...file, redirected: true })).toBe(false);
  for (const type of ["error", "opaque", "opaqueredirect", "cors"] as const)
    expect(isStorable({ ...file, type })).toBe(false);
});
