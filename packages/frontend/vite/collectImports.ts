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

/** Whether a module's code and messages have files of their own wherever it is imported dynamically. */
const isLazy = (file: string) => /\.lazy\.tsx?$/.test(file);

const imports = new Map<string, readonly string[]>();

/**
 * Returns the workspace modules that the entries import, statically or dynamically, including the entries. Does not
 * follow dynamic imports of `*.lazy.ts` files; code that imports one statically contains it.
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

/** Drops the cached imports of a changed file. */
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
  return [...new Set(names)].map((name) => fileOf(name, file, app)).filter((next) => next !== null);
}

/** Resolves an import to a source file of the workspace; null for any other. */
function fileOf(from: string, importer: string, { folder, alias }: App): string | null {
  const [, name = "", path = ""] = /^@sayara\/([^/]+)\/(.+)$/.exec(from) ?? [];
  const candidates = from.startsWith(alias)
    ? [join(folder, "app", from.slice(alias.length))]
    : from.startsWith(".")
      ? [resolve(dirname(importer), from)]
      : [".ts", ".tsx"].map((extension) => join(packages, name, "src", path + extension));
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}
