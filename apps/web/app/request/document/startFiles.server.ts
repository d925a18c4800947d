import type { EntryContext } from "react-router";

/** The scripts that a page imports before it hydrates. */
export interface StartFiles {
  /** Run first, one after the other: the imports of the entry, then those of the routes. */
  inOrder: string[];
  /** Imported last. Hydrates the page. */
  entry: string;
}

/** Returns the scripts of a page, from the router's manifest. */
export function startFiles({ manifest, staticHandlerContext }: EntryContext): StartFiles {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.imports ?? [],
  );
  return { inOrder: [...new Set([...manifest.entry.imports, ...routes])], entry: manifest.entry.module };
}
