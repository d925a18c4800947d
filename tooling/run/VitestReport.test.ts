import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.ts";
import { failedFiles, vitestTally, withSecondAttempt, type VitestReport } from "./VitestReport.ts";

const good = aFile("good", { "adds days": "passed", "waits for a port": "skipped" });
const late = aFile("late", { "answers in time": "failed", "counts cars": "passed" });
const unreadable = aFile("unreadable", {}, "failed");
const first = aReport(good, late, unreadable);

test("counts a file that failed outside its tests as one failed test", () => {
  expect(vitestTally(first)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ["late.test.ts › answers in time", "unreadable.test.ts"],
    secondAttempts: [],
  });
});

test("the files in which something failed are run once more", () => {
  expect(failedFiles(first)).toEqual([late.name, unreadable.name]);
});

test("lists tests that pass when their file is run once more", () => {
  const second = aReport(
    aFile("late", { "answers in time": "passed", "counts cars": "passed" }),
    aFile("unreadable", { "reads a file": "passed" }),
  );
  expect(withSecondAttempt(first, second)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 1,
    failures: [],
    secondAttempts: ["late.test.ts › answers in time", "unreadable.test.ts"],
  });
});

test("a test that fails twice has failed, and so has one that fails only the second time", () => {
  const second = aReport(
    aFile("late", { "answers in time": "passed", "counts cars": "failed" }),
    aFile("unreadable", {}, "failed"),
  );
  expect(withSecondAttempt(first, second)).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ["late.test.ts › counts cars", "unreadable.test.ts"],
    secondAttempts: ["late.test.ts › answers in time"],
  });
});

test("an error outside the tests of the second run counts as failed", () => {
  const second = aReport(aFile("late", { "answers in time": "passed", "counts cars": "passed" }));
  expect(withSecondAttempt(aReport(good, late), { ...second, success: false }).failed).toBe(1);
});

function aReport(...testResults: VitestReport["testResults"]): VitestReport {
  return { success: testResults.every(({ status }) => status === "passed"), testResults };
}

function aFile(name: string, tests: Record<string, string>, status?: string) {
  const assertionResults = Object.entries(tests).map(([fullName, result]) => ({ fullName, status: result }));
  const failed = assertionResults.some((result) => result.status === "failed");
  return {
    name: join(root, `${name}.test.ts`),
    status: status ?? (failed ? "failed" : "passed"),
    assertionResults,
  };
}
