import { expect, test, vi } from "vitest";
import { resolveStartLanguage, type StartLanguageSources } from "./resolveStartLanguage.ts";

const cases: [description: string, sources: StartLanguageSources, language: string][] = [
  ["French is the default", {}, "fr"],
  ["the query wins over everything", { query: "es", user: "en", stored: "fr", guess: () => "en" }, "es"],
  ["the user's language wins over the stored one", { user: "en", stored: "es" }, "en"],
  ["the stored language wins over a guess", { stored: "es", guess: () => "en" }, "es"],
  ["a guess is the last resort", { guess: () => "en" }, "en"],
  ["an unknown query falls to the user's language", { query: "de", user: "en", stored: "es" }, "en"],
  ["an unknown user language falls to the stored one", { query: "de", user: "it", stored: "es" }, "es"],
  [
    "an unknown stored language falls to the guess",
    { query: "de", user: "it", stored: "pt", guess: () => "en" },
    "en",
  ],
  ["an unknown guess falls to French", { query: "de", user: "it", stored: "pt", guess: () => "el" }, "fr"],
  ["an undefined guess falls to French", { guess: () => undefined }, "fr"],
  ["Greek, which only components support, is not a start language", { query: "el", stored: "en" }, "en"],
  ["an empty query is ignored", { query: "", stored: "en" }, "en"],
  ["null is ignored", { query: null, user: null, stored: null }, "fr"],
  ["codes are exact: no regions", { query: "en-GB", stored: "es" }, "es"],
  ["codes are exact: no capitals", { query: "EN", stored: "es" }, "es"],
  ["codes are exact: no blanks", { query: " en", stored: "es" }, "es"],
  ["a name of Object.prototype is not a language", { query: "constructor", stored: "es" }, "es"],
];

test.each(cases)("%s", (_description, sources, language) => {
  expect(resolveStartLanguage(sources)).toBe(language);
});

test("does not call the guess when an earlier source has a language", () => {
  const guess = vi.fn(() => "es");
  expect(resolveStartLanguage({ stored: "en", guess })).toBe("en");
  expect(guess).not.toHaveBeenCalled();
});
