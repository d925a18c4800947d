import { expect, test } from "vitest";
import { sameSitePath } from "./sameSitePath.ts";

test.each([
  ["//evil.example/", "/evil.example/"],
  ["///evil.example/?a=//b", "/evil.example/?a=//b"],
  ["/\\evil.example/", "/evil.example/"],
  ["\\\\evil.example/", "/evil.example/"],
  ["/\t/evil.example/", "/evil.example/"],
  ["/\n\\evil.example/", "/evil.example/"],
  ["\u0000//evil.example/", "/evil.example/"],
  ["evil.example", "/evil.example"],
  ["//", "/"],
  ["", "/"],
])("%j is returned with one leading slash: %s", (path, expected) => {
  expect(sameSitePath(path)).toBe(expected);
  expect(new URL(sameSitePath(path), "https://site.example").origin).toBe("https://site.example");
});

test.each(["/", "/car/clio?from=2026-12-01#price", "/%2F%2Fevil.example/", "/%5Cevil.example", "/a//b"])(
  "%s is a path of this site and stays unchanged",
  (path) => {
    expect(sameSitePath(path)).toBe(path);
    expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
  },
);
