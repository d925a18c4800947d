import { relative } from "node:path";
import { root } from "../root.ts";
import { sum, type Tally } from "./tally.ts";

/** The fields read from a Vitest JSON report. The stories' report has the same format. */
export interface VitestReport {
  success: boolean;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: string;
  /** The error of a file that failed outside its tests. */
  message?: string;
  /** Milliseconds since 1970. Absent in the stories' report. */
  startTime?: number;
  endTime?: number;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** Returns the totals of a report. A file that failed outside its tests counts as one failed test. */
export function vitestTally({ testResults }: VitestReport): Tally {
  return sum(testResults.map(fileTally));
}

function fileTally({ name, status, message, startTime = 0, endTime = 0, assertionResults }: TestFile): Tally {
  const file = relative(root, name);
  const failedTests = assertionResults.filter((test) => test.status === "failed");
  const failures = failedTests.map(({ fullName, failureMessages = [] }) =>
    withReason(`${file} › ${fullName}`, failureMessages[0]),
  );
  const passed = assertionResults.filter((test) => test.status === "passed").length;
  const skipped = assertionResults.length - passed - failedTests.length;
  if (status === "failed" && failures.length === 0) failures.push(withReason(file, message));
  const times = endTime > startTime ? [{ file, seconds: (endTime - startTime) / 1000 }] : [];
  return { passed, failed: failures.length, skipped, failures, times };
}

/** Appends the first line of an error, because the full report may be thousands of lines above the totals. */
function withReason(name: string, error: string | undefined): string {
  const [firstLine = ""] = (error ?? "").trim().split("\n");
  return firstLine === "" ? name : `${name}: ${firstLine}`;
}
