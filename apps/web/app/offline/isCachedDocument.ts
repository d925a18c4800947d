import { cachedDocumentName } from "./WorkerMessage.ts";

/**
 * Whether the worker gave this document because no server was reached. Its scripts may be older than the server, so it
 * calls none: it shows what is kept until it is loaded again.
 */
export function isCachedDocument(): boolean {
  return document.querySelector(`meta[name="${cachedDocumentName}"]`) !== null;
}
