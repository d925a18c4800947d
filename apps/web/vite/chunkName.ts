/** What the bundler says of a module; `importers` are those that need it at once. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Changes only with its versions. */
export const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand|use-sync-external-store|@lingui[\\/](?:core|react))[\\/]/;
const frame = /[\\/]app[\\/](?:root|entry\.client)\.tsx/;
/** Starts the page. In a shared file it would run as soon as any page asks for that file: before the router is told. */
const entry = /[\\/]app[\\/]entry\.client\.tsx/;
const firstPages = /[\\/]app[\\/]pages[\\/](?:home|search)[\\/]\w+\.route\.tsx/;

/**
 * Which file a module of ours is sent in. `frame` is what every page needs; what
 * home and search share is one file, for they are where visits begin. Everything else the bundler places itself.
 */
export function chunkName(id: string, modules: Modules): string | null {
  if (entry.test(id)) return null;
  const roots = rootsOf(id, modules);
  if (roots.some((root) => frame.test(root))) return "frame";
  return new Set(roots.filter((root) => firstPages.test(root)).map(withoutQuery)).size > 1 ? "cars" : null;
}

/** The same, for what every page needs only. */
export function frameName(id: string, modules: Modules): string | null {
  const name = chunkName(id, modules);
  return name === "frame" ? name : null;
}

/** The modules at the top of the static imports that lead to this one. */
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
