/** The subset of the bundler's module API used here. `importers` lists static importers only. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Matches the framework's packages. They form a separate file, which stays cached until their versions
 * change.
 */
export const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|zustand|use-sync-external-store|@lingui[\\/](?:core|react))[\\/]/;
const layout = /[\\/]app[\\/](?:root|entry\.client)\.tsx/;
/** Matches the browser's entry, which in a shared file would run before the router is configured. */
const entry = /[\\/]app[\\/]entry\.client\.tsx/;
const page = /[\\/]app[\\/]pages[\\/]([\w-]+)[\\/]\w+\.route\.tsx/;
const folder = /[\\/](?:app[\\/](?:pages|shared)|frontend[\\/]src)[\\/]([\w-]+)[\\/]/;

export interface ChunkOptions {
  /**
   * Pages in the usual order of a visit, light ones first: a page also loads the chunks shared by the pages listed
   * before it. Unlisted pages come last, alphabetically.
   */
  order: readonly string[];
  /** Pages that share their views, by the name of the group. */
  kinds?: Readonly<Record<string, string>>;
}

/**
 * Returns a function that names the chunk of a module that several files need, or null if the bundler should
 * place the module beside its only importer.
 *
 * - `layout`: modules that the root needs.
 * - `with-search`: modules that the search page needs before hydration and shares only with pages listed
 *   after it in `order`. Those pages load this chunk too; a visitor who reaches them usually has it cached.
 * - `search`: modules that only the search page and its parts need.
 * - `lazy-search`: modules shared by its parts that are loaded on demand.
 *
 * Chunks cannot import each other in a cycle, because a page that needs a module also needs the module's
 * imports.
 */
export function createChunkName({ order, kinds = {} }: ChunkOptions) {
  return (id: string, modules: Modules): string | null => {
    if (entry.test(id)) return null;
    const roots = rootsOf(id, modules);
    if (roots.some((root) => layout.test(root))) return "layout";
    if (roots.length === 1) return null;
    const pages = [...new Set(roots.map(pageOf).filter((name) => name !== null))];
    const folders = [...new Set(roots.map(folderOf))];
    const [first = null] = pages.toSorted(byOrder);
    if (first !== null) return folders.length === 1 ? first : `with-${first}`;
    const [part = null] = folders.filter((name) => name !== null).toSorted(byOrder);
    return part === null || folders.includes(null) ? null : `lazy-${part}`;
  };

  function byOrder(one: string, other: string): number {
    const position = (name: string) => {
      const index = order.indexOf(name);
      return index === -1 ? order.length : index;
    };
    return position(one) - position(other) || (one < other ? -1 : 1);
  }

  /** Returns the page of a route module; null for any other module. */
  function pageOf(id: string): string | null {
    const name = page.exec(id)?.[1];
    return name === undefined ? null : (kinds[name] ?? name);
  }

  /** Returns the page or shared part whose folder contains a module; null for any other module. */
  function folderOf(id: string): string | null {
    const name = pageOf(id) ?? folder.exec(id)?.[1];
    return name === undefined ? null : (kinds[name] ?? name);
  }
}

/** Returns the roots of the static import chains that lead to this module. */
function rootsOf(id: string, modules: Modules): string[] {
  const visited = new Set<string>();
  const queue = [id];
  const roots = new Set<string>();
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (visited.has(next)) continue;
    visited.add(next);
    const importers = modules.getModuleInfo(next)?.importers ?? [];
    if (importers.length === 0) roots.add(next.split("?")[0] ?? next);
    queue.push(...importers);
  }
  return [...roots];
}
