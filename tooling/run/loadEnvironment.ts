import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./root.ts";

/**
 * Adds the variables of `.env` to this process's environment. Variables that are already set take precedence.
 * Resolves `DATA_DIR` against the workspace, not against the folder of the server or command that reads it.
 *
 * @throws if the file can't be read, since Node itself treats a file of another account as missing
 */
export function loadEnvironment(file = join(root, ".env")): void {
  if (existsSync(file)) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new Error(`This account can't read ${file}: it belongs to the account that runs Sayara.`, {
        cause: error,
      });
    }
  }
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(root, process.env.DATA_DIR);
}
