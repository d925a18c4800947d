import { matchRoutes, type ServerBuild } from "react-router";

/** Addresses that the server answers without a page. */
const fixed = new Set(["/health", "/ready", "/manifest.webmanifest", "/worker.js", "/offline"]);

/**
 * Returns the function that names a request's route, for metrics: the pattern of its page, a fixed address, `files`, or
 * `unmatched`. A data request counts as its page.
 */
export function createRouteOf(routes: ServerBuild["routes"]): (path: string, status: number) => string {
  const pages = Object.values(routes).flatMap((route) =>
    route === undefined || route.id === "root"
      ? []
      : [{ id: route.id, path: route.index === true ? "/" : (route.path ?? "") }],
  );
  return (path, status) => {
    if (fixed.has(path)) return path;
    if (path.startsWith("/assets/")) return "files";
    // The router would print a warning.
    if (!isDecodable(path)) return "unmatched";
    const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
    const pattern = matchRoutes(pages, page)?.at(-1)?.route.path ?? "*";
    if (pattern !== "*") return pattern.startsWith("/") ? pattern : `/${pattern}`;
    return status < 400 ? "files" : "unmatched";
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
