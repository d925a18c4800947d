import { rm } from "node:fs/promises";
import { join } from "node:path";
import { packagesWith } from "./packagesWith.ts";
import { readTally } from "./readTally.ts";
import { root } from "./root.ts";
import { runTurbo } from "./runTurbo.ts";
import { formatTally, oneFailed, sum, type Tally } from "./tally.ts";

/** Tests every package through Turborepo, which restores the reports of unchanged ones. */
export async function runPackageTests(): Promise<Tally> {
  const packages = await packagesWith("test");
  await Promise.all(packages.map((folder) => rm(reportOf(folder), { force: true })));
  // One package at a time: Vitest itself uses all cores.
  const exitCode = await runTurbo(["test", "--continue", "--concurrency=1"]);
  const tallies: Tally[] = [];
  for (const folder of packages) {
    const tally = await readTally(reportOf(folder));
    tallies.push(tally);
    process.stdout.write(`  ${folder}: ${formatTally(tally)}\n`);
  }
  const all = sum(tallies);
  return exitCode !== 0 && all.failed === 0 ? sum([all, oneFailed]) : all;
}

function reportOf(folder: string): string {
  return join(root, folder, "test-results/vitest.json");
}
