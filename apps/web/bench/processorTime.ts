import { readFile } from "node:fs/promises";

/** Ticks of the kernel's clock in a second, as Linux counts them for every process. */
const ticks = 100;

/** Milliseconds of processor that a process has used so far, all its threads together. Linux only. */
export async function processorTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name, in brackets, may hold blanks; user and system time are the 12th and 13th fields after it.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}
