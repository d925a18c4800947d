import { expect, test } from "vitest";
import { languageOfRequest } from "./languageOfRequest.ts";

const of = (path: string, cookies = "") => languageOfRequest({ url: `http://site.test${path}`, cookies });

test("the language in the address overrides the stored one and is stored", () => {
  expect(of("/?l=es", "sayara.language=en")).toEqual({ language: "es", toRemember: "es" });
});

test("a language that is already stored is not stored again", () => {
  expect(of("/?l=en", "sayara.language=en")).toEqual({ language: "en", toRemember: null });
});

test("the stored language applies if the address has none", () => {
  expect(of("/search", "a=b; sayara.language=es")).toEqual({ language: "es", toRemember: null });
});

test.each(["/?l=de", "/?l=", "/?l=french"])("%s falls back to French and is not stored", (path) => {
  expect(of(path)).toEqual({ language: "fr", toRemember: null });
});
