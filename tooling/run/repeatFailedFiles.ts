import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "./runCommand.ts";
import type { Tally } from "./tally.ts";
import { failedFiles, withSecondAttempt, type VitestReport } from "./VitestReport.ts";

/**
 * Runs a package's failed test files once more (decision 0056) and returns the totals of both runs.
 * Returns nothing if no file failed, or if one of the reports cannot be read.
 *
 * @param folder the package's, relative to the workspace
 * @param report path of the first run's report
 */
export async function repeatFailedFiles(folder: string, report: string): Promise<Tally | undefined> {
  const first = await readReport(report);
  const files = first ? failedFiles(first) : [];
  if (!first || files.length === 0) return undefined;

  process.stdout.write(`  ${folder}: failed test files run once more: ${files.length}\n`);
  const path = join(dirname(report), "second-attempt.json");
  await rm(path, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile=${path}`];
  // Vitest's own limit of 5 s is too short for a busy machine.
  await runCommand("vitest", ["run", "--testTimeout=60000", ...reporters, ...files], { folder });
  const second = await readReport(path);
  return second ? withSecondAttempt(first, second) : undefined;
}

async function readReport(path: string): Promise<VitestReport | undefined> {
  return readFile(path, "utf8").then(JSON.parse, () => undefined);
}
