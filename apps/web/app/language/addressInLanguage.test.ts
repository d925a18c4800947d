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

test("an address without a language is unchanged", () => {
  const search = "?from=2026-12-01T10:00";
  expect(addressWithoutLanguage({ pathname: "/search", search })).toBe(`/search${search}`);
});
