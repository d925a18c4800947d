import type { Check, SourceFile } from "./Check.ts";
import { readCatalogue } from "./readCatalogue.ts";
import { projectFiles } from "./projectFiles.ts";

export const translations: Check = {
  name: "every message is translated",
  async run() {
    const files = await projectFiles(["{apps,packages}/**/locales/**/*.po"]);
    const messages = files.flatMap(readCatalogue);
    return { read: messages.length, of: "messages", problems: translationProblems(files) };
  },
};

const required = ["fr", "en", "es"];

/**
 * Returns messages without a translation, fuzzy translations, and catalogues missing in one of the three
 * languages.
 */
export function translationProblems(files: SourceFile[]): string[] {
  return [...files.flatMap(untranslated), ...missingCatalogues(files.map(({ path }) => path))];
}

function untranslated(file: SourceFile): string[] {
  return readCatalogue(file)
    .filter(({ obsolete }) => !obsolete)
    .flatMap(({ key, translation, fuzzy }) => {
      if (translation === "") return [`${file.path}: "${key}" has no translation`];
      return fuzzy ? [`${file.path}: "${key}" is marked fuzzy`] : [];
    });
}

/** A language is a folder (`locales/fr/words.po`) or a file (`locales/fr.po`). */
function missingCatalogues(paths: string[]): string[] {
  return paths
    .flatMap((path) =>
      required.map((language) => path.replace(/locales\/[a-z]{2}(?=[/.])/, `locales/${language}`)),
    )
    .filter((path, index, all) => all.indexOf(path) === index && !paths.includes(path))
    .map((path) => `${path} is missing`);
}
