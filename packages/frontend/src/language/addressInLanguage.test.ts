import { expect, test } from "vitest";
import { addressInLanguage, addressWithoutLanguage } from "./addressInLanguage.ts";

const page = { pathname: "/search/tunis", search: "?seats=5&l=fr" };

test("sets the language and keeps the other parameters", () => {
  expect(addressInLanguage(page, "es")).toBe("/search/tunis?seats=5&l=es");
});

test("removes the language and keeps the other parameters", () => {
  expect(addressWithoutLanguage(page)).toBe("/search/tunis?seats=5");
  expect(addressWithoutLanguage({ pathname: "/", search: "?l=en" })).toBe("/");
});

test("a URL without a language is unchanged", () => {
  const search = "?from=2026-12-01T10:00";
  expect(addressWithoutLanguage({ pathname: "/search", search })).toBe(`/search${search}`);
});

test.each(["//evil.example/", "/\\evil.example/", "/\t/evil.example/"])(
  "the links of the page at %j stay on this site",
  (pathname) => {
    expect(addressInLanguage({ pathname, search: "" }, "en")).toBe("/evil.example/?l=en");
    expect(addressWithoutLanguage({ pathname, search: "?l=en" })).toBe("/evil.example/");
    expect(addressWithoutLanguage({ pathname, search: "" })).toBe("/evil.example/");
  },
);
