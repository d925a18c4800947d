import { matchRoutes, type ServerBuild } from "react-router";

type Page = NonNullable<ServerBuild["routes"][string]>;

/** Returns a function that finds the page for a path. A data request maps to its page. */
export function createPageOf(routes: ServerBuild["routes"]): (path: string) => Page | undefined {
  const pages = Object.values(routes).flatMap((page) =>
    page === undefined || page.id === "root"
      ? []
      : [{ id: page.id, path: page.index === true ? "/" : (page.path ?? ""), page }],
  );
  return (path) => {
    // Otherwise the router prints a warning.
    if (!isDecodable(path)) return undefined;
    const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
    return matchRoutes(pages, page)?.at(-1)?.route.page;
  };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
