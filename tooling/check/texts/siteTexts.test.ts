import { expect, test } from "vitest";
import { siteTextProblems } from "./siteTexts.ts";

const text = (date: string, ...headings: string[]) =>
  `---\ndate: ${date}\n---\nLead.\n${headings.map((id) => `\n## Heading {#${id}}\n\n| \`a.${id}\` | x |\n`).join("")}`;
const check = (texts: Record<string, string>) =>
  siteTextProblems(
    Object.entries(texts).map(([language, own]) => ({ path: `content/terms/${language}.md`, text: own })),
    "2026-11-22",
  );
const good = text("2026-11-22", "a", "b");

test("accepts the same date, headings and keys in every language", () => {
  expect(check({ fr: good, en: good, es: good, ar: good })).toEqual([]);
});

test.each([
  [{ fr: good, en: good, ar: good }, "content/terms/es.md is missing"],
  [
    { fr: good, en: good, es: text("2026-11-21", "a", "b"), ar: good },
    "es.md is of 2026-11-21, the French text of 2026-11-22",
  ],
  [{ fr: good, en: good.replace("date", "day"), es: good, ar: good }, "en.md has no date"],
  [{ fr: good, en: text("2026-11-23", "a", "b"), es: good, ar: good }, "en.md is dated in the future"],
  [
    { fr: good, en: text("2026-11-22", "b", "a"), es: good, ar: good },
    "en.md has the headings b, a; the French text a, b",
  ],
  [{ fr: good, en: good.replace("`a.b`", "`a.c`"), es: good, ar: good }, "en.md has the keys a.a, a.c"],
])("reports %j", (texts, problem) => {
  expect(check(texts).join("\n")).toContain(problem);
});
