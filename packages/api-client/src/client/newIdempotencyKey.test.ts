import { afterEach, expect, test, vi } from "vitest";
import { newIdempotencyKey } from "./newIdempotencyKey.ts";

afterEach(() => vi.unstubAllGlobals());

const thousandKeys = () => Array.from({ length: 1000 }, newIdempotencyKey);

test("every key is different", () => {
  expect(new Set(thousandKeys()).size).toBe(1000);
});

test.each([
  ["without crypto", undefined],
  ["without randomUUID, as on an origin that is not secure", {}],
])("%s, every key is different and valid in a header", (_, crypto) => {
  vi.stubGlobal("crypto", crypto);
  const keys = thousandKeys();
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[a-z0-9-]{20,64}$/);
});
