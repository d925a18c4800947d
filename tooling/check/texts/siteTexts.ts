import { languages } from "@sayara/domain/language/Language";
import type { Check, SourceFile } from "../Check.ts";
import { projectFiles } from "../projectFiles.ts";

export const siteTexts: Check = {
  name: "static pages are alike in every language",
  async run() {
    const files = await projectFiles(["apps/web/content/*/*.md"]);
    return { read: files.length, of: "texts", problems: siteTextProblems(files) };
  },
};

/**
 * Returns texts that are missing in a language, lack a date, have a date in the future, or differ from the French text
 * in date, heading anchors or table keys. The website's build checks the rest of their format.
 */
export function siteTextProblems(
  files: SourceFile[],
  today = new Date().toISOString().slice(0, 10),
): string[] {
  const folders = new Set(files.map(({ path }) => path.slice(0, path.lastIndexOf("/"))));
  return [...folders].flatMap((folder) => {
    const text = (language: string) => files.find(({ path }) => path === `${folder}/${language}.md`)?.text;
    const french = partsOf(text("fr") ?? "");
    return languages.flatMap((language) => {
      const path = `${folder}/${language}.md`;
      const ownText = text(language);
      return ownText === undefined
        ? [`${path} is missing`]
        : differences(partsOf(ownText), french, { path, today });
    });
  });
}

type Parts = ReturnType<typeof partsOf>;

function partsOf(text: string) {
  return {
    date: /^date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1],
    headings: [...text.matchAll(/^## .*\{#([a-z-]+)\}$/gm)].map(([, id = ""]) => id),
    keys: storedKeys(text),
  };
}

/** Returns the keys in the first cells of a text's tables. */
export function storedKeys(text: string): string[] {
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = ""]) => key);
}

function differences(own: Parts, french: Parts, { path, today }: { path: string; today: string }): string[] {
  const problems: string[] = [];
  if (own.date === undefined) problems.push(`${path} has no date`);
  else if (own.date > today) problems.push(`${path} is dated in the future: ${own.date}`);
  else if (own.date !== french.date)
    problems.push(`${path} is of ${own.date}, the French text of ${french.date}`);
  for (const part of ["headings", "keys"] as const) {
    if (own[part].join() !== french[part].join())
      problems.push(
        `${path} has the ${part} ${own[part].join(", ")}; the French text ${french[part].join(", ")}`,
      );
  }
  return problems;
}
