import { rm } from "node:fs/promises";
import { join } from "node:path";
import { packagesWith } from "./packagesWith.ts";
import { readTally } from "./readTally.ts";
import { root } from "./root.ts";
import { runTurbo } from "./runTurbo.ts";
import { inWords, oneFailed, sum, type Tally } from "./tally.ts";

/** Every package's own tests through Turborepo, which brings back the reports of those that have not changed. */
export async function runPackageTests(): Promise<Tally> {
  const packages = await packagesWith("test");
  await Promise.all(packages.map((folder) => rm(reportOf(folder), { force: true })));
  // One package at a time: Vitest uses every core by itself.
  const exitCode = await runTurbo(["test", "--continue", "--concurrency=1"]);
  const tallies: Tally[] = [];
  for (const folder of packages) {
    const tally = await readTally(reportOf(folder));
    tallies.push(tally);
    process.stdout.write(`  ${folder}: ${inWords(tally)}\n`);
  }
  const all = sum(tallies);
  return exitCode !== 0 && all.failed === 0 ? sum([all, oneFailed]) : all;
}

function reportOf(folder: string): string {
  return join(root, folder, "test-results/vitest.json");
}
