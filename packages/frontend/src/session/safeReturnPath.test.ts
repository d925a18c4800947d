import { expect, test } from "vitest";
import { removeInterface } from "../testing/removeInterface.ts";
import { safeReturnPath } from "./safeReturnPath.ts";

test.each([
  "https://evil.example/",
  "http:evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//evil.example@here.invalid/",
  "https://here.invalid@evil.example/",
  "evil.example",
  "@evil.example",
  "?from=//evil.example",
  "\u0000//evil.example",
  "//",
  "",
])("%j returns the root", (payload) => {
  expect(safeReturnPath(payload)).toBe("/");
});

test.each([
  "/bookings",
  "/booking?b=42#price",
  "/search/tunis?from=2026-12-01T10%3A00",
  "/%2F%2Fevil.example",
])("%s is a path of this site and is returned unchanged", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test("every result resolves to the site's own origin", () => {
  for (const path of ["/a/../b", "/a//b", "/a?x=//evil.example"])
    expect(new URL(safeReturnPath(path), "https://site.example").origin).toBe("https://site.example");
});

test.each([null, undefined])("%s returns the root", (absent) => {
  expect(safeReturnPath(absent)).toBe("/");
});

test("the sign-in and sign-up pages return the root", () => {
  expect(safeReturnPath("/sign-in?from=/sign-in")).toBe("/");
  expect(safeReturnPath("/sign-up")).toBe("/");
});

test("without URL.parse in the browser, returns a path and rejects another site", () => {
  removeInterface(URL, "parse");
  expect(safeReturnPath("/bookings?s=paid#top")).toBe("/bookings?s=paid#top");
  expect(safeReturnPath("/.//evil.example")).toBe("/");
});
