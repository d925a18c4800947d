/** Message from a page to the service worker. */
export type WorkerMessage =
  /** Sets the visitor's language, for the offline page. */
  | { kind: "language"; language: string }
  /** Caches the document of /booking in this language, and the files that the sending page has loaded. */
  | { kind: "keepBookingPage"; language: string; files: string[] };

/** Maximum number of files in a message. */
export const MAXIMUM_FILES = 600;

/** Name of the `<meta>` tag that marks a document served from the cache. */
export const cachedDocumentName = "sayara-kept";
