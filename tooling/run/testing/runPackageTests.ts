import { rm } from "node:fs/promises";
import { join } from "node:path";
import { packagesWith } from "./packagesWith.ts";
import { readTally } from "./readTally.ts";
import { root } from "../root.ts";
import { runTurbo } from "../runTurbo.ts";
import { formatTally, oneFailed, sum, type Tally } from "./tally.ts";

/** Name of the report file that each script writes in a package. */
const reports = { test: "vitest.json", "test:faults": "faults.json" };

/** Runs a test script in every package with Turborepo, which restores the reports of unchanged packages. */
export async function runPackageTests(script: keyof typeof reports): Promise<Tally> {
  const packages = await packagesWith(script);
  const reportOf = (folder: string) => join(root, folder, "test-results", reports[script]);
  await Promise.all(packages.map((folder) => rm(reportOf(folder), { force: true })));
  // Runs four packages at a time: most have one worker, and the largest spend half their time waiting for databases and
  // timers. Fault tests have time limits, so their packages run one at a time.
  const exitCode = await runTurbo([script, "--continue", `--concurrency=${script === "test" ? 4 : 1}`]);
  const tallies: Tally[] = [];
  for (const folder of packages) {
    const tally = await readTally(reportOf(folder));
    tallies.push(tally);
    process.stdout.write(`  ${folder}: ${formatTally(tally)}\n`);
  }
  // Turborepo itself failed.
  if (exitCode !== 0 && sum(tallies).failed === 0) tallies.push(oneFailed);
  return sum(tallies);
}
