import { randomInt } from "node:crypto";
import { join } from "node:path";
import { findPostgres } from "./testing/findPostgres.ts";
import type { Postgres } from "./testing/Postgres.ts";
import {
  formatFailures,
  formatSlowest,
  formatTally,
  oneFailed,
  onePassed,
  oneSkipped,
  sum,
  type Tally,
} from "./testing/tally.ts";
import { root } from "./root.ts";
import { faultSteps, testSteps } from "./testing/testSteps.ts";

/**
 * Runs every check and test, reports each step as it ends, and prints the totals on the last line. `--faults`
 * runs the fault tests instead: killed processes, many concurrent users and long histories. `--full` runs
 * both, with the full matrix, long steps and a new seed. Any other argument selects the steps with that text
 * in their name. `--slowest` lists the slowest files.
 */
const filters = process.argv.slice(3).filter((word) => !word.startsWith("-"));
const isFull = process.argv.includes("--full");
const defaultSteps = process.argv.includes("--faults") ? faultSteps : testSteps;
const steps = isFull ? [...testSteps, ...faultSteps] : defaultSteps;
const selected = steps.filter(({ name, isLong }) =>
  filters.length === 0 ? isFull || !isLong : filters.some((word) => name.includes(word)),
);
if (selected.length === 0) {
  print(
    `No step's name holds "${filters.join(" ")}". The steps: ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
if (isFull) {
  process.env.FULL = "1";
  process.env.SEED ??= String(randomInt(2 ** 31));
}
// Without this cache, each of the many processes would compile its modules again.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/compiled");
if (process.env.SEED) print(`Seed: ${process.env.SEED}`);

/** Number of files that `--slowest` lists. */
const SLOWEST = 40;
const tallies: Tally[] = [];
const postgres = await preparePostgres();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => {
    void postgres?.stop();
    process.exit(130);
  });
}
for (const step of selected) {
  print(`▸ ${step.name}`);
  const start = performance.now();
  const tally = await step.run().catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return oneFailed;
  });
  tallies.push(withStepName(tally, step.name));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`${tally.failed > 0 ? "✗" : "✓"} ${step.name}: ${formatTally(tally)} (${seconds} s)`);
}
await postgres?.stop();

const total = sum(tallies);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
if (process.argv.includes("--slowest")) for (const line of formatSlowest(total, SLOWEST)) print(line);
for (const line of formatFailures(total)) print(line);
print(formatTally(total));

async function preparePostgres(): Promise<Postgres | undefined> {
  const found = await findPostgres().catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return undefined;
  });
  if (found) {
    process.env.TEST_DATABASE_URL = found.url;
    tallies.push(onePassed);
  } else {
    delete process.env.TEST_DATABASE_URL;
    tallies.push(process.env.CI ? oneFailed : oneSkipped);
  }
  print(
    found
      ? "✓ PostgreSQL is there"
      : "✗ PostgreSQL is not available: its tests do not run. Set TEST_DATABASE_URL.",
  );
  return found;
}

/** Reports the step itself as failed if its report names no test. */
function withStepName(tally: Tally, step: string): Tally {
  return tally.failed > 0 && tally.failures.length === 0 ? { ...tally, failures: [step] } : tally;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
