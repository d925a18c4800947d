import type { Check, SourceFile } from "../Check.ts";
import { projectFiles } from "../projectFiles.ts";
import { readCatalogue } from "./readCatalogue.ts";

export const glossary: Check = {
  name: "one word for one thing, as the glossary has it",
  async run() {
    const [list] = await projectFiles(["packages/i18n/glossary.json"]);
    const texts = [
      ...(await projectFiles(["{apps,packages}/**/locales/**/*.po"])).flatMap(translationsIn),
      ...(await projectFiles(["apps/web/content/*/*.md"])).map(readSiteText),
      ...(await projectFiles(["apps/web/app/pages/landing/articles/*/*.ts"])).map(readArticle),
    ];
    return { read: texts.length, of: "texts", problems: glossaryProblems(readGlossary(list), texts) };
  },
};

/** A term of the glossary, by language: the approved word and the rejected ones. */
type Entry = Record<string, { word: string; not: string[] }>;

interface ShownText {
  path: string;
  language: string;
  text: string;
  /** Whether this is only text, without code around it. */
  isProse: boolean;
}

function readGlossary(list: SourceFile | undefined): Entry[] {
  return JSON.parse(list?.text ?? "[]") as Entry[];
}

/** Returns the texts that use a rejected word, and the French texts that violate French typography. */
export function glossaryProblems(entries: Entry[], texts: ShownText[]): string[] {
  const languages = new Set(texts.map(({ language }) => language));
  const rejected = new Map(
    [...languages].map((language) => [
      language,
      entries.flatMap((entry) => {
        const { word, not } = entry[language] ?? { word: "", not: [] };
        return not.map((phrase) => ({ phrase, word, pattern: wholeWords(phrase) }));
      }),
    ]),
  );
  return texts.flatMap(({ path, language, text, isProse }) => {
    const problems = (rejected.get(language) ?? [])
      .filter(({ pattern }) => pattern.test(text))
      .map(({ phrase, word }) => `${path}: “${phrase}”; the glossary has “${word}”`);
    return language === "fr" && isProse ? [...problems, ...typography(path, text)] : problems;
  });
}

/** Matches a phrase as whole words, case-insensitively, with any kind of space. */
function wholeWords(phrase: string): RegExp {
  const words = phrase.split(" ").map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\d-])${words.join("\\s+")}(?![\\p{L}\\d-])`, "iu");
}

function typography(path: string, text: string): string[] {
  const problems: string[] = [];
  const space = /.{0,20} [:;?!»]/.exec(text.replace(/^\|[ :|-]+\|$/gm, ""))?.[0];
  if (space !== undefined) problems.push(`${path}: “${space}” needs a no-break space before the sign`);
  const apostrophe = /\p{L}+'\p{L}+/u.exec(text)?.[0];
  if (apostrophe !== undefined) problems.push(`${path}: “${apostrophe}” needs the apostrophe ’`);
  return problems;
}

function translationsIn(file: SourceFile): ShownText[] {
  const [, language = ""] = /locales\/([a-z]{2})[/.]/.exec(file.path) ?? [];
  return readCatalogue(file)
    .filter(({ obsolete }) => !obsolete)
    .map(({ translation }) => ({
      path: file.path,
      language,
      // Strips placeholder names and plural syntax, which are not displayed text.
      text: translation.replaceAll(/\{\w+(?:, plural,)?/g, "{"),
      isProse: true,
    }));
}

const articleLanguages: Readonly<Record<string, string>> = {
  french: "fr",
  english: "en",
  spanish: "es",
  arabic: "ar",
};

/** Reads an article of the website without link targets. Its file is named after its language. */
function readArticle({ path, text }: SourceFile): ShownText {
  const [, name = ""] = /\/(\w+)\.ts$/.exec(path) ?? [];
  const language = articleLanguages[name];
  if (language === undefined) throw new Error(`${path}: the language of this article is unknown`);
  return { path, language, text: text.replaceAll(/\]\([^)]*\)/g, ""), isProse: false };
}

/** Returns the text without front matter keys, anchors, keys and link targets. */
function readSiteText({ path, text }: SourceFile): ShownText {
  const [, language = ""] = /\/([a-z]{2})\.md$/.exec(path) ?? [];
  const prose = text.replaceAll(/^(title|description|date): |\{#?[\w-]*\}|`[^`]*`|\]\([^)]*\)/gm, "");
  return { path, language, text: prose, isProse: true };
}
