import type { CarSearch } from "@sayara/api-client/contract/search/frontendCars";
import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { Config } from "#api/config/readConfig.ts";

/** Answers searches with the database's state at their arrival. See the README of this folder. */
export interface SearchEngine {
  /** @throws SearchUnavailableError without an answer in time. */
  search(query: SearchQuery): Promise<SearchResponse>;
  /**
   * Returns the lowest total of each rental [PL5].
   *
   * @throws SearchUnavailableError without an answer in time.
   */
  cheapestDays(query: CheapestDaysQuery): Promise<CheapestDaysResponse>;
  /**
   * Returns the lowest total of a rental at each place [PL6].
   *
   * @throws SearchUnavailableError without an answer in time.
   */
  placeTotals(query: PlaceTotalsQuery): Promise<PlaceTotalsResponse>;
  /**
   * Returns the daily prices by month and range, for twelve months.
   *
   * @throws SearchUnavailableError without an answer in time.
   */
  monthlyPrices(query: MonthlyPricesQuery): Promise<MonthlyPricesResponse>;
  /** Loads the catalogue, unless it is loaded or loading. */
  load(): Promise<LoadedCatalogue>;
  /** Whether the catalogue is loaded. */
  isReady(): boolean;
  /** Stops the engine. Searches under way are refused. */
  close(): Promise<void>;
}

export interface LoadedCatalogue {
  /** Number of rentable cars. */
  cars: number;
}

/** A search of the contract, with its page and the present time. */
export interface SearchQuery extends Omit<CarSearch, "from" | "to"> {
  from: Date;
  to: Date;
  now: Date;
  /** Listings to skip, and listings to return. */
  offset: number;
  size: number;
}

export type SearchResponse =
  /** A `CarSearchResult` as JSON in UTF-8, valid by the contract. */
  | { kind: "found"; body: Uint8Array<ArrayBuffer> }
  /** The pick-up or drop-off place does not exist. */
  | { kind: "unknown_place" };

/** Rentals of the same places, each on another day. */
export interface CheapestDaysQuery {
  /** Ids or slugs. */
  pickupLocation: string | undefined;
  dropOffLocation: string | undefined;
  /** Id of the only car that counts. Undefined: all. */
  carId: string | undefined;
  filter: CarFilter;
  /** Null: the rental is not allowed on that day. */
  rentals: readonly ({ from: Date; to: Date } | null)[];
  now: Date;
}

export type CheapestDaysResponse =
  /** In millimes, by rental. Null: no car is free. */
  { kind: "priced"; totals: readonly (number | null)[] } | { kind: "unknown_place" };

export interface PlaceTotalsQuery {
  /** Id or slug. Undefined: the pick-up place. */
  dropOffLocation: string | undefined;
  filter: CarFilter;
  /** Null: the rental is not allowed. */
  rental: { from: Date; to: Date } | null;
  now: Date;
}

export type PlaceTotalsResponse =
  /** In millimes. Null: no car is free. */
  { kind: "by_place"; totals: readonly { slug: string; total: number | null }[] } | { kind: "unknown_place" };

export interface MonthlyPricesQuery {
  /** Id or slug. Undefined: all places. */
  place: string | undefined;
  /** A day of the first month, in the marketplace's zone. */
  today: CalendarDate;
  now: Date;
}

export type MonthlyPricesResponse = { kind: "by_month"; prices: MonthlyPrice[] } | { kind: "unknown_place" };

/** Business rules of a search. */
export type SearchRules = Pick<
  Config["business"],
  "commission" | "timeZone" | "minimumDriverAge" | "takesOnlinePayments"
>;
