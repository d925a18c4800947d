import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Check, Finding } from "../Check.ts";
import { root } from "../projectFiles.ts";

export const unusedCode: Check = {
  name: "no unused file, export or dependency",
  run: () => findUnused(root),
};

/** Runs Knip in a workspace, with the workspace's own configuration. */
export function findUnused(folder: string): Promise<Finding> {
  const args = ["--reporter", "compact", "--no-progress"];
  return new Promise((resolve) => {
    execFile(
      join(root, "node_modules/.bin/knip"),
      args,
      { cwd: folder, maxBuffer: 64 * 2 ** 20 },
      (error, stdout, stderr) => {
        const problems = `${stdout}${error ? stderr : ""}`.split("\n").filter((line) => line.trim() !== "");
        resolve({
          read: 1,
          of: "workspaces",
          problems: error && problems.length === 0 ? [error.message] : problems,
        });
      },
    );
  });
}
