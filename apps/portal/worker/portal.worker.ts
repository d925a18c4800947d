/// <reference lib="webworker" />
import { trimFiles } from "./trimFiles.ts";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds to wait for the server before showing the stored document. */
const DOCUMENT_TIMEOUT = 4_000;
/** All pages share one document. */
const documentPath = "/";
const cacheName = "sayara.portalFiles";

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** A page posts the files that it loaded before this worker controlled it. */
self.addEventListener("message", (event) => {
  const { files } = event.data as { files: string[] };
  if (event.origin === self.location.origin) event.waitUntil(storeAll(files));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openDocument(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(openFile(request));
});

/**
 * Returns the server's document, or the stored one if there is no connection or no response within
 * `DOCUMENT_TIMEOUT`.
 */
async function openDocument(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fromServer = fetch(request).then(async (response) => {
    if (isStorable(response)) await cache.put(documentPath, response.clone());
    return response;
  });
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, DOCUMENT_TIMEOUT, null));
  const response = await Promise.race([fromServer, timeout]).catch(() => null);
  return response ?? (await cache.match(documentPath)) ?? fromServer;
}

/** Returns a file, preferably from the cache. The name contains a hash, so a cached copy is never stale. */
async function openFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(request.url);
  if (stored !== undefined) return stored;
  const response = await fetch(request);
  if (isStorable(response)) {
    // If the disk is full, the file is returned without being stored.
    await cache.put(request.url, response.clone()).catch(() => undefined);
    await trimFiles(cache);
  }
  return response;
}

async function storeAll(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const store = async (path: string) => {
    if ((await cache.match(path)) !== undefined) return;
    const response = await fetch(path, { credentials: "omit" });
    if (isStorable(response)) await cache.put(path, response);
  };
  // Skips files that are missing on the server.
  await Promise.all([documentPath, ...files.slice(0, 200)].map((path) => store(path).catch(() => undefined)));
  await trimFiles(cache);
}

function isStorable({ ok, type, redirected }: Response): boolean {
  return ok && !redirected && type === "basic";
}
