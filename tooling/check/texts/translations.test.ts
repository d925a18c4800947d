import { languages } from "@sayara/domain/language/Language";
import { expect, test } from "vitest";
import { translationProblems } from "./translations.ts";

const header = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n\n';
const catalogues = (french: string) =>
  languages.map((language) => ({
    path: `app/locales/${language}.po`,
    text: `${header}${language === "fr" ? french : 'msgid "Search"\nmsgstr "x"'}\n`,
  }));

test("reports a message without a translation", () => {
  expect(translationProblems(catalogues('#: app/Home.tsx\nmsgid "Search"\nmsgstr ""'))).toEqual([
    'app/locales/fr.po: "Search" has no translation',
  ]);
});

test("reports a fuzzy translation", () => {
  expect(translationProblems(catalogues('#, fuzzy\nmsgid "Search"\nmsgstr "Chercher"'))).toHaveLength(1);
});

test("reports a catalogue missing in one language", () => {
  const [french] = catalogues('msgid "Search"\nmsgstr "Chercher"');
  expect(translationProblems(french ? [french] : [])).toEqual([
    "app/locales/en.po is missing",
    "app/locales/es.po is missing",
    "app/locales/ar.po is missing",
  ]);
});

test("parses multi-line and obsolete messages according to gettext's rules", () => {
  const text =
    'msgctxt "verb"\nmsgid ""\n"Search "\n"again"\nmsgstr ""\n"Chercher"\n\n#~ msgid "Old"\n#~ msgstr ""';
  expect(translationProblems(catalogues(text))).toEqual([]);
});

test("reports a message translated differently in two catalogues of one app", () => {
  const catalogue = (path: string, translation: string) => ({
    path,
    text: `${header}msgid "Day"\nmsgstr "${translation}"\n`,
  });
  const files = languages.flatMap((language) => [
    catalogue(`apps/web/app/language/locales/${language}.po`, "Jour"),
    catalogue(`apps/web/app/pages/booking/locales/${language}.po`, language === "fr" ? "Date" : "Jour"),
    catalogue(`apps/portal/app/locales/${language}.po`, "Le"),
  ]);
  expect(translationProblems(files)).toEqual([
    'apps/web/app/pages/booking/locales/fr.po: "Day" is "Date", but "Jour" in apps/web/app/language/locales/fr.po',
  ]);
});

test("reports a message that a shared package translates differently from an app, but not in mails", () => {
  const files = languages.flatMap((language) =>
    [
      { path: `apps/web/app/language/locales/${language}.po`, translation: "Rendu" },
      {
        path: `apps/portal/app/locales/${language}.po`,
        translation: language === "fr" ? "Voiture rendue" : "Rendu",
      },
      { path: `packages/frontend/locales/${language}/messages.po`, translation: "Rendu" },
      { path: `packages/i18n/locales/${language}/mails.po`, translation: "Remboursé" },
    ].map(({ path, translation }) => ({
      path,
      text: `${header}msgid "Returned"\nmsgstr "${translation}"\n`,
    })),
  );
  expect(translationProblems(files)).toEqual([
    'packages/frontend/locales/fr/messages.po: "Returned" is "Rendu", but "Voiture rendue" in apps/portal/app/locales/fr.po',
  ]);
});

test("reports a Spanish sentence that equals the French one", () => {
  const files = languages.map((language) => ({
    path: `app/locales/${language}.po`,
    text: `${header}msgid "a"\nmsgstr "Écrire un message"\n\nmsgid "b"\nmsgstr "{n, plural, one {# note} other {# notes}}"\n\nmsgid "c"\nmsgstr "Apple CarPlay"\n`,
  }));
  expect(translationProblems(files)).toEqual(['app/locales/es.po: "a" is French: "Écrire un message"']);
});
