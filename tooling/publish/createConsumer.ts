import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Creates an empty project outside this workspace and installs these packages with npm, as another team
 * would.
 * @throws with npm's output on failure
 */
export async function createConsumer({
  packages,
  files,
}: {
  packages: string[];
  files: Record<string, string>;
}) {
  const folder = await mkdtemp(join(tmpdir(), "sayara-consumer-"));
  await writeFile(join(folder, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }');
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"];
  // Retries a stalled download well before the test's timeout.
  // npm also asks the registry for the packages given as tarballs: a registry that refuses must not be waited for.
  const patiently = [
    "--fetch-timeout=20000",
    "--fetch-retries=5",
    "--fetch-retry-mintimeout=500",
    "--fetch-retry-maxtimeout=2000",
  ];
  await said(run("npm", ["install", ...quietly, ...patiently, ...packages], { cwd: folder }));
  return {
    folder,
    /** Runs a program in the project. @throws with its output on failure */
    run: (program: string, args: string[], env: Record<string, string> = {}) =>
      said(run(program, args, { cwd: folder, env: { ...process.env, ...env } })),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type Consumer = Awaited<ReturnType<typeof createConsumer>>;

/** Returns a program's output; on failure throws an error that contains it. */
async function said(running: Promise<{ stdout: string; stderr: string }>): Promise<string> {
  try {
    return (await running).stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${error.message.split("\n")[0]}\n${stdout}${stderr}`, { cause: error });
  }
}
