import { expect, test } from "vitest";
import { ruleProblems } from "./ruleTitles.ts";

const rules = [
  {
    path: "RULES.md",
    text: "# Price\n\n- **PR1** Days are counted so.\n\n### PR2 A period wins\n\nSee PR9.\n",
  },
];

test("reports a rule without a test", () => {
  const tests = [{ path: "a.test.ts", text: 'test("[PR1] counts days")' }];
  expect(ruleProblems(rules, tests)).toEqual(["RULES.md: PR2 has no test whose title starts with [PR2]"]);
});

test("reports a test that cites an unknown rule", () => {
  const tests = [{ path: "a.test.ts", text: 'test("[PR1, PR2] both"); test("[PR7] lost")' }];
  expect(ruleProblems(rules, tests)).toEqual(["a.test.ts: [PR7] is not in RULES.md"]);
});
