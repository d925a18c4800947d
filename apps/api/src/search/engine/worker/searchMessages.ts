import type {
  CheapestDaysResponse,
  CheapestDaysQuery,
  LoadedCatalogue,
  MonthlyPricesResponse,
  MonthlyPricesQuery,
  PlaceTotalsResponse,
  PlaceTotalsQuery,
  SearchResponse,
  SearchQuery,
  SearchRules,
} from "#api/search/engine/SearchEngine.ts";

/** Start data of the worker. */
export interface SearchWorkerData {
  rules: SearchRules;
  /** URL of PostgreSQL. Undefined: statements are sent to the main thread, which opens the embedded database. */
  databaseUrl: string | undefined;
  /** ISO 8601. */
  now: string;
}

/** A query of the engine, by kind. */
export type EngineQuery =
  | { kind: "search"; query: SearchQuery }
  | { kind: "cheapest_days"; query: CheapestDaysQuery }
  | { kind: "place_totals"; query: PlaceTotalsQuery }
  | { kind: "monthly_prices"; query: MonthlyPricesQuery };

export type EngineResponse =
  | SearchResponse
  | CheapestDaysResponse
  | PlaceTotalsResponse
  | MonthlyPricesResponse;

/** A query with the data that its run needs. */
export type QueryRequest = EngineQuery & {
  id: number;
  /** Milliseconds since 1970, when the caller stops waiting. */
  deadline: number;
  /** The commission at the time of the query. */
  commission: SearchRules["commission"];
};

/** Message to the worker. */
export type SearchRequest =
  | QueryRequest
  | { kind: "rows"; id: number; rows: unknown[] }
  | { kind: "statement_failed"; id: number; fault: Fault };

/** Message from the worker. */
export type SearchReport =
  | ({ kind: "loaded" } & LoadedCatalogue)
  | { kind: "load_failed"; fault: Fault }
  | { kind: "response"; id: number; response: EngineResponse }
  /** The deadline had passed before the thread reached it. */
  | { kind: "expired"; id: number }
  /** The database did not return the changes. */
  | { kind: "unread"; id: number; fault: Fault }
  | { kind: "fault"; id: number; fault: Fault }
  | { kind: "statement"; id: number; sql: string; parameters: readonly unknown[] };

/** Output of `describeFault`. */
export type Fault = Record<string, unknown>;
