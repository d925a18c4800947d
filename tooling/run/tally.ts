export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of those that passed, but only when tried again. */
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

/** The form that whoever reads the last line of the test command relies on. */
export function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** What the totals don't say: which journeys held, but not at once. Nothing where all did. */
export function secondAttemptsInWords({ secondAttempts }: Tally): string[] {
  const [only, ...others] = secondAttempts;
  if (only === undefined) return [];
  if (others.length === 0) return [`1 journey held only at its second attempt: ${only}`];
  const count = secondAttempts.length;
  return [
    `${count} journeys held only at their second attempt:`,
    ...secondAttempts.map((name) => `  ${name}`),
  ];
}
