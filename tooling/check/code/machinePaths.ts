import type { Check, SourceFile } from "../Check.ts";
import { projectFiles } from "../projectFiles.ts";

export const machinePaths: Check = {
  name: "no machine-specific paths",
  async run() {
    const files = await projectFiles([
      "*.{json,md,yaml}",
      ".*.json",
      ".{changeset,ci}/*",
      "docs/**/*.{md,svg}",
      "{apps,packages,tooling}/**/*.{ts,tsx,mjs,json,md,po,sql,css,html,svg}",
    ]);
    return { read: files.length, of: "texts", problems: files.flatMap(machinePathProblems) };
  },
};

// Home and work folders, and package URLs of a private registry.
const machinePatterns = [
  /(?<![\w.:/}-])\/(?:home|root|Users|work|mnt|workspace)\/[\w.-]{2,}/,
  /\btarball: https?:/,
];

/** Returns lines that are valid only on one machine. */
export function machinePathProblems({ path, text }: SourceFile): string[] {
  return text.split("\n").flatMap((line, index) => {
    const match = machinePatterns.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
    return match ? [`${path}:${index + 1}: ${match}`] : [];
  });
}
