import { expect, test } from "vitest";
import { plannedRuleProblems } from "./plannedRules.ts";

const domain = "packages/domain/src/booking/";
const rules = "# Rules\n\n- **BK2** Paid bookings hold.\n- **BK3** (planned) An unpaid checkout lapses.\n";
const holdsCar = {
  path: `${domain}holdsCar.ts`,
  text: `import { isFirm } from "./isFirm.ts";
/** Returns whether a booking holds its car. */
export function holdsCar() { return isFirm(); }`,
};
const isFirm = {
  path: `${domain}isFirm.ts`,
  text: `/** Returns whether a hold is firm [BK2]. */
export function isFirm() { return true; }
/** Returns when a checkout lapses [BK1–BK3]. */
export function lapsesAt() {}
/** [BK3] */
export type isFirmer = string;`,
};
const app = {
  path: "apps/api/src/holdCar.ts",
  text: 'import { holdsCar } from "@sayara/domain/booking/holdsCar"; holdsCar();',
};

test("passes rules that an app runs through the domain, and planned ones that nothing runs", () => {
  expect(plannedRuleProblems(rules, [holdsCar, isFirm, app])).toEqual([]);
});

test("reports a rule that nothing runs", () => {
  expect(plannedRuleProblems(rules, [holdsCar, isFirm])).toEqual([
    "RULES.md: nothing runs BK2: mark it as (planned), or call its function",
  ]);
});

test("reports a planned rule whose function an app calls", () => {
  const text = 'import { lapsesAt } from "@sayara/domain/booking/isFirm";';
  expect(plannedRuleProblems(rules, [isFirm, { ...app, text }])).toEqual([
    "RULES.md: BK3 runs: remove (planned)",
  ]);
});

test("counts a rule that an app's own code cites", () => {
  const text = "/** Deletes lapsed holds [BK2]. */\nexport function lapse() {}";
  expect(plannedRuleProblems(rules, [{ ...app, text }])).toEqual([]);
});

test("follows the re-exports of a package", () => {
  const endpoints = {
    path: "packages/api-client/src/contract/endpoints.ts",
    text: 'export { hold } from "./hold.ts";',
  };
  const hold = {
    path: "packages/api-client/src/contract/hold.ts",
    text: "/** [BK2] */\nexport const hold = {};\nexport type hold = string;",
  };
  const text = 'import { hold } from "@sayara/api-client/contract/endpoints"; hold;';
  expect(plannedRuleProblems(rules, [endpoints, hold, { ...app, text }])).toEqual([]);
  expect(plannedRuleProblems(rules, [endpoints, hold])).toHaveLength(1);
});
