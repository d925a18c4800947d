import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { baseEnv } from "./startProcess.ts";

const entryPath = fileURLToPath(new URL("../../sayara.ts", import.meta.url));

export interface SayaraOptions {
  /** The command's whole environment except `PATH`. */
  env: Record<string, string>;
  /** Base folder of relative paths. */
  folder: string;
  /** Passed on standard input, with `--password-stdin`. */
  password?: string;
}

/**
 * Runs an operator's command as `pnpm sayara` does, and returns the lines of its standard output.
 *
 * @throws Error with its standard error if it fails.
 */
export async function runSayara(
  argv: readonly string[],
  { env, folder, password }: SayaraOptions,
): Promise<string[]> {
  const extraArguments = password === undefined ? [] : ["--password-stdin"];
  const child = spawn(process.execPath, [entryPath, ...argv, ...extraArguments], {
    cwd: folder,
    env: { ...baseEnv, ...env },
    stdio: "pipe",
  });
  child.stdin.end(password === undefined ? "" : `${password}\n`);
  const exitCode = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode]);
  if (code !== 0) throw new Error(`sayara ${argv.join(" ")} failed:\n${errors}`);
  return output.trim().split("\n");
}
