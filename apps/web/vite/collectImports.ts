import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";

const web = join(import.meta.dirname, "..");
const packages = join(web, "../../packages");

/** Whether a module's code and messages have files of their own wherever it is imported dynamically. */
const isLater = (file: string) => /\.later\.tsx?$/.test(file);

const imports = new Map<string, readonly string[]>();

/**
 * Returns the workspace modules that the entries import, statically or dynamically, including the entries. Does not
 * follow dynamic imports of `*.later.ts` files; code that imports one statically contains it.
 */
export function collectImports(entries: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    const importedFiles = imports.get(file) ?? importsOf(file);
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
function importsOf(file: string): string[] {
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
      .filter((name) => !isLater(name)),
  ];
  return [...new Set(names)].map((name) => fileOf(name, file)).filter((next) => next !== null);
}

/** Resolves an import to a source file of the workspace; null for any other. */
function fileOf(from: string, importer: string): string | null {
  const [, name = "", path = ""] = /^@sayara\/([^/]+)\/(.+)$/.exec(from) ?? [];
  const candidates = from.startsWith("#web/")
    ? [join(web, "app", from.slice("#web/".length))]
    : from.startsWith(".")
      ? [resolve(dirname(importer), from)]
      : [".ts", ".tsx"].map((extension) => join(packages, name, "src", path + extension));
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}
