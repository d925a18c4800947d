import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { CarSearch } from "@sayara/api-client/contract/search/frontendCars";
import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { Config } from "#api/server/config/readConfig.ts";

/** Searches the catalogue in the database's state at the time of the call. See the README of this folder. */
export interface SearchEngine {
  /**
   * Returns a page of cars.
   *
   * @throws SearchUnavailableError if there is no response within the timeout.
   */
  search(query: SearchQuery): Promise<SearchResponse>;
  /**
   * Returns the lowest total of each rental [PL5].
   *
   * @throws SearchUnavailableError if there is no response within the timeout.
   */
  cheapestDays(query: CheapestDaysQuery): Promise<CheapestDaysResponse>;
  /**
   * Returns the lowest total of a rental at each place [PL6].
   *
   * @throws SearchUnavailableError if there is no response within the timeout.
   */
  placeTotals(query: PlaceTotalsQuery): Promise<PlaceTotalsResponse>;
  /**
   * Returns the daily prices by month and range, for twelve months.
   *
   * @throws SearchUnavailableError if there is no response within the timeout.
   */
  monthlyPrices(query: MonthlyPricesQuery): Promise<MonthlyPricesResponse>;
  /** Loads the catalogue, unless it is loaded or loading. */
  load(): Promise<LoadedCatalogue>;
  /** Returns true once the catalogue is loaded. */
  isReady(): boolean;
  /** Stops the engine. Running searches are refused. */
  close(): Promise<void>;
}

export interface LoadedCatalogue {
  /** Number of rentable cars. */
  cars: number;
}

/** A search of the contract, with its page and the current time. */
export interface SearchQuery extends Omit<CarSearch, "from" | "to"> {
  from: Date;
  to: Date;
  now: Date;
  /** Number of listings to skip and number to return. */
  offset: number;
  size: number;
}

export type SearchResponse =
  /** A `CarSearchResult` as JSON in UTF-8, valid against the contract. */
  | {
      kind: "found";
      body: Uint8Array<ArrayBuffer>;
      total: number;
      pickupId: string | null;
      /** The agencies of the page's cars, one for each car. */
      shown: readonly string[];
    }
  /** The pick-up or drop-off place does not exist. */
  | { kind: "unknown_place" };

/** Rentals at the same places, each on another day. */
export interface CheapestDaysQuery {
  /** Ids or slugs. */
  pickupLocation: string | undefined;
  dropOffLocation: string | undefined;
  /** Restricts the search to the car with this id. Undefined: all cars. */
  carId: string | undefined;
  driverAge?: number | undefined;
  filter: CarFilter;
  /** Null: the rental is not allowed on that day. */
  rentals: readonly ({ from: Date; to: Date } | null)[];
  now: Date;
}

export type CheapestDaysResponse =
  /** Totals in millimes, by rental. Null if no car is available. */
  { kind: "priced"; totals: readonly (number | null)[] } | { kind: "unknown_place" };

export interface PlaceTotalsQuery {
  /** Id or slug. Undefined: the pick-up place. */
  dropOffLocation: string | undefined;
  driverAge?: number | undefined;
  filter: CarFilter;
  /** Null: the rental is not allowed. */
  rental: { from: Date; to: Date } | null;
  now: Date;
}

export type PlaceTotalsResponse =
  /** Totals in millimes. Null if no car is available. */
  { kind: "by_place"; totals: readonly { slug: string; total: number | null }[] } | { kind: "unknown_place" };

export interface MonthlyPricesQuery {
  /** Id or slug. Undefined: all places. */
  place: string | undefined;
  /** A day of the first month, in the marketplace's time zone. */
  today: CalendarDate;
  now: Date;
}

export type MonthlyPricesResponse = { kind: "by_month"; prices: MonthlyPrice[] } | { kind: "unknown_place" };

/** Rules of every search. An engine reads the commission for each query: it may change. */
export type SearchRules = Pick<Config["business"], "commission" | "timeZone" | "takesOnlinePayments"> &
  CarRules;
