import { cachedDocumentName } from "./WorkerMessage.ts";

/**
 * Returns whether the worker served this document because no server was reachable. The document's scripts may
 * be older than the server, so the page makes no API calls and shows the stored copy until it is reloaded.
 */
export function isCachedDocument(): boolean {
  return document.querySelector(`meta[name="${cachedDocumentName}"]`) !== null;
}
