import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/**
 * Returns the command of an application's `start` script, with this process's Node. The script limits the
 * application's memory. The command does not read `.env`, so the caller must pass the variables. A given
 * `program` replaces the script's own and runs with the same flags.
 */
export function startCommand(app: "api" | "portal" | "web" | "sandbox-gateway", program?: string): string[] {
  const text = readFileSync(join(root, "apps", app, "package.json"), "utf8");
  const manifest = JSON.parse(text) as { scripts: { start: string } };
  const args = manifest.scripts.start
    .split(" ")
    .slice(1)
    .filter((word) => !word.startsWith("--env-file"));
  return [process.execPath, ...args.slice(0, -1), program ?? args.at(-1) ?? ""];
}
