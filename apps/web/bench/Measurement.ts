import type { Row } from "@sayara/tooling-bench/table";

/** The result of one measurement. Each has a file, named `measure….ts`. */
export interface Measurement {
  title: string;
  rows: Row[];
  goals: Goal[];
}

export interface Goal {
  /** With the bound and the measured value. */
  claim: string;
  isKept: boolean;
}

/** A goal that is met if the measured value is at most the bound. */
export function atMost(what: string, measured: number, bound: number, unit: string): Goal {
  const shown = measured.toFixed(measured < 10 ? 2 : 0);
  return { claim: `${what}: ${shown} ${unit}, at most ${bound}`, isKept: measured <= bound };
}

/** A goal that is met if the measured value is at least the bound. */
export function atLeast(what: string, measured: number, bound: number, unit: string): Goal {
  return { claim: `${what}: ${measured.toFixed(0)} ${unit}, at least ${bound}`, isKept: measured >= bound };
}
