import { readFile } from "node:fs/promises";
import { oneFailed, sum, type Tally } from "./tally.ts";

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Reads the totals of a Vitest or Playwright JSON report. A missing report, or an error outside tests, has failed. */
export async function readTally(path: string): Promise<Tally> {
  try {
    return tallyOf(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return oneFailed;
  }
}

export function tallyOf(report: VitestReport | PlaywrightReport): Tally {
  const tally = "stats" in report ? ofPlaywright(report) : ofVitest(report);
  const broken = "stats" in report ? report.errors.length > 0 : !report.success;
  const empty = tally.passed + tally.failed + tally.skipped === 0;
  return tally.failed === 0 && (broken || empty) ? sum([tally, oneFailed]) : tally;
}

function ofVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    secondAttempts: [],
  };
}

/** A journey that passes at its second attempt counts as passed; its name is listed for investigation. */
function ofPlaywright({ stats, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondAttempts: suites.flatMap((suite) => flakyIn(suite)),
  };
}

function flakyIn({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.filter(({ status }) => status === "flaky").map(() => spec.title),
  );
  return [...own, ...suites.flatMap(flakyIn)].map((name) => `${title} › ${name}`);
}
