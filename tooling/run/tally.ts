export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of failed tests, as far as a report names them. */
  failures: string[];
  /** Names of tests that passed at their second attempt. */
  secondAttempts: string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], secondAttempts: [] };
export const onePassed: Tally = { ...nothing, passed: 1 };
export const oneFailed: Tally = { ...nothing, failed: 1 };
export const oneSkipped: Tally = { ...nothing, skipped: 1 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
      secondAttempts: [...all.secondAttempts, ...one.secondAttempts],
    }),
    nothing,
  );
}

/** Formats the last line of the test command. Programs parse it, so its form is fixed. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Returns lines that name the tests that failed, and those that passed at their second attempt. */
export function formatNames({ failures, secondAttempts }: Tally): string[] {
  return [...list("Failed", failures), ...list("Passed only at the second attempt", secondAttempts)];
}

function list(title: string, names: string[]): string[] {
  return names.length === 0 ? [] : [`${title}:`, ...names.map((name) => `  ${name}`)];
}
