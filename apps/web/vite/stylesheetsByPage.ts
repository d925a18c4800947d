import type { SiteStylesheets } from "../app/request/document/SiteStylesheets.ts";
import { keepRules } from "./keepRules.ts";

export interface BuiltSite {
  /** Minified stylesheet of the whole site. */
  sheet: string;
  /** Code of the built scripts, by file name. */
  scripts: ReadonlyMap<string, string>;
  /** Scripts that every page starts with. */
  frame: readonly string[];
  /** Scripts that each page starts with, besides the layout's. */
  pages: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns the rules that each page can use: those for classes that occur in its scripts or in their static and dynamic
 * imports. This includes dialogs and other parts that appear after an interaction. A class in no browser script is
 * rendered only by the server; its rules are in every stylesheet.
 */
export function stylesheetsByPage({
  sheet,
  scripts,
  frame,
  pages,
}: BuiltSite): Omit<SiteStylesheets, "whole"> {
  const known = messagesIn(new Set(scripts.keys()), scripts);
  const rulesFor = (starts: readonly string[]) => {
    const used = messagesIn(reachableScripts(starts, scripts), scripts);
    return keepRules(sheet, (name) => used.has(name) || !known.has(name));
  };
  return {
    frame: rulesFor(frame),
    pages: Object.fromEntries([...pages].map(([page, starts]) => [page, rulesFor([...frame, ...starts])])),
  };
}

/** Follows script file names that occur in other scripts, which covers static and dynamic imports. */
function reachableScripts(starts: readonly string[], scripts: ReadonlyMap<string, string>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const code = scripts.get(name);
    if (code === undefined || seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(code.match(/[\w.-]+\.js\b/g) ?? []));
  }
  return seen;
}

function messagesIn(names: ReadonlySet<string>, scripts: ReadonlyMap<string, string>): Set<string> {
  return new Set([...names].flatMap((name) => scripts.get(name)?.match(/[\w-]+/g) ?? []));
}
