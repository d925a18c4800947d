import { randomInt } from "node:crypto";
import { findPostgres } from "./findPostgres.ts";
import type { Postgres } from "./Postgres.ts";
import { formatNames, formatTally, oneFailed, onePassed, oneSkipped, sum, type Tally } from "./tally.ts";
import { testSteps } from "./testSteps.ts";

/**
 * Runs every check and test, reports each step as it ends, and prints the totals as the last line.
 * `--full` adds the full matrix and long steps; a word runs only the steps whose name contains it.
 */
const words = process.argv.slice(3).filter((word) => !word.startsWith("-"));
const isFull = process.argv.includes("--full");
const chosen = testSteps.filter(({ name, isLong }) =>
  words.length === 0 ? isFull || !isLong : words.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  say(
    `No step's name holds "${words.join(" ")}". The steps: ${testSteps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
if (isFull) {
  process.env.FULL = "1";
  process.env.SEED ??= String(randomInt(2 ** 31));
}
if (process.env.SEED) say(`Seed: ${process.env.SEED}`);

const tallies: Tally[] = [];
const postgres = await preparePostgres();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => {
    void postgres?.stop();
    process.exit(130);
  });
}
for (const step of chosen) {
  say(`▸ ${step.name}`);
  const start = performance.now();
  const tally = await step.run().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    return oneFailed;
  });
  tallies.push(named(tally, step.name));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${tally.failed > 0 ? "✗" : "✓"} ${step.name}: ${formatTally(tally)} (${seconds} s)`);
}
await postgres?.stop();

const total = sum(tallies);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
for (const line of formatNames(total)) say(line);
say(formatTally(total));

async function preparePostgres(): Promise<Postgres | undefined> {
  const found = await findPostgres().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    return undefined;
  });
  if (found) {
    process.env.TEST_DATABASE_URL = found.url;
    tallies.push(onePassed);
  } else {
    delete process.env.TEST_DATABASE_URL;
    tallies.push(process.env.CI ? oneFailed : oneSkipped);
  }
  say(
    found
      ? "✓ PostgreSQL is there"
      : "✗ No PostgreSQL to be had: its tests do not run. Set TEST_DATABASE_URL.",
  );
  return found;
}

/** Names the step as failed where its report names no test. */
function named(tally: Tally, step: string): Tally {
  return tally.failed > 0 && tally.failures.length === 0 ? { ...tally, failures: [step] } : tally;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
