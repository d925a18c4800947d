import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setAdapter } from "@vanilla-extract/css/adapter";
import { transformCss } from "@vanilla-extract/css/transformCss";

type Rules = Parameters<typeof transformCss>[0];

/** The layer order must come before every rule, and the reset before components. */
const firstFiles = ["theme/layers.css.js", "theme/global.css.js"];

/**
 * Evaluates the compiled style files (`*.css.js`) of a folder, as vanilla-extract's plugins do in a bundler.
 *
 * @returns the rules of all files, and the exports of each file by its path in the folder
 */
export async function evaluateStylesheets(folder: string) {
  const cssObjs: Rules["cssObjs"] = [];
  const classNames = new Set<string>();
  const composedClassLists: Rules["composedClassLists"] = [];
  setAdapter({
    appendCss: (rule) => cssObjs.push(rule),
    registerClassName: (name) => classNames.add(name),
    registerComposition: (composition) => composedClassLists.push(composition),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => "short",
  });

  const hooks = registerHooks({
    load: (url, context, next) => withFileScope(folder, url, next(url, context)),
  });
  const exportsByFile = new Map<string, Record<string, unknown>>();
  const otherFiles = globSync("**/*.css.js", { cwd: folder }).toSorted();
  for (const file of new Set([...firstFiles, ...otherFiles]))
    exportsByFile.set(file, { ...(await import(pathToFileURL(join(folder, file)).href)) });
  hooks.deregister();

  const lines = transformCss({ localClassNames: [...classNames], composedClassLists, cssObjs });
  return { css: lines.join("\n"), exportsByFile };
}

type LoadResult = ReturnType<Parameters<NonNullable<Parameters<typeof registerHooks>[0]["load"]>>[2]>;

/** Class names are derived from the file's path. The bundler plugins insert the same two calls. */
function withFileScope(folder: string, url: string, result: LoadResult): LoadResult {
  if (!url.endsWith(".css.js") || !fileURLToPath(url).startsWith(folder)) return result;
  const path = fileURLToPath(url).slice(folder.length);
  const source = `
    import { setFileScope, endFileScope } from "@vanilla-extract/css/fileScope";
    setFileScope(${JSON.stringify(path)}, "@sayara/ui");
    ${String(result.source)}
    endFileScope();
  `;
  return { ...result, source };
}
