import { expect, test } from "vitest";
import { glossaryProblems } from "./glossary.ts";

const entries = [
  {
    fr: { word: "conducteur additionnel", not: ["second conducteur"] },
    es: { word: "usted", not: ["tu", "elige"] },
  },
];
const check = (language: string, text: string, isProse = true) =>
  glossaryProblems(entries, [{ path: "a.po", language, text, isProse }]);

test.each([
  ["fr", "Un conducteur additionnel"],
  ["fr", "Un second, conducteur"],
  ["es", "su turismo elegido, estructura"],
  ["fr", "Bonjour\u00a0: déjà là"],
  ["en", "second conducteur ; it's"],
])("accepts %s: %s", (language, text) => expect(check(language, text)).toEqual([]));

test.each([
  ["fr", "Le Second conducteur.", "“second conducteur”; the glossary has “conducteur additionnel”"],
  ["es", "Elige tu coche", "“elige”; the glossary has “usted”"],
  ["es", "Elige tu coche", "“tu”; the glossary has “usted”"],
  ["fr", "Déjà là : voici", "needs a no-break space"],
  ["fr", "L'agence", "“L'agence” needs the apostrophe ’"],
])("reports %s: %s", (language, text, problem) => {
  expect(check(language, text).join("\n")).toContain(problem);
});

test("does not apply typography rules to code around text", () => {
  expect(check("fr", "const a = b ? 'c' : d;", false)).toEqual([]);
});
