import type { Check, SourceFile } from "../Check.ts";
import { projectFiles } from "../projectFiles.ts";

export const ruleTitles: Check = {
  name: "every rule has a test",
  async run() {
    const rules = await projectFiles(["packages/domain/RULES.md"]);
    const tests = await projectFiles(["{apps,packages}/**/*.{test,e2e}.{ts,tsx}"]);
    return { read: rules.flatMap(statedRules).length, of: "rules", problems: ruleProblems(rules, tests) };
  },
};

const ruleId = "[A-Z]{2}\\d+";

/** Returns rules without a test, and tests that cite an unknown rule. */
export function ruleProblems(rules: SourceFile[], tests: SourceFile[]): string[] {
  const stated = new Set(rules.flatMap(statedRules));
  const cited = tests.flatMap((file) => citedRules(file).map((id) => ({ id, path: file.path })));
  const proven = new Set(cited.map(({ id }) => id));
  return [
    ...[...stated]
      .filter((id) => !proven.has(id))
      .map((id) => `RULES.md: ${id} has no test whose title starts with [${id}]`),
    ...cited.filter(({ id }) => !stated.has(id)).map(({ id, path }) => `${path}: [${id}] is not in RULES.md`),
  ];
}

/**
 * Returns the numbers of the stated rules. A number comes first on its line, after any Markdown markup of a
 * heading, list item or table row.
 */
function statedRules({ text }: SourceFile): string[] {
  return [...text.matchAll(new RegExp(`^[\\s#>|*\`-]*(${ruleId})\\b`, "gm"))].flatMap(([, id]) => id ?? []);
}

/** Returns the rule numbers in test titles: `test("[PR4] …")`, or `test("[PR4, PR5] …")` for both rules. */
function citedRules({ text }: SourceFile): string[] {
  const titles = text.matchAll(new RegExp(`["'\`]\\[(${ruleId}(?:, ?${ruleId})*)\\]`, "g"));
  return [...titles].flatMap(([, ids = ""]) => ids.split(/, ?/));
}
