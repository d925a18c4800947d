import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceFile } from "./Check.ts";

/** Path of the workspace's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Output of builds and tools. `.gitignore` lists the same folders. */
const ignoredFolders = new Set([
  ".data",
  ".git",
  ".lighthouse",
  ".react-router",
  ".turbo",
  ".vite",
  "build",
  "compiled",
  "coverage",
  "dist",
  "node_modules",
  "playwright-report",
  "storybook-static",
  "test-results",
]);

/** Reads the project's files that match any of the patterns, sorted, with paths relative to the workspace. */
export async function projectFiles(patterns: string[]): Promise<SourceFile[]> {
  const paths = new Set<string>();
  const found = glob(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ignoredFolders.has(basename(entry.name)),
  });
  for await (const entry of found) {
    if (entry.isFile())
      paths.add(join(entry.parentPath, entry.name).slice(root.length).replaceAll("\\", "/"));
  }
  const read = async (path: string) => ({ path, text: await readFile(join(root, path), "utf8") });
  return Promise.all([...paths].toSorted().map(read));
}
