import type { EntryContext } from "react-router";

/**
 * The page paints without any script, so none is fetched ahead of it: module preloads would share the line with the
 * document and its font. In development the router's own links stay.
 */
export function withoutPreloads(context: EntryContext): EntryContext {
  if (import.meta.env.DEV) return context;
  const { manifest } = context;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ]);
  return {
    ...context,
    manifest: { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) },
  };
}
