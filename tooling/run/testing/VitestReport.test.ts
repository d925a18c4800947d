import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../root.ts";
import { vitestTally, type VitestReport } from "./VitestReport.ts";

const good = aFile("good", { "adds days": "passed", "waits for a port": "skipped" });
const late = aFile("late", { "answers in time": "failed", "counts cars": "passed" });
const unreadable = { ...aFile("unreadable", {}, "failed"), message: "no such file" };
const first = aReport(good, late, unreadable);

test("counts a file that failed outside its tests as one failed test", () => {
  expect(vitestTally(first)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ["late.test.ts › answers in time: expected 3 to be 2", "unreadable.test.ts: no such file"],
    times: [],
  });
});

test("reports the duration of a file", () => {
  const timed = { ...good, startTime: 5_000, endTime: 7_500 };
  expect(vitestTally(aReport(timed)).times).toEqual([{ file: "good.test.ts", seconds: 2.5 }]);
});

function aReport(...testResults: VitestReport["testResults"]): VitestReport {
  return { success: testResults.every(({ status }) => status === "passed"), testResults };
}

function aFile(name: string, tests: Record<string, string>, status?: string) {
  const assertionResults = Object.entries(tests).map(([fullName, result]) => ({
    fullName,
    status: result,
    failureMessages: result === "failed" ? ["expected 3 to be 2\n    at late.test.ts:3"] : [],
  }));
  const failed = assertionResults.some((result) => result.status === "failed");
  return {
    name: join(root, `${name}.test.ts`),
    status: status ?? (failed ? "failed" : "passed"),
    assertionResults,
  };
}
