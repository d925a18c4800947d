import type { Logger } from "pino";
import type { Database } from "#api/database/Schema.ts";
import { createLocalEngine } from "./createLocalEngine.ts";
import { createWorkerEngine } from "./worker/createWorkerEngine.ts";
import type { SearchEngine, SearchRules } from "./SearchEngine.ts";

export type { SearchEngine, SearchRules } from "./SearchEngine.ts";
export { SearchUnavailableError } from "./SearchUnavailableError.ts";

interface SearchOptions {
  clock: () => Date;
  rules: SearchRules;
}

/**
 * Creates the search engine: in the calling thread for tests, or in a worker, which starts to load the catalogue at
 * once.
 */
export function createSearchEngine(
  options: SearchOptions &
    (
      | { runner: "thread"; db: Database }
      /** With the URL of PostgreSQL the worker opens its own connections. */
      | { runner: "worker"; database: { url: string } | { db: Database }; logger: Logger }
    ),
): SearchEngine {
  return options.runner === "worker" ? createWorkerEngine(options) : createLocalEngine(options);
}
