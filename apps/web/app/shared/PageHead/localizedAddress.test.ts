import { expect, test } from "vitest";
import { localizedAddress } from "./localizedAddress.ts";

test("the URL contains the language, except the default language", () => {
  const webUrl = "https://sayara.example";
  expect(localizedAddress(webUrl, "/search/tunis", "fr")).toBe("https://sayara.example/search/tunis");
  expect(localizedAddress(webUrl, "/search/tunis", "es")).toBe("https://sayara.example/search/tunis?l=es");
});

test("a canonical URL always belongs to this site", () => {
  expect(localizedAddress("https://sayara.example", "//evil.example/", "fr")).toBe(
    "https://sayara.example/evil.example/",
  );
});
