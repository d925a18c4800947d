import { expect, test } from "vitest";
import { languageOfRequest } from "./languageOfRequest.ts";

const of = (path: string, cookies = "") => languageOfRequest({ url: `http://site.test${path}`, cookies });

test("the address decides, and its wish is to be remembered", () => {
  expect(of("/?l=es", "sayara.language=en")).toEqual({ language: "es", toRemember: "es" });
});

test("what is already remembered need not be remembered again", () => {
  expect(of("/?l=en", "sayara.language=en")).toEqual({ language: "en", toRemember: null });
});

test("without a wish the remembered language counts", () => {
  expect(of("/search", "a=b; sayara.language=es")).toEqual({ language: "es", toRemember: null });
});

test.each(["/?l=de", "/?l=", "/?l=french"])("%s falls to the next rule, and is not remembered", (path) => {
  expect(of(path)).toEqual({ language: "fr", toRemember: null });
});
