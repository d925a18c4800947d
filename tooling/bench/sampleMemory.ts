import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "./statistics.ts";

export interface Memory {
  /** Resident megabytes (1,000,000 bytes). */
  median: number;
  peak: number;
}

export interface MemorySampler {
  stop(): Promise<Memory>;
}

/** Samples the resident memory of a process until stopped, every 200 ms by default. */
export function sampleMemory(pid: number, { every = 200 }: { every?: number } = {}): MemorySampler {
  const samples: number[] = [];
  const sample = async () => {
    const size = await residentMemory(pid).catch(() => undefined);
    if (size !== undefined) samples.push(size);
  };
  const timer = setInterval(sample, every);
  return {
    async stop() {
      clearInterval(timer);
      await sample();
      return { median: median(samples), peak: Math.max(...samples) };
    },
  };
}

async function residentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Math.round((Number(stdout.trim()) * 1024) / 1_000_000);
}
