import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "./statistics.ts";

export interface Memory {
  /** Megabytes (1,000,000 bytes) resident. */
  median: number;
  peak: number;
}

export interface MemorySampler {
  stop(): Promise<Memory>;
}

/** Watches how much memory a process has resident until it is stopped. */
export function sampleMemory(pid: number, { every = 200 }: { every?: number } = {}): MemorySampler {
  const samples: number[] = [];
  const take = async () => {
    const size = await residentMemory(pid).catch(() => undefined);
    if (size !== undefined) samples.push(size);
  };
  const timer = setInterval(take, every);
  return {
    async stop() {
      clearInterval(timer);
      await take();
      return { median: median(samples), peak: Math.max(...samples) };
    },
  };
}

async function residentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Math.round((Number(stdout.trim()) * 1024) / 1_000_000);
}
