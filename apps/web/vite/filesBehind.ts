import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const web = join(import.meta.dirname, "..");
const packages = join(web, "../../packages");
const imported =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\bfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/g;

/**
 * Returns the workspace modules that the entries import, statically or dynamically, including the entries. Does not
 * follow dynamic imports of the files `apart`.
 */
export function filesBehind(entries: readonly string[], apart: readonly string[] = []): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, now, later] of readFileSync(file, "utf8").matchAll(imported)) {
      const next = fileOf(now ?? later ?? "", file);
      const isApart = now === undefined && next !== null && apart.includes(next);
      if (next !== null && !isApart) waiting.push(next);
    }
  }
  return seen;
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
