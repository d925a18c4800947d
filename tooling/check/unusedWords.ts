import type { Check, SourceFile } from "./Check.ts";
import { projectFiles } from "./projectFiles.ts";

/**
 * Knip sees files and exports, the extraction sees that a word stands in the code: a word of the components that
 * nobody asks for is a property of a used object, and escapes both.
 */
export const unusedWords: Check = {
  name: "every component word is said somewhere",
  async run() {
    const words = await projectFiles([declaration]);
    const files = await projectFiles(["{apps,packages}/**/*.{ts,tsx}"]);
    return {
      read: words.flatMap(declaredWords).length,
      of: "words",
      problems: unusedWordProblems(words, files),
    };
  },
};

const declaration = "packages/i18n/src/components/componentWords.ts";

/** Words that no file but their own names: as `componentWords.close`, or as `"close"` where `componentWords` is imported. */
export function unusedWordProblems(words: SourceFile[], files: SourceFile[]): string[] {
  const own = new Set(words.map(({ path }) => path));
  const users = files.filter(
    ({ path, text }) =>
      !own.has(path) && !/\.(?:test|e2e)\.tsx?$/.test(path) && text.includes("componentWords"),
  );
  const isSaid = (word: string) =>
    users.some(({ text }) => new RegExp(`componentWords\\.${word}\\b|"${word}"`).test(text));
  return words.flatMap((file) =>
    declaredWords(file)
      .filter((word) => !isSaid(word))
      .map((word) => `${file.path}: nobody says "${word}"`),
  );
}

function declaredWords({ text }: SourceFile): string[] {
  return [...text.matchAll(/^ {2}(\w+): \/\*i18n\*\//gm)].flatMap(([, word]) => word ?? []);
}
