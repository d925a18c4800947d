import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/**
 * Returns the command of an application's `start` script, which bounds its memory, with this process's Node. It does not
 * read `.env`: the caller gives the variables. A given program takes the place of the script's own, with the same flags.
 */
export function startCommand(app: "api" | "web" | "sandbox-gateway", program?: string): string[] {
  const text = readFileSync(join(root, "apps", app, "package.json"), "utf8");
  const manifest = JSON.parse(text) as { scripts: { start: string } };
  const messages = manifest.scripts.start
    .split(" ")
    .slice(1)
    .filter((word) => !word.startsWith("--env-file"));
  return [process.execPath, ...messages.slice(0, -1), program ?? messages.at(-1) ?? ""];
}
