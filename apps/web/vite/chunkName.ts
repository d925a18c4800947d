/** The bundler's facts about a module; `importers` are its static importers. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The framework's packages: a separate file, cached until their versions change. */
export const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand|use-sync-external-store|@lingui[\\/](?:core|react))[\\/]/;
const frame = /[\\/]app[\\/](?:root|entry\.client)\.tsx/;
/** The browser's entry. In a shared file it would run before the router is configured. */
const entry = /[\\/]app[\\/]entry\.client\.tsx/;
const page = /[\\/]app[\\/]pages[\\/].+\.route\.tsx/;
const checkout = /[\\/]app[\\/]pages[\\/]checkout[\\/]\w+\.route\.tsx/;
/** Settings and calendar prices, which other pages load on demand too. */
const onDemand = /[\\/]app[\\/](?:marketplace|shared)[\\/]/;
const contract = /[\\/]packages[\\/](?:domain|api-client)[\\/]src[\\/]/;
/** Used by nearly every page, or by a page and its parts that load later; smaller than a file's headers. */
const tiny =
  /[\\/](?:domain[\\/]src[\\/]time[\\/]dateInZone\.ts|PageHead[\\/]StructuredData\.tsx|ZelligePattern[\\/]|home[\\/]Hero\.css\.ts)/;
const firstPages = /[\\/]app[\\/]pages[\\/](?:home|search)[\\/]\w+\.route\.tsx/;

/**
 * Returns the name of a module's file. `frame` contains what every page needs. What home and search share is
 * one file, since most visits start there. The bundler places all other modules.
 */
export function chunkName(id: string, modules: Modules): string | null {
  if (entry.test(id)) return null;
  const roots = rootsOf(id, modules);
  if (roots.some((root) => frame.test(root))) return "frame";
  if (tiny.test(id)) return "cars";
  return new Set(roots.filter((root) => firstPages.test(root)).map(withoutQuery)).size > 1 ? "cars" : null;
}

/** Returns the file's name for modules that every page needs, otherwise null. */
export function frameName(id: string, modules: Modules): string | null {
  const name = chunkName(id, modules);
  return name === "frame" ? name : null;
}

/**
 * Returns `contract` for the modules of the packages that only checkout and its code loaded on demand need, otherwise
 * null: each file costs its headers. What such a module imports is one too, or needs none of them, so the files form
 * no circle.
 */
export function contractName(id: string, modules: Modules): string | null {
  if (chunkName(id, modules) !== null) return null;
  const roots = [...new Set(rootsOf(id, modules).map(withoutQuery))];
  const pages = roots.filter((root) => page.test(root));
  const isCheckouts = pages.length > 0 && pages.every((root) => checkout.test(root));
  const isShared = roots.some((root) => onDemand.test(root));
  return isCheckouts && !isShared && contract.test(id) ? "contract" : null;
}

/** Pages of one kind share most of their modules; any other page is a kind of its own. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  account: ["sign-up", "sign-in", "forgot-password"],
  passwords: ["activate", "change-password", "reset-password"],
  lists: ["locations", "suppliers"],
};
const folder = /[\\/]app[\\/]pages[\\/]([\w-]+)[\\/]/;
/** Parts of every page that are loaded on demand. */
const everywhere = /[\\/]app[\\/]shared[\\/](?:SiteFrame|NotFoundScreen)[\\/]/;

/**
 * Returns the file's name for a module that several files need, among them pages before they hydrate; otherwise null.
 * One file holds what the same kinds of pages need, and the same kinds of parts that are loaded on demand. The bundler
 * alone would make one for each set of single pages and parts, 60 of them for checkout: each costs its headers, and a
 * request that the page begins in a task of its main thread. What a module imports is needed by at least the same pages,
 * so the files form no circle.
 */
export function sharedName(id: string, modules: Modules): string | null {
  if (page.test(id) || chunkName(id, modules) !== null || contractName(id, modules) !== null) return null;
  const roots = [...new Set(rootsOf(id, modules).map(withoutQuery))];
  const users = new Set(roots.filter((root) => page.test(root)).map(kindOf));
  if (roots.length < 2 || users.size === 0) return null;
  const parts = new Set(roots.filter((root) => !page.test(root)).map(kindOf));
  const others = [...parts].filter((kind) => !users.has(kind)).map((kind) => `part-${kind}`);
  return ["of", ...[...users].toSorted(), ...others.toSorted()].join("-");
}

/** Returns the kind of the page that a page or a part belongs to; `frame` for parts of every page, `site` for others. */
function kindOf(id: string): string {
  const name = folder.exec(id)?.[1];
  if (name === undefined) return everywhere.test(id) ? "frame" : "site";
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(name)) ?? name;
}

/** Returns the roots of the static imports that lead to this module. */
function rootsOf(id: string, modules: Modules): string[] {
  const seen = new Set<string>();
  const waiting = [id];
  const roots: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const importers = modules.getModuleInfo(next)?.importers ?? [];
    if (importers.length === 0) roots.push(next);
    waiting.push(...importers);
  }
  return roots;
}

function withoutQuery(id: string): string {
  return id.split("?")[0] ?? id;
}
