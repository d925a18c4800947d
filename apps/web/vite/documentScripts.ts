import { readFile } from "node:fs/promises";
import { type Plugin, minify, transformWithOxc } from "vite";

const scriptQuery = "?script";

/**
 * Turns `import source from "./file.ts?script"` into the minified text of an inline script. The file has one export,
 * the default: a function without imports. The script calls it with `OPTIONS`, which the importer replaces.
 */
export function documentScripts(): Plugin {
  return {
    name: "document-scripts",
    async load(id) {
      if (!id.endsWith(scriptQuery)) return null;
      const file = id.slice(0, -scriptQuery.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
      const source = await scriptOf(code, file);
      return { code: `export default ${JSON.stringify(source)};`, map: null, moduleType: "js" };
    },
  };
}

/** Returns minified code that calls a module's only function. */
export async function scriptOf(module: string, file: string): Promise<string> {
  const [, declaration] = /^export default (async function [\s\S]*)$/m.exec(module) ?? [];
  if (declaration === undefined)
    throw new Error(`${file} must export one async function as default, and nothing else`);
  const { code, errors } = await minify(file.replace(/\.ts$/, ".js"), `(${declaration.trim()})(OPTIONS)`);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  return code;
}
