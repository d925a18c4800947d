import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.ts";

export interface CommandOptions {
  /** Relative to the workspace. */
  folder?: string;
  env?: Record<string, string | undefined>;
}

/** Runs one of the workspace's programs, shows its output and returns its exit code. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<number> {
  const cwd = join(root, options.folder ?? ".");
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...options.env, PATH: programPath(cwd) },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Returns a `PATH` that starts with the folder's programs, so that they run on the workspace's Node. */
export function programPath(cwd: string): string {
  const folders = [join(cwd, "node_modules/.bin"), join(root, "node_modules/.bin"), process.env.PATH ?? ""];
  return [...new Set(folders)].join(delimiter);
}
