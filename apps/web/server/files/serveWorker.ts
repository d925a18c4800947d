import type { Hono } from "hono";
import { workerPath } from "#web/request/workerPath.ts";
import type { Env } from "@sayara/http-guard/Env";

const headers = {
  "Content-Type": "text/javascript; charset=utf-8",
  // Browsers check the script for changes on each visit.
  "Cache-Control": "no-cache",
  // The worker connects to this site only and loads no other code.
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
  "X-Content-Type-Options": "nosniff",
};

/** Script that replaces a worker that is turned off: deletes the worker's caches and unregisters itself. */
const removal = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",(event)=>event.waitUntil((async()=>{
const names=(await caches.keys()).filter((name)=>name.startsWith("sayara."));
await Promise.all(names.map((name)=>caches.delete(name)));
await self.registration.unregister();
})()));
`;

/** Serves the build's service worker, or the script that removes it. Register it before the build's files. */
export function serveWorker(app: Hono<Env>, hasWorker: boolean): void {
  app.use(workerPath, async (c, next) => {
    if (!hasWorker) return c.body(removal, 200, headers);
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return undefined;
  });
}
