import { readFileSync } from "node:fs";

/** Returns the milliseconds for which each process's main thread has waited for a core so far; 0 outside Linux. */
export function coreWaits(pids: readonly number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, coreWaitOf(pid)]));
}

/** Returns the longest wait of any process between two samples. */
export function longestWait(before: Map<number, number>, after: Map<number, number>): number {
  return Math.max(0, ...[...after].map(([pid, waitTime]) => waitTime - (before.get(pid) ?? 0)));
}

function coreWaitOf(pid: number): number {
  try {
    // Nanoseconds of running, nanoseconds of waiting, and number of runs.
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
