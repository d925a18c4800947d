import { expect, test } from "vitest";
import { readTally, tallyOf } from "./readTally.ts";
import { inWords, nothing, secondAttemptsInWords, sum } from "./tally.ts";

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

test("the totals of both runners add up in the agreed words", () => {
  expect(inWords(sum([tallyOf(vitest), tallyOf(playwright)]))).toBe("6 passed, 1 failed, 2 skipped");
});

test("a journey that held only at its second attempt has passed and is named", () => {
  const total = sum([tallyOf(vitest), tallyOf(playwright)]);
  expect(secondAttemptsInWords(total)).toEqual([
    "1 journey held only at its second attempt: book.e2e.ts › in Spanish › the ledger adds up",
  ]);
  expect(secondAttemptsInWords(sum([total, { ...nothing, secondAttempts: ["home.e2e.ts › home"] }]))).toEqual(
    [
      "2 journeys held only at their second attempt:",
      "  book.e2e.ts › in Spanish › the ledger adds up",
      "  home.e2e.ts › home",
    ],
  );
});

test("where every journey held at once nothing is said of attempts", () => {
  expect(secondAttemptsInWords(tallyOf(vitest))).toEqual([]);
});

test("a run whose files could not be read has failed though no test did", () => {
  expect(tallyOf({ ...vitest, success: false }).failed).toBe(1);
  expect(
    tallyOf({ ...playwright, stats: { ...playwright.stats, unexpected: 0, flaky: 0 }, errors: [{}] }).failed,
  ).toBe(1);
});

test("a run without a single test, or without a report, has failed", async () => {
  expect(tallyOf({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }).failed).toBe(1);
  expect(await readTally("no/such/report.json")).toEqual({ ...nothing, failed: 1 });
});
