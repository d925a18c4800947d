import { readFileSync } from "node:fs";

/** Returns the milliseconds that each process's main thread has waited for a core so far; 0 outside Linux. */
export function coreWaits(pids: readonly number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, coreWait(pid)]));
}

/** Returns the longest wait of one of the processes between two looks. */
export function longestWait(before: Map<number, number>, after: Map<number, number>): number {
  return Math.max(0, ...[...after].map(([pid, wait]) => wait - (before.get(pid) ?? 0)));
}

function coreWait(pid: number): number {
  try {
    // Nanoseconds that it ran, that it waited, and how often.
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
