import type { Row } from "@sayara/tooling-bench/table";

/** What one measurement of the bench prints. One file each, named `measure….ts`. */
export interface Measurement {
  title: string;
  rows: Row[];
  goals: Goal[];
}

export interface Goal {
  /** With the bound and what was measured. */
  claim: string;
  isKept: boolean;
}

/** A goal that holds while what was measured is at most its bound. */
export function atMost(what: string, measured: number, bound: number, unit: string): Goal {
  const shown = measured.toFixed(measured < 10 ? 2 : 0);
  return { claim: `${what}: ${shown} ${unit}, at most ${bound}`, isKept: measured <= bound };
}

/** A goal that holds while what was measured is at least its bound. */
export function atLeast(what: string, measured: number, bound: number, unit: string): Goal {
  return { claim: `${what}: ${measured.toFixed(0)} ${unit}, at least ${bound}`, isKept: measured >= bound };
}
