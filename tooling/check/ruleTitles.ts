import type { Check, SourceFile } from "./Check.ts";
import { projectFiles } from "./projectFiles.ts";

export const ruleTitles: Check = {
  name: "rules and the tests that prove them",
  async run() {
    const rules = await projectFiles(["packages/domain/RULES.md"]);
    const tests = await projectFiles(["{apps,packages}/**/*.{test,e2e}.{ts,tsx}"]);
    return { read: rules.flatMap(statedRules).length, of: "rules", problems: ruleProblems(rules, tests) };
  },
};

const ruleId = "[A-Z]{2}\\d+";

/** Rules without a test, and tests that cite a rule that is not there. */
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

/** The number opens its line, whatever marks it as a heading, an item or a table's row. */
function statedRules({ text }: SourceFile): string[] {
  return [...text.matchAll(new RegExp(`^[\\s#>|*\`-]*(${ruleId})\\b`, "gm"))].flatMap(([, id]) => id ?? []);
}

/** `test("[PR4] …")`, and `test("[PR4, PR5] …")` for a claim about both. */
function citedRules({ text }: SourceFile): string[] {
  const titles = text.matchAll(new RegExp(`["'\`]\\[(${ruleId}(?:, ?${ruleId})*)\\]`, "g"));
  return [...titles].flatMap(([, ids = ""]) => ids.split(/, ?/));
}
