import type { CarSearch } from "@sayara/api-client/contract/search/frontendCars";
import type { Config } from "#api/config/readConfig.ts";

/** Answers searches, each as true as the database was when it arrived. The README of this folder draws how. */
export interface SearchEngine {
  /** @throws SearchUnavailableError when there is no answer in time. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Loads the catalogue, unless it is loaded or being loaded. */
  load(): Promise<LoadedCatalogue>;
  /** Whether searches are answered at once. */
  isReady(): boolean;
  /** Ends it; searches under way are refused. */
  close(): Promise<void>;
}

export interface LoadedCatalogue {
  /** How many cars may be found. */
  cars: number;
}

/** A search as the contract declares it, with its page and the present time. */
export interface SearchQuery extends Omit<CarSearch, "from" | "to"> {
  from: Date;
  to: Date;
  now: Date;
  /** How many listings to leave out, and how many to give. */
  offset: number;
  size: number;
}

export type SearchAnswer =
  /** A `CarSearchResult` as JSON in UTF-8, valid by the contract. */
  | { kind: "found"; body: Uint8Array<ArrayBuffer> }
  /** Pick-up or drop-off is no place. */
  | { kind: "unknown_place" };

/** The rules of the marketplace that searches follow. */
export type SearchRules = Pick<Config["business"], "commission" | "timeZone" | "minimumDriverAge">;
