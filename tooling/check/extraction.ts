import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { readCatalogue } from "./readCatalogue.ts";
import type { Check, SourceFile } from "./Check.ts";
import { projectFiles, root } from "./projectFiles.ts";

/** The catalogues contain exactly the messages of the code: `lingui extract` would change nothing. */
export const extraction: Check = {
  name: "catalogues match the code",
  async run() {
    const configs = await projectFiles(["{apps,packages}/*/lingui*.config.ts"]);
    const catalogues = await projectFiles(["{apps,packages}/**/locales/**/*.po"]);
    const problems: string[] = [];
    let read = 0;
    for (const { path } of configs) {
      for (const extracted of await extract(path)) {
        read += readCatalogue(extracted).length;
        const kept = catalogues.find((catalogue) => catalogue.path === extracted.path);
        problems.push(...extractionProblems(extracted, kept));
      }
    }
    return { read, of: "messages", problems };
  },
};

/** Returns messages of the code that the catalogue lacks, and the other way round. */
export function extractionProblems(extracted: SourceFile, kept: SourceFile | undefined): string[] {
  const inCode = keysOf(extracted);
  const inCatalogue = kept ? keysOf(kept) : new Set<string>();
  return [
    ...[...inCode.difference(inCatalogue)].map(
      (key) => `${extracted.path}: "${key}" is missing: extract again`,
    ),
    ...[...inCatalogue.difference(inCode)].map(
      (key) => `${extracted.path}: "${key}" is used nowhere: extract again`,
    ),
  ];
}

function keysOf(file: SourceFile): Set<string> {
  return new Set(readCatalogue(file).flatMap(({ key, obsolete }) => (obsolete ? [] : key)));
}

/** Extracts into a temporary folder, with the project's own configuration. */
async function extract(configPath: string): Promise<SourceFile[]> {
  const folder = join(root, dirname(configPath));
  const target = await mkdtemp(join(tmpdir(), "sayara-words-"));
  const config = join(target, "lingui.config.ts");
  try {
    await writeFile(config, redirected(join(root, configPath), folder, target));
    await promisify(execFile)(join(folder, "node_modules/.bin/lingui"), ["extract", "--config", config], {
      cwd: folder,
    });
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".po"));
    return await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const kept = join(dirname(configPath), relative(target, path)).replaceAll("\\", "/");
        return { path: kept, text: await readFile(path, "utf8") };
      }),
    );
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

function redirected(config: string, folder: string, target: string): string {
  return [
    `import config from ${JSON.stringify(config)};`,
    `const lead = (catalogue) => ({ ...catalogue, path: catalogue.path.replace("<rootDir>", ${JSON.stringify(target)}) });`,
    `export default { ...config, rootDir: ${JSON.stringify(folder)}, catalogs: config.catalogs.map(lead) };`,
  ].join("\n");
}
