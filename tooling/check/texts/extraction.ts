import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Check, SourceFile } from "../Check.ts";
import { projectFiles, root } from "../projectFiles.ts";

/**
 * Checks that `pnpm messages:extract` changes no catalogue. The extraction runs on the actual files, so that
 * its changes are ready to be translated.
 */
export const extraction: Check = {
  name: "catalogues match the code",
  async run() {
    const before = await catalogues();
    for (const folder of ["apps/portal", "apps/web", "packages/frontend", "packages/i18n"])
      await promisify(execFile)("npm", ["run", "--silent", "extract"], { cwd: join(root, folder) });
    return { read: before.length, of: "catalogues", problems: changedCatalogues(before, await catalogues()) };
  },
};

function catalogues(): Promise<SourceFile[]> {
  return projectFiles(["{apps,packages}/**/locales/**/*.po"]);
}

/** Returns the files that were added, removed or changed. */
export function changedCatalogues(before: SourceFile[], after: SourceFile[]): string[] {
  const texts = (files: SourceFile[]) => new Map(files.map(({ path, text }) => [path, text]));
  const [old, present] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .filter((path) => old.get(path) !== present.get(path))
    .map((path) => `${path} was out of date: see git diff`);
}
