import type { Check, SourceFile } from "./Check.ts";
import { projectFiles } from "./projectFiles.ts";

/**
 * Finds unused component words. Knip checks files and exports, the extraction checks the code's messages; a
 * property of a used object escapes both.
 */
export const unusedWords: Check = {
  name: "every component word is used",
  async run() {
    const words = await projectFiles([declarations]);
    const files = await projectFiles(["{apps,packages}/**/*.{ts,tsx}"]);
    return {
      read: words.flatMap(declaredWords).length,
      of: "words",
      problems: unusedWordProblems(words, files),
    };
  },
};

const declarations = "packages/i18n/src/components/*Words.ts";

/**
 * Returns words that are used nowhere but in their own file. A use is `dialogWords.close`, or `"close"` in
 * a file that imports words of components.
 */
export function unusedWordProblems(words: SourceFile[], files: SourceFile[]): string[] {
  const own = new Set(words.map(({ path }) => path));
  const users = files.filter(
    ({ path, text }) =>
      !own.has(path) && !/\.(?:test|e2e)\.tsx?$/.test(path) && text.includes("i18n/components/"),
  );
  const isUsed = (word: string) =>
    users.some(({ text }) => new RegExp(`\\w+Words\\.${word}\\b|"${word}"`).test(text));
  return words.flatMap((file) =>
    declaredWords(file)
      .filter((word) => !isUsed(word))
      .map((word) => `${file.path}: "${word}" is unused`),
  );
}

function declaredWords({ text }: SourceFile): string[] {
  return [...text.matchAll(/^ {2}(\w+): \/\*i18n\*\//gm)].flatMap(([, word]) => word ?? []);
}
