import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Check, Finding } from "./Check.ts";
import { root } from "./projectFiles.ts";

export const unusedCode: Check = {
  name: "no unused file, export or dependency",
  run: () => findUnused(root),
};

const knip = join(root, "node_modules/.bin/knip");
const reporter = fileURLToPath(new URL("./knipReporter.ts", import.meta.url));

/** Runs Knip in a workspace with the configuration found there. */
export function findUnused(folder: string): Promise<Finding> {
  return new Promise((resolve) => {
    // Knip exits with 1 when it finds issues; the report lists them.
    execFile(
      knip,
      ["--reporter", reporter],
      { cwd: folder, maxBuffer: 64 * 2 ** 20 },
      (_error, output, complaint) => {
        const report = output.split("\n").find((line) => line.startsWith("{"));
        const finding = report
          ? JSON.parse(report)
          : { read: 0, problems: [complaint.trim() || output.trim()] };
        resolve({ ...finding, of: "modules" });
      },
    );
  });
}
