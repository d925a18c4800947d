import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Imported, type PlainPart, importStatements, plainPart } from "./plainPart.ts";

const domain = join(import.meta.dirname, "../../../packages/domain/src");
const suffix = "?plain";

/**
 * Splits the domain's modules in the browser's build: an enumeration and its schema share one module, and a page that
 * shows the enumeration's values needs neither the schema nor the validation library.
 */
export function schemasApart(): Plugin {
  const split = memoized((file: string): PlainPart | null =>
    plainPart(readFileSync(file, "utf8"), (imported) => needsLibrary(imported, file)),
  );

  function needsLibrary({ name, from }: Pick<Imported, "name" | "from">, importer: string): boolean {
    if (from === "valibot") return true;
    const file = domainFile(from, importer);
    if (file === null) return false;
    const found = split(file);
    if (found !== null) return !found.exports.has(name);
    return /from "valibot"/.test(readFileSync(file, "utf8"));
  }

  return {
    name: "schemas-apart",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      return { code: split(file)?.code ?? "", moduleType: "ts" };
    },
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (
        file.includes("/node_modules/") ||
        !/\.tsx?$/.test(file) ||
        !/@sayara\/domain|from "\.{1,2}\//.test(code)
      )
        return null;
      let rewritten = code;
      for (const { start, end, imported } of importStatements(code).toReversed()) {
        const target = domainFile(imported[0]?.from ?? "", file);
        const plain = target === null ? null : split(target);
        if (target === null || plain === null) continue;
        const statement = (names: Imported[], from: string) =>
          names.length === 0
            ? ""
            : `import { ${names.map(({ name, local }) => `${name} as ${local}`).join(", ")} } from ${JSON.stringify(from)};`;
        const [ours, others] = [true, false].map((isPlain) =>
          imported.filter(({ name }) => plain.exports.has(name) === isPlain),
        );
        rewritten =
          rewritten.slice(0, start) +
          statement(ours ?? [], target + suffix) +
          statement(others ?? [], imported[0]?.from ?? "") +
          rewritten.slice(end);
      }
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  };
}

/** Resolves an import to a module of the domain; null for any other. */
function domainFile(from: string, importer: string): string | null {
  const path = from.startsWith("@sayara/domain/")
    ? `${join(domain, from.slice("@sayara/domain/".length))}.ts`
    : from.startsWith(".")
      ? resolve(dirname(importer), from)
      : "";
  return path.startsWith(domain) && existsSync(path) ? path : null;
}

/** Caches results. Within a circle of imports, a module that is still being read counts as one without schemas. */
function memoized<Value>(find: (key: string) => Value | null) {
  const known = new Map<string, Value | null>();
  return (key: string): Value | null => {
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, null);
    const value = find(key);
    known.set(key, value);
    return value;
  };
}
