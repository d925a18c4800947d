import { join } from "node:path";
import { expect, test } from "vitest";
import { readTally, tallyOf } from "./readTally.ts";
import { root } from "../root.ts";
import { formatFailures, formatSlowest, formatTally, emptyTally, sum } from "./tally.ts";

const tests = ["passed", "passed", "passed", "pending"].map((status, index) => ({
  fullName: `claim ${index}`,
  status,
}));
const vitest = {
  success: true,
  testResults: [{ name: join(root, "packages/domain/a.test.ts"), status: "passed", assertionResults: tests }],
};
const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      title: "book.e2e.ts",
      specs: [{ title: "a car is booked", tests: [{ status: "expected", results: [{ duration: 1500 }] }] }],
      suites: [
        {
          title: "in Spanish",
          specs: [
            { title: "the ledger adds up", tests: [{ status: "flaky", results: [{ duration: 2000 }] }] },
            { title: "the mail comes", tests: [{ status: "unexpected" }] },
          ],
        },
      ],
    },
  ],
};

test("adds the totals of both runners and formats the last line", () => {
  expect(formatTally(sum([tallyOf(vitest), tallyOf(playwright)]))).toBe("5 passed, 2 failed, 1 skipped");
});

test("lists the e2e tests that failed, including those that passed on a second attempt", () => {
  expect(formatFailures(sum([tallyOf(vitest), tallyOf(playwright)]))).toEqual([
    "Failed:",
    "  book.e2e.ts › in Spanish › the ledger adds up",
    "  book.e2e.ts › in Spanish › the mail comes",
  ]);
});

test("lists the slowest files", () => {
  const { times } = tallyOf(playwright);
  expect(times).toEqual([{ file: "book.e2e.ts", seconds: 3.5 }]);
  const others = [...times, { file: "a.test.ts", seconds: 12.34 }, { file: "b.test.ts", seconds: 1 }];
  expect(formatSlowest({ ...emptyTally, times: others }, 2)).toEqual([
    "    12.3 s  a.test.ts",
    "     3.5 s  book.e2e.ts",
  ]);
});

test("lists nothing if every test passes on the first attempt", () => {
  expect(formatFailures(tallyOf(vitest))).toEqual([]);
});

test("a run with an error outside its tests counts as failed", () => {
  expect(tallyOf({ ...vitest, success: false }).failed).toBe(1);
  expect(
    tallyOf({ ...playwright, stats: { ...playwright.stats, unexpected: 0, flaky: 0 }, errors: [{}] }).failed,
  ).toBe(1);
});

test("a run without tests or without a report counts as failed", async () => {
  expect(tallyOf({ ...vitest, testResults: [] }).failed).toBe(1);
  expect(await readTally("no/such/report.json")).toEqual({
    ...emptyTally,
    failed: 1,
    failures: ["no/such/report.json cannot be read"],
  });
});
