import { languages } from "@sayara/domain/language/Language";
import type { Check, SourceFile } from "../Check.ts";
import { readCatalogue } from "./readCatalogue.ts";
import { projectFiles } from "../projectFiles.ts";

export const translations: Check = {
  name: "every message is translated",
  async run() {
    const files = await projectFiles(["{apps,packages}/**/locales/**/*.po"]);
    const messages = files.flatMap(readCatalogue);
    return { read: messages.length, of: "messages", problems: translationProblems(files) };
  },
};

/**
 * Returns messages without a translation, fuzzy translations, Spanish sentences that equal the French ones,
 * catalogues missing in a language, and messages translated differently in two catalogues of one app, or of
 * an app and a package. These catalogues are merged, and only one of two different translations is kept.
 */
export function translationProblems(files: SourceFile[]): string[] {
  return [
    ...files.flatMap(untranslated),
    ...missingCatalogues(files.map(({ path }) => path)),
    ...differentTranslations(files),
    ...frenchInSpanish(files),
  ];
}

/**
 * Minimum number of words of a reported sentence. Such similar languages share names of one or two words, but
 * no sentences.
 */
const FEWEST_WORDS = 3;

function frenchInSpanish(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const frenchPath = file.path.replace(/locales\/es(?=[/.])/, "locales/fr");
    const french = files.find(({ path }) => path === frenchPath);
    if (french === undefined || french === file) return [];
    const inFrench = new Map(readCatalogue(french).map(({ key, translation }) => [key, translation]));
    return readCatalogue(file)
      .filter(({ obsolete }) => !obsolete)
      .filter(({ key, translation }) => inFrench.get(key) === translation)
      .filter(({ translation }) => countWords(translation) >= FEWEST_WORDS)
      .map(({ key, translation }) => `${file.path}: "${key}" is French: "${translation}"`);
  });
}

/** Counts words of letters, without placeholders, tags and the keywords of plurals. */
function countWords(text: string): number {
  const words = text.replaceAll(
    /<[^>]*>|\{\w+\}|\{\w+, \w+,|(?:=\d+|zero|one|two|few|many|other) (?=\{)/g,
    " ",
  );
  return words.match(/\p{L}+/gu)?.length ?? 0;
}

function differentTranslations(files: SourceFile[]): string[] {
  const earlierOnes = new Map<string, { path: string; translation: string }[]>();
  return files.flatMap((file) =>
    readCatalogue(file).flatMap(({ key, translation, obsolete }) => {
      if (obsolete) return [];
      const language = /locales\/([a-z]{2})[/.]/.exec(file.path)?.[1];
      const message = JSON.stringify([language, key]);
      const known = earlierOnes.get(message) ?? [];
      earlierOnes.set(message, [...known, { path: file.path, translation }]);
      const earlier = known.find(
        (other) => other.translation !== translation && areMerged(other.path, file.path),
      );
      if (earlier === undefined) return [];
      return [`${file.path}: "${key}" is "${translation}", but "${earlier.translation}" in ${earlier.path}`];
    }),
  );
}

/**
 * Whether an app merges both catalogues. Apps merge the packages' catalogues too, except that of the emails,
 * which no page shows.
 */
function areMerged(path: string, otherPath: string): boolean {
  const [owner, otherOwner] = [path, otherPath].map((one) => one.split("/").slice(0, 2).join("/"));
  if (owner === otherOwner) return true;
  const both = [path, otherPath];
  return (
    both.some((one) => one.startsWith("packages/")) && !both.some((one) => /\/mails(?:\/|\.po$)/.test(one))
  );
}

function untranslated(file: SourceFile): string[] {
  return readCatalogue(file)
    .filter(({ obsolete }) => !obsolete)
    .flatMap(({ key, translation, fuzzy }) => {
      if (translation === "") return [`${file.path}: "${key}" has no translation`];
      return fuzzy ? [`${file.path}: "${key}" is marked fuzzy`] : [];
    });
}

/** A language is either a folder (`locales/fr/messages.po`) or a file (`locales/fr.po`). */
function missingCatalogues(paths: string[]): string[] {
  return paths
    .flatMap((path) =>
      languages.map((language) => path.replace(/locales\/[a-z]{2}(?=[/.])/, `locales/${language}`)),
    )
    .filter((path, index, all) => all.indexOf(path) === index && !paths.includes(path))
    .map((path) => `${path} is missing`);
}
