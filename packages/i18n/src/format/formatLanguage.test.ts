import { languages } from "@sayara/domain/language/Language";
import { expect, test } from "vitest";
import { formatLanguage } from "./formatLanguage.ts";

test("names a language in another language", () => {
  const namesIn = (language: string) => languages.map((code) => formatLanguage(code, language));
  expect(namesIn("fr")).toEqual(expect.arrayContaining(["français", "anglais", "espagnol"]));
  expect(namesIn("en")).toEqual(expect.arrayContaining(["French", "English", "Spanish"]));
  expect(namesIn("es")).toEqual(expect.arrayContaining(["francés", "inglés", "español"]));
  expect(namesIn("ar")).toEqual(expect.arrayContaining(["الفرنسية", "الإنجليزية", "الإسبانية", "العربية"]));
});
