import { expect, test } from "vitest";
import { readTally, tallyOf } from "./readTally.ts";
import { formatTally, nothing, formatSecondAttempts, sum } from "./tally.ts";

const vitest = { success: true, numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      title: "book.e2e.ts",
      specs: [{ title: "a car is booked", tests: [{ status: "expected" }] }],
      suites: [
        {
          title: "in Spanish",
          specs: [
            { title: "the ledger adds up", tests: [{ status: "flaky" }] },
            { title: "the mail comes", tests: [{ status: "unexpected" }, { status: "expected" }] },
          ],
        },
      ],
    },
  ],
};

test("adds the totals of both runners and formats the last line", () => {
  expect(formatTally(sum([tallyOf(vitest), tallyOf(playwright)]))).toBe("6 passed, 1 failed, 2 skipped");
});

test("a journey that passes at its second attempt counts as passed and is listed", () => {
  const total = sum([tallyOf(vitest), tallyOf(playwright)]);
  expect(formatSecondAttempts(total)).toEqual([
    "1 journey passed only at its second attempt: book.e2e.ts › in Spanish › the ledger adds up",
  ]);
  expect(formatSecondAttempts(sum([total, { ...nothing, secondAttempts: ["home.e2e.ts › home"] }]))).toEqual([
    "2 journeys passed only at their second attempt:",
    "  book.e2e.ts › in Spanish › the ledger adds up",
    "  home.e2e.ts › home",
  ]);
});

test("lists no attempts if every journey passes at once", () => {
  expect(formatSecondAttempts(tallyOf(vitest))).toEqual([]);
});

test("a run with an unreadable test file counts as failed", () => {
  expect(tallyOf({ ...vitest, success: false }).failed).toBe(1);
  expect(
    tallyOf({ ...playwright, stats: { ...playwright.stats, unexpected: 0, flaky: 0 }, errors: [{}] }).failed,
  ).toBe(1);
});

test("a run without tests or without a report counts as failed", async () => {
  expect(tallyOf({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }).failed).toBe(1);
  expect(await readTally("no/such/report.json")).toEqual({ ...nothing, failed: 1 });
});
