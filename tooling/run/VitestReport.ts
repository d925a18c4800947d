import { relative } from "node:path";
import { root } from "./root.ts";
import { oneFailed, sum, type Tally } from "./tally.ts";

/** The parts that we read of a Vitest JSON report. The stories' report has the same form. */
export interface VitestReport {
  success: boolean;
  testResults: TestFile[];
  /** Names of stories that passed at their second attempt. Vitest has no such field. */
  secondAttempts?: string[];
}

interface TestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string }[];
}

/** Returns the totals of a report; a file that failed outside its tests counts as one failed test. */
export function vitestTally({ testResults, secondAttempts = [] }: VitestReport): Tally {
  return { ...sum(testResults.map(fileTally)), secondAttempts };
}

/** Returns the paths of the test files in which something failed. */
export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter((file) => fileTally(file).failed > 0).map(({ name }) => name);
}

/**
 * Returns the totals of a run whose failed files were run once more: the second run's totals replace those
 * of its files. A test that then passes is listed under `secondAttempts`.
 */
export function withSecondAttempt(first: VitestReport, second: VitestReport): Tally {
  const again = new Set(second.testResults.map(({ name }) => name));
  const others = first.testResults.filter(({ name }) => !again.has(name));
  const repeated = first.testResults.filter(({ name }) => again.has(name));
  const files = sum([...others, ...second.testResults].map(fileTally));
  const tally = files.failed === 0 && !second.success ? sum([files, oneFailed]) : files;
  const failures = new Set(tally.failures);
  const failedAtFirst = repeated.flatMap((file) => fileTally(file).failures);
  return { ...tally, secondAttempts: failedAtFirst.filter((name) => !failures.has(name)) };
}

function fileTally({ name, status, assertionResults }: TestFile): Tally {
  const file = relative(root, name);
  const failedTests = assertionResults.filter((test) => test.status === "failed");
  const failures = failedTests.map(({ fullName }) => `${file} › ${fullName}`);
  const passed = assertionResults.filter((test) => test.status === "passed").length;
  const skipped = assertionResults.length - passed - failedTests.length;
  if (status === "failed" && failures.length === 0) failures.push(file);
  return { passed, failed: failures.length, skipped, failures, secondAttempts: [] };
}
