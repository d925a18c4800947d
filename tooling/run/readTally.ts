import { readFile } from "node:fs/promises";
import { nothing, oneFailed, sum, type Tally } from "./tally.ts";
import { vitestTally, type VitestReport } from "./VitestReport.ts";

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
    return { ...oneFailed, failures: [`${path} cannot be read`] };
  }
}

export function tallyOf(report: VitestReport | PlaywrightReport): Tally {
  const tally = "stats" in report ? ofPlaywright(report) : vitestTally(report);
  const broken = "stats" in report ? report.errors.length > 0 : !report.success;
  const empty = tally.passed + tally.failed + tally.skipped === 0;
  return tally.failed === 0 && (broken || empty) ? sum([tally, oneFailed]) : tally;
}

/** A journey that passes at its second attempt counts as passed; its name is listed for investigation. */
function ofPlaywright({ stats, suites }: PlaywrightReport): Tally {
  return {
    ...nothing,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => namesIn(suite, "unexpected")),
    secondAttempts: suites.flatMap((suite) => namesIn(suite, "flaky")),
  };
}

function namesIn({ title, suites = [], specs }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.filter((test) => test.status === status).map(() => spec.title),
  );
  const inner = suites.flatMap((suite) => namesIn(suite, status));
  return [...own, ...inner].map((name) => `${title} › ${name}`);
}
