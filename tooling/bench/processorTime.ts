import { readFile } from "node:fs/promises";

/** Clock ticks per second (USER_HZ), the unit of CPU time on Linux. */
const ticks = 100;

/** Returns the CPU time of a process with all its threads, in milliseconds. Linux only. */
export async function processorTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may contain spaces. User and system time are the 12th and 13th fields after it.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}
