import { rm } from "node:fs/promises";
import { join } from "node:path";
import { packagesWith } from "./packagesWith.ts";
import { readTally } from "./readTally.ts";
import { repeatFailedFiles } from "./repeatFailedFiles.ts";
import { root } from "./root.ts";
import { runTurbo } from "./runTurbo.ts";
import { formatTally, oneFailed, sum, type Tally } from "./tally.ts";

/** Tests every package through Turborepo, which restores the reports of unchanged ones. */
export async function runPackageTests(): Promise<Tally> {
  const packages = await packagesWith("test");
  await Promise.all(packages.map((folder) => rm(reportOf(folder), { force: true })));
  // One package at a time: Vitest itself uses all cores.
  const exitCode = await runTurbo(["test", "--continue", "--concurrency=1"]);
  const firsts: Tally[] = [];
  const tallies: Tally[] = [];
  for (const folder of packages) {
    const first = await readTally(reportOf(folder));
    const tally = process.env.FULL ? first : ((await repeatFailedFiles(folder, reportOf(folder))) ?? first);
    firsts.push(first);
    tallies.push(tally);
    process.stdout.write(`  ${folder}: ${formatTally(tally)}\n`);
  }
  // Turborepo itself failed.
  if (exitCode !== 0 && sum(firsts).failed === 0) tallies.push(oneFailed);
  return sum(tallies);
}

function reportOf(folder: string): string {
  return join(root, folder, "test-results/vitest.json");
}
