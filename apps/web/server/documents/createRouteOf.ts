import type { ServerBuild } from "react-router";
import { createPageOf } from "./createPageOf.ts";

/** URLs to which the server responds without a page. */
const fixedPaths = new Set(["/health", "/ready", "/manifest.webmanifest", "/worker.js", "/offline"]);

/**
 * Returns a function that names a request's route for metrics: the pattern of its page, a fixed URL, `files` or
 * `unmatched`. A data request counts as its page.
 */
export function createRouteOf(routes: ServerBuild["routes"]): (path: string, status: number) => string {
  const pageOf = createPageOf(routes);
  return (path, status) => {
    if (fixedPaths.has(path)) return path;
    if (path.startsWith("/assets/")) return "files";
    const page = pageOf(path);
    const pattern = page?.index === true ? "/" : (page?.path ?? "*");
    if (pattern !== "*") return pattern.startsWith("/") ? pattern : `/${pattern}`;
    return status < 400 && page !== undefined ? "files" : "unmatched";
  };
}
