import { buildOf, filesOfDocument } from "./filesOfDocument.ts";
import { isStorable } from "./isStorable.ts";
import { MAXIMUM_FILES, cachedDocumentName } from "../app/offline/WorkerMessage.ts";

/** Prefix of the caches for the /booking document and its files; one cache per build. */
const prefix = "sayara.bookingPage.";
/** Response headers stored with the document. The body is stored uncompressed. */
const storedHeaders = [
  "content-type",
  "content-security-policy",
  "referrer-policy",
  "x-content-type-options",
];

/** Cache key of the document in a language, without the id and the token of a booking. */
const documentAddress = (language: string) => `/booking?l=${language}`;

/**
 * Caches the /booking document in a language, and the files of a page that has just shown a booking. Requests the
 * document again, without cookies and query parameters, so that it is the same for all visitors. Does nothing if the
 * page is older than the document, because its files would not match.
 */
export async function cacheBookingPage(language: string, pageFiles: readonly string[]): Promise<void> {
  const build = buildOf(pageFiles.join("\n"));
  if (build === null || !/^[a-z]{2}$/.test(language)) return;
  const response = await fetch(documentAddress(language), { credentials: "omit", cache: "no-store" });
  if (!isStorable(response)) return;
  const html = await response.text();
  if (buildOf(html) !== build) return;

  const name = prefix + build;
  const cache = await caches.open(name);
  const files = [...new Set([...filesOfDocument(html), ...pageFiles.flatMap(filesOfDocument)])];
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.slice(0, MAXIMUM_FILES).filter((file) => !stored.has(file));
  // A file missing on the server is skipped; the other files do not depend on it.
  await Promise.all(missing.map((file) => store(cache, file)));
  // Stored last, so that a cached document always has its files. Deleted first, so that the latest language is the last
  // entry.
  await cache.delete(documentAddress(language));
  await cache.put(documentAddress(language), markAsCached(response, html));
  await deletePages((other) => other !== name);
}

/**
 * Returns the cached document for a URL of /booking: in the language of the URL, otherwise in the latest one.
 */
export async function findBookingPage(address: URL): Promise<Response | undefined> {
  const name = await cacheOfPage();
  if (name === undefined) return undefined;
  const cache = await caches.open(name);
  const requested = await cache.match(documentAddress(address.searchParams.get("l") ?? ""));
  if (requested !== undefined) return requested;
  const documents = (await cache.keys()).filter(({ url }) => new URL(url).pathname === "/booking");
  const latest = documents.at(-1);
  return latest && cache.match(latest);
}

/** Returns a cached file of the page. */
export async function findFile(path: string): Promise<Response | undefined> {
  const name = await cacheOfPage();
  return name === undefined ? undefined : (await caches.open(name)).match(path);
}

/** Deletes the booking-page caches with a matching name. */
async function deletePages(matches: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && matches(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function cacheOfPage(): Promise<string | undefined> {
  return (await caches.keys()).findLast((name) => name.startsWith(prefix));
}

async function store(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file, { credentials: "omit" });
  if (isStorable(response)) await cache.put(file, response);
}

/** Returns the document with a tag that marks it as coming from the device. */
function markAsCached(response: Response, html: string): Response {
  const headers = new Headers();
  for (const name of storedHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const tag = `<meta name="${cachedDocumentName}" content="1"/>`;
  return new Response(html.replace("</head>", `${tag}</head>`), { headers });
}
