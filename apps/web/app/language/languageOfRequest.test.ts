import { expect, test } from "vitest";
import { languageOfRequest } from "./languageOfRequest.ts";

const languageFor = (path: string, cookies = "") =>
  languageOfRequest({ url: `http://site.test${path}`, cookies });

test("the language in the URL overrides the stored one and is stored", () => {
  expect(languageFor("/?l=es", "sayara.language=en")).toEqual({ language: "es", languageToStore: "es" });
});

test("a language that is already stored is not stored again", () => {
  expect(languageFor("/?l=en", "sayara.language=en")).toEqual({ language: "en", languageToStore: null });
});

test("the stored language applies if the URL has none", () => {
  expect(languageFor("/search", "a=b; sayara.language=es")).toEqual({
    language: "es",
    languageToStore: null,
  });
});

test.each(["/?l=de", "/?l=", "/?l=french"])("%s falls back to French, and no language is stored", (path) => {
  expect(languageFor(path)).toEqual({ language: "fr", languageToStore: null });
});
