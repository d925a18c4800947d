export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of failed tests, if the report includes them. */
  failures: string[];
  /** Durations of test files, if the report includes them. */
  times: FileTime[];
}

export interface FileTime {
  /** Relative to the workspace. */
  file: string;
  seconds: number;
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], times: [] };
export const onePassed: Tally = { ...emptyTally, passed: 1 };
export const oneFailed: Tally = { ...emptyTally, failed: 1 };
export const oneSkipped: Tally = { ...emptyTally, skipped: 1 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
      times: [...all.times, ...one.times],
    }),
    emptyTally,
  );
}

/** Formats the last line of the test command. Its format is fixed, because programs parse it. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Returns lines that list the failed tests. */
export function formatFailures({ failures }: Tally): string[] {
  return failures.length === 0 ? [] : ["Failed:", ...failures.map((name) => `  ${name}`)];
}

/** Returns lines that list the slowest files. */
export function formatSlowest({ times }: Tally, count: number): string[] {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  return slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
}
