import type { SiteStylesheets } from "../app/request/document/SiteStylesheets.ts";
import { removeUnusedRules } from "./removeUnusedRules.ts";

export interface BuiltSite {
  /** Minified stylesheet of the whole site. */
  stylesheet: string;
  /** Code of the built scripts, by file name. */
  scripts: ReadonlyMap<string, string>;
  /** Scripts that every page starts with. */
  layout: readonly string[];
  /** Scripts that each page starts with, besides the layout's. */
  pages: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns the rules that each page can use: those for classes that occur in its scripts or in their static and dynamic
 * imports. This includes dialogs and other parts that appear after an interaction. A class in no browser script is
 * rendered only by the server; its rules are in every stylesheet.
 */
export function stylesheetsByPage({
  stylesheet,
  scripts,
  layout,
  pages,
}: BuiltSite): Omit<SiteStylesheets, "siteUrl"> {
  const allNames = namesIn(new Set(scripts.keys()), scripts);
  const rulesFor = (entryScripts: readonly string[]) => {
    const usedNames = namesIn(reachableScripts(entryScripts, scripts), scripts);
    return removeUnusedRules(stylesheet, (name) => usedNames.has(name) || !allNames.has(name));
  };
  return {
    layout: rulesFor(layout),
    pages: Object.fromEntries(
      [...pages].map(([page, entryScripts]) => [page, rulesFor([...layout, ...entryScripts])]),
    ),
  };
}

/** Follows script file names that occur in other scripts, which covers static and dynamic imports. */
function reachableScripts(
  entryScripts: readonly string[],
  scripts: ReadonlyMap<string, string>,
): Set<string> {
  const visited = new Set<string>();
  const queue = [...entryScripts];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const code = scripts.get(name);
    if (code === undefined || visited.has(name)) continue;
    visited.add(name);
    queue.push(...(code.match(/[\w.-]+\.js\b/g) ?? []));
  }
  return visited;
}

function namesIn(names: ReadonlySet<string>, scripts: ReadonlyMap<string, string>): Set<string> {
  return new Set([...names].flatMap((name) => scripts.get(name)?.match(/[\w-]+/g) ?? []));
}
