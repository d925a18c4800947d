/**
 * Tags of tests that the test command leaves out: `pnpm test:full` repeats e2e tests in each language and
 * width and adds more detailed tests, and `pnpm test:faults` cuts connections and stops servers.
 */
export const inFullRun = { tag: "@full" };
export const inFaultsRun = { tag: "@faults" };

/** Leaves the repetitions of a test in another language or width to the full run. */
export function repeated(isFirst: boolean): { tag?: string } {
  return isFirst ? {} : inFullRun;
}
