import { rm } from "node:fs/promises";
import { join } from "node:path";
import { budgetChecks } from "@sayara/tooling-check/pages/budgetChecks";
import { checks } from "@sayara/tooling-check/checks";
import { runCheck } from "@sayara/tooling-check/runCheck";
import { findBrowser } from "@sayara/tooling-browser/findBrowser";
import { openBrowser } from "@sayara/tooling-browser/openBrowser";
import { build } from "../build.ts";
import { readTally } from "./readTally.ts";
import { root } from "../root.ts";
import { runCommand } from "../runCommand.ts";
import { runPackageLint } from "./runPackageLint.ts";
import { runPackageTests } from "./runPackageTests.ts";
import { runTurbo } from "../runTurbo.ts";
import { oneFailed, onePassed, sum, type Tally } from "./tally.ts";
import type { Servers } from "../servers/startServers.ts";
import { withServers } from "../servers/withServers.ts";

export interface TestStep {
  name: string;
  /** Runs only with `--full`, or when selected by name. */
  isLong?: true;
  run(): Promise<Tally>;
}

/** The steps of the test command, in order, with the quick ones first. */
export const testSteps: TestStep[] = [
  { name: "format", run: () => runStep("oxfmt", ["--check", "."]) },
  { name: "lint", run: runPackageLint },
  ...checks.map((check) => ({
    name: check.name,
    run: async () => ((await runCheck(check)) ? onePassed : oneFailed),
  })),
  {
    name: "types",
    run: async () => tallyOfExitCode(await runTurbo(["typecheck", "--continue"])),
  },
  { name: "unit and API tests", run: () => runPackageTests("test") },
  { name: "build", run: async () => tallyOfExitCode(await build("everything")) },
  {
    name: "component stories",
    run: () => inBrowser(["apps/web/test-results/stories.json"], () => runTurbo(["test:stories"])),
  },
  { name: "browser journeys", run: () => runE2eTests() },
  {
    name: "page budgets",
    run: () => withServers(runBudgets),
  },
  {
    name: "mutation tests of the rules",
    isLong: true,
    run: async () =>
      tallyOfExitCode(
        await runCommand("stryker", ["run"], { folder: "packages/domain", env: { TZ: "UTC" } }),
      ),
  },
];

/**
 * The steps of the fault run: tests that kill, disconnect, freeze, overload and repeat. The browser tests
 * among them are tagged `@faults`.
 */
export const faultSteps: TestStep[] = [
  { name: "faults of packages", run: () => runPackageTests("test:faults") },
  { name: "build for faults", run: async () => tallyOfExitCode(await build("everything")) },
  { name: "faults in a browser", run: () => runE2eTests({ FAULTS: "1" }) },
];

/** Measures two pages at a time, since half of each measurement is spent waiting for a quiet network. */
async function runBudgets({ webUrl, portalUrl }: Servers): Promise<Tally> {
  if (portalUrl === undefined) throw new Error("The portal was not started.");
  const browser = await openBrowser();
  try {
    const remaining = (await budgetChecks({ webUrl, portalUrl }, browser)).values();
    const tallies: Tally[] = [];
    const runRemaining = async () => {
      for (const check of remaining) tallies.push((await runCheck(check)) ? onePassed : oneFailed);
    };
    await Promise.all([runRemaining(), runRemaining()]);
    return sum(tallies);
  } finally {
    await browser.close();
  }
}

function runE2eTests(env: Record<string, string> = {}): Promise<Tally> {
  return inBrowser(["apps/web/test-results/journeys.json"], () =>
    runCommand("playwright", ["test"], { folder: "apps/web", env }),
  );
}

/** Finds or installs a browser, runs a step that needs it, and reads the step's reports. */
async function inBrowser(reports: string[], run: () => Promise<number>): Promise<Tally> {
  process.env.CHROME_PATH = await findBrowser();
  const paths = reports.map((report) => join(root, report));
  await Promise.all(paths.map((path) => rm(path, { force: true })));
  const exitCode = await run();
  const tally = sum(await Promise.all(paths.map(readTally)));
  return exitCode !== 0 && tally.failed === 0 ? sum([tally, oneFailed]) : tally;
}

async function runStep(command: string, args: string[]): Promise<Tally> {
  return tallyOfExitCode(await runCommand(command, args));
}

function tallyOfExitCode(exitCode: number): Tally {
  return exitCode === 0 ? onePassed : oneFailed;
}
