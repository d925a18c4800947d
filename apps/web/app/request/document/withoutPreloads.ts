import type { EntryContext } from "react-router";

/**
 * Removes module preloads from the router's manifest: first paint needs no script, and preloads would compete with the
 * document and its font for the network. Leaves the manifest unchanged in development.
 */
export function withoutPreloads(context: EntryContext): EntryContext {
  if (import.meta.env.DEV) return context;
  const manifest = manifestsWithoutImports.get(context.manifest) ?? withoutImports(context.manifest);
  manifestsWithoutImports.set(context.manifest, manifest);
  return { ...context, manifest };
}

type Manifest = EntryContext["manifest"];
/** Each build has one manifest. */
const manifestsWithoutImports = new WeakMap<Manifest, Manifest>();

function withoutImports(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ]);
  return { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) };
}
