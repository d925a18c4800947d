import { type Check, type Finding, problemsOf } from "./Check.ts";

/** Runs a check and prints its result. Returns whether it passed. */
export async function runCheck(check: Check): Promise<boolean> {
  const finding = await check.run().catch((error: unknown) => findingOfError(error));
  const problems = problemsOf(finding);
  process.stdout.write(`  ${finding.read} ${finding.of} read\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  return problems.length === 0;
}

/** Returns the finding of a check that threw, which counts as failed. */
function findingOfError(error: unknown): Finding {
  return { read: 0, of: "files", problems: [error instanceof Error ? error.message : String(error)] };
}
