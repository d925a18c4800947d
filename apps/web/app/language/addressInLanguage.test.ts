import { expect, test } from "vitest";
import { addressInLanguage, addressWithoutLanguage } from "./addressInLanguage.ts";

const page = { pathname: "/search/tunis", search: "?seats=5&l=fr" };

test("a page in another language keeps everything else of its address", () => {
  expect(addressInLanguage(page, "es")).toBe("/search/tunis?seats=5&l=es");
});

test("once a language is remembered the address need not carry it", () => {
  expect(addressWithoutLanguage(page)).toBe("/search/tunis?seats=5");
  expect(addressWithoutLanguage({ pathname: "/", search: "?l=en" })).toBe("/");
});

test("an address without a wish stays as it is written", () => {
  const search = "?from=2026-12-01T10:00";
  expect(addressWithoutLanguage({ pathname: "/search", search })).toBe(`/search${search}`);
});
