export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of tests that passed at a retry. */
  secondAttempts: string[];
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, secondAttempts: [] };
export const onePassed: Tally = { ...nothing, passed: 1 };
export const oneFailed: Tally = { ...nothing, failed: 1 };
export const oneSkipped: Tally = { ...nothing, skipped: 1 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      secondAttempts: [...all.secondAttempts, ...one.secondAttempts],
    }),
    nothing,
  );
}

/** Formats the last line of the test command. Programs parse it, so its form is fixed. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Returns lines with the tests that passed at a retry; none if there are none. */
export function formatSecondAttempts({ secondAttempts }: Tally): string[] {
  const [only, ...others] = secondAttempts;
  if (only === undefined) return [];
  if (others.length === 0) return [`1 journey passed only at its second attempt: ${only}`];
  const count = secondAttempts.length;
  return [
    `${count} journeys passed only at their second attempt:`,
    ...secondAttempts.map((name) => `  ${name}`),
  ];
}
