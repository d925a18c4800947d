import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import type { Env } from "../Env.ts";

/** Serves the build's precompressed files. These requests bypass the render queue. */
export function serveFiles(app: Hono<Env>, root: string): void {
  app.use("/assets/*", filesOf(root, "public, max-age=31536000, immutable"));
  // A missing hashed file gets a plain 404: a rendered page in its place would be cached as a script.
  app.all("/assets/*", (c) => c.text("Not found", 404));
  app.all("/.*", (c) => c.text("Not found", 404));
  app.use("/*", filesOf(root, "public, max-age=3600"));
}

/**
 * Returns the URL paths of a folder's files. The result stays valid, because a build does not change while it is
 * served.
 */
function pathsOf(root: string): Set<string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  return new Set(names.map((name) => `/${name.split(sep).join("/")}`));
}

function filesOf(root: string, cacheControl: string): MiddlewareHandler<Env> {
  const serve = serveStatic<Env>({ root, precompressed: true });
  const paths = pathsOf(root);
  return async (c, next) => {
    // Skips the disk lookup for pages.
    if (!paths.has(c.req.path)) return next();
    const response = await serve(c, next);
    // Not in `onFound`, which runs after the response headers are set.
    if (response instanceof Response && response.ok) {
      response.headers.set("Cache-Control", cacheControl);
      response.headers.set("Vary", "Accept-Encoding");
      response.headers.set("X-Content-Type-Options", "nosniff");
    }
    return response;
  };
}
