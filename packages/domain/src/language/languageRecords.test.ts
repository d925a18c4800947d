import * as v from "valibot";
import { expect, test } from "vitest";
import { directionOf } from "./directionOf.ts";
import { inAllLanguages } from "./inAllLanguages.ts";
import { defaultLanguage, Language, languages } from "./Language.ts";
import { languageRecords } from "./languageRecords.ts";
import { mapLanguages } from "./mapLanguages.ts";
import { perLanguage } from "./perLanguage.ts";
import { textPerLanguage } from "./textPerLanguage.ts";

test("the languages are the keys of the record, in its order", () => {
  expect(languages).toEqual(Object.keys(languageRecords));
  expect(languages[0]).toBe(defaultLanguage);
  expect(Language.options).toEqual(languages);
});

test("a language's name is in the language itself, and its locale begins with its code", () => {
  for (const language of languages) {
    const { name, openGraphLocale } = languageRecords[language];
    expect(new Intl.DisplayNames(language, { type: "language" }).of(language)?.toLowerCase()).toBe(
      name.toLowerCase(),
    );
    expect(openGraphLocale).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  }
});

test("a language has its record's direction, and an unknown one is written from left to right", () => {
  for (const language of languages) expect(directionOf(language)).toBe(languageRecords[language].direction);
  expect(directionOf("el")).toBe("ltr");
  expect(directionOf("constructor")).toBe("ltr");
});

test("maps every language, and requires a value for each", () => {
  const codes = mapLanguages((language) => language.toUpperCase());
  expect(codes).toEqual(Object.fromEntries(languages.map((language) => [language, language.toUpperCase()])));
  const schema = perLanguage(v.string());
  expect(v.parse(schema, codes)).toEqual(codes);
  expect(v.is(schema, { ...codes, [defaultLanguage]: undefined })).toBe(false);
});

test("[LO8] the French text replaces one in a language that an older client or stored row does not have", () => {
  const schema = textPerLanguage(v.string());
  expect(v.parse(schema, { fr: "GPS", es: "Navegador" })).toEqual(
    inAllLanguages({ fr: "GPS", es: "Navegador" }),
  );
  expect(v.is(schema, { en: "GPS" })).toBe(false);
  expect(v.is(schema, { fr: "GPS", es: 1 })).toBe(false);
});

test("the French text replaces a missing one", () => {
  expect(inAllLanguages({ fr: "Djerba", es: "Yerba" })).toEqual(
    mapLanguages((language) => (language === "es" ? "Yerba" : "Djerba")),
  );
});
