import { readFile } from "node:fs/promises";
import { emptyTally, oneFailed, sum, type Tally } from "./tally.ts";
import { vitestTally, type VitestReport } from "./VitestReport.ts";

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  /** Durations in milliseconds. */
  results?: { duration: number }[];
}

/**
 * Reads the totals of a Vitest or Playwright JSON report. A missing report, or an error outside tests, counts as
 * failed.
 */
export async function readTally(path: string): Promise<Tally> {
  try {
    return tallyOf(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return { ...oneFailed, failures: [`${path} cannot be read`] };
  }
}

export function tallyOf(report: VitestReport | PlaywrightReport): Tally {
  const tally = "stats" in report ? playwrightTally(report) : vitestTally(report);
  const hasError = "stats" in report ? report.errors.length > 0 : !report.success;
  const empty = tally.passed + tally.failed + tally.skipped === 0;
  return tally.failed === 0 && (hasError || empty) ? sum([tally, oneFailed]) : tally;
}

/** Tests are not retried, so a flaky test can only come from a changed configuration. It counts as failed. */
function playwrightTally({ stats, suites }: PlaywrightReport): Tally {
  return {
    ...emptyTally,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
    times: suites.map((suite) => ({ file: suite.title, seconds: millisecondsOf(suite) / 1000 })),
  };
}

function failuresIn({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const hasFailed = ({ status }: PlaywrightTest) => status === "unexpected" || status === "flaky";
  const ownFailures = specs.flatMap((spec) => spec.tests.filter(hasFailed).map(() => spec.title));
  return [...ownFailures, ...suites.flatMap(failuresIn)].map((name) => `${title} › ${name}`);
}

function millisecondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: testResults = [] }) => testResults));
  const ownMilliseconds = results.reduce((total, { duration }) => total + duration, 0);
  return suites.reduce((total, suite) => total + millisecondsOf(suite), ownMilliseconds);
}
