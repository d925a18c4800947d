import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";

const packages = join(import.meta.dirname, "../..");

/** The application whose modules are read. */
interface App {
  /** Absolute path of the application. */
  folder: string;
  /** Prefix of imports of modules in its `app` folder. */
  alias: string;
}

/** Whether a module is a `*.lazy.ts` file. Dynamic imports load its code and messages from separate files. */
const isLazy = (file: string) => /\.lazy\.tsx?$/.test(file);

const imports = new Map<string, readonly string[]>();

/**
 * Returns the entries and the workspace modules that they import, statically or dynamically. Does not follow dynamic
 * imports of `*.lazy.ts` files. Follows static ones, because those bundle the file with the importer.
 */
export function collectImports(entries: readonly string[], app: App): Set<string> {
  const visited = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    const importedFiles = imports.get(file) ?? importsOf(file, app);
    imports.set(file, importedFiles);
    queue.push(...importedFiles);
  }
  return visited;
}

/** Discards the cached imports of a changed file. */
export function invalidateImports(file: string): void {
  imports.delete(file);
}

/** Returns the workspace modules that a file imports, without type-only imports. */
function importsOf(file: string, app: App): string[] {
  const source = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const names = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ moduleRequest }) => moduleRequest?.value ?? ""),
    // The specifier between the quotes, unless it is computed.
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
      .filter((name) => !isLazy(name)),
  ];
  return [...new Set(names)].map((name) => resolveImport(name, file, app)).filter((next) => next !== null);
}

/** Resolves an import to a source file of the workspace; null for any other. */
function resolveImport(specifier: string, importer: string, { folder, alias }: App): string | null {
  const [, name = "", path = ""] = /^@sayara\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const candidates = specifier.startsWith(alias)
    ? [join(folder, "app", specifier.slice(alias.length))]
    : specifier.startsWith(".")
      ? [resolve(dirname(importer), specifier)]
      : [".ts", ".tsx"].map((extension) => join(packages, name, "src", path + extension));
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}
