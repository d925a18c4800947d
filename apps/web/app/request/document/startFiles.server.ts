import type { EntryContext } from "react-router";

/** The scripts that a page imports before it hydrates. */
export interface StartFiles {
  /** To be run first, one after the other: what the entry imports, then what the routes import. */
  inOrder: string[];
  /** Imported last: it hydrates the page. */
  entry: string;
}

/** Returns the scripts of a page, from the router's manifest. */
export function startFiles({ manifest, staticHandlerContext }: EntryContext): StartFiles {
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.imports ?? [],
  );
  return { inOrder: [...new Set([...manifest.entry.imports, ...routes])], entry: manifest.entry.module };
}
