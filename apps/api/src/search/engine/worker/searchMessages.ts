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

/** Message to the worker. */
export type SearchRequest =
  /** `deadline`: milliseconds since 1970, when the caller stops waiting. `commission` is that of the query's moment. */
  | {
      kind: "search";
      id: number;
      query: SearchQuery;
      deadline: number;
      commission: SearchRules["commission"];
    }
  | {
      kind: "cheapest_days";
      id: number;
      query: CheapestDaysQuery;
      deadline: number;
      commission: SearchRules["commission"];
    }
  | {
      kind: "place_totals";
      id: number;
      query: PlaceTotalsQuery;
      deadline: number;
      commission: SearchRules["commission"];
    }
  | {
      kind: "monthly_prices";
      id: number;
      query: MonthlyPricesQuery;
      deadline: number;
      commission: SearchRules["commission"];
    }
  | { kind: "rows"; id: number; rows: unknown[] }
  | { kind: "statement_failed"; id: number; fault: Fault };

/** Message from the worker. */
export type SearchReport =
  | ({ kind: "loaded" } & LoadedCatalogue)
  | { kind: "load_failed"; fault: Fault }
  | {
      kind: "response";
      id: number;
      response: SearchResponse | CheapestDaysResponse | PlaceTotalsResponse | MonthlyPricesResponse;
    }
  /** The deadline had passed before the thread reached it. */
  | { kind: "expired"; id: number }
  /** The database did not return the changes. */
  | { kind: "unread"; id: number; fault: Fault }
  | { kind: "fault"; id: number; fault: Fault }
  | { kind: "statement"; id: number; sql: string; parameters: readonly unknown[] };

/** Output of `describeFault`. */
export type Fault = Record<string, unknown>;
