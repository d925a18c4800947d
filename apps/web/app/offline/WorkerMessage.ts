/** What a page asks of the worker. */
export type WorkerMessage =
  /** The visitor's language, for the offline page. */
  | { kind: "language"; language: string }
  /** To keep the document of /booking in this language, and the files that the page has loaded. */
  | { kind: "keepBookingPage"; language: string; files: string[] };

/** Files of a page at most. */
export const MAXIMUM_FILES = 600;

/** Name of the `<meta>` tag that a document from the cache has. */
export const cachedDocumentName = "sayara-kept";
