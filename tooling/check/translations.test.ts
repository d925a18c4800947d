import { expect, test } from "vitest";
import { translationProblems } from "./translations.ts";

const header = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n\n';
const catalogues = (french: string) =>
  ["fr", "en", "es"].map((language) => ({
    path: `app/locales/${language}.po`,
    text: `${header}${language === "fr" ? french : 'msgid "Search"\nmsgstr "x"'}\n`,
  }));

test("a message without words is named", () => {
  expect(translationProblems(catalogues('#: app/Home.tsx\nmsgid "Search"\nmsgstr ""'))).toEqual([
    'app/locales/fr.po: "Search" has no translation',
  ]);
});

test("an unsure translation is named", () => {
  expect(translationProblems(catalogues('#, fuzzy\nmsgid "Search"\nmsgstr "Chercher"'))).toHaveLength(1);
});

test("a catalogue that one language lacks is named", () => {
  const [french] = catalogues('msgid "Search"\nmsgstr "Chercher"');
  expect(translationProblems(french ? [french] : [])).toEqual([
    "app/locales/en.po is missing",
    "app/locales/es.po is missing",
  ]);
});

test("long and obsolete messages are read as gettext means them", () => {
  const text =
    'msgctxt "verb"\nmsgid ""\n"Search "\n"again"\nmsgstr ""\n"Chercher"\n\n#~ msgid "Old"\n#~ msgstr ""';
  expect(translationProblems(catalogues(text))).toEqual([]);
});
