import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * An empty project outside of this workspace into which npm has installed these packages, as another team would.
 * @throws with what npm said when it could not
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
  // A download that stalls is begun again, long before the test gives up.
  const patiently = ["--fetch-timeout=20000", "--fetch-retries=5"];
  await said(run("npm", ["install", ...quietly, ...patiently, ...packages], { cwd: folder }));
  return {
    folder,
    /** Runs a program here. @throws with all that it said when it fails */
    run: (program: string, args: string[], env: Record<string, string> = {}) =>
      said(run(program, args, { cwd: folder, env: { ...process.env, ...env } })),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type Consumer = Awaited<ReturnType<typeof createConsumer>>;

/** What a program printed; when it fails, an error that reads as the program's own report. */
async function said(running: Promise<{ stdout: string; stderr: string }>): Promise<string> {
  try {
    return (await running).stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${error.message.split("\n")[0]}\n${stdout}${stderr}`, { cause: error });
  }
}
