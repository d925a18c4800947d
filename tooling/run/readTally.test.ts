import { expect, test } from "vitest";
import { readTally, tallyOf } from "./readTally.ts";
import { inWords, sum } from "./tally.ts";

const vitest = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };

test("the totals of both runners add up in the agreed words", () => {
  expect(inWords(sum([tallyOf(vitest), tallyOf(playwright)]))).toBe("6 passed, 1 failed, 2 skipped");
});

test("a run whose files could not be read has failed though no test did", () => {
  expect(tallyOf({ ...vitest, success: false }).failed).toBe(1);
  expect(
    tallyOf({ ...playwright, stats: { ...playwright.stats, unexpected: 0, flaky: 0 }, errors: [{}] }).failed,
  ).toBe(1);
});

test("a run without a single test, or without a report, has failed", async () => {
  expect(tallyOf({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }).failed).toBe(1);
  expect(await readTally("no/such/report.json")).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
