import { MAX_COMPARED_CARS } from "../config/businessDefaults.ts";
import { isSlug } from "../id/isSlug.ts";
import { isCalendarDate } from "../time/CalendarDate.ts";
import { DEFAULT_SEARCH_TIME } from "../time/searchDefaults.ts";
import { isWallClock, type WallClock } from "../time/WallClock.ts";
import type { CarFilter } from "./CarFilter.ts";
import { carFilterRules, isSet } from "./carFilters.ts";
import { carSorts, defaultCarSort } from "./CarSort.ts";
import { LAST_PAGE } from "./paging.ts";
import { ratingFilters } from "./RatingFilter.ts";
import { youngAges } from "../pricing/fees/youngAges.ts";
import type { SearchParameter } from "./searchParameters.ts";
import type { SearchState } from "./SearchState.ts";

/** The two optional parameters in the path `/search/{place}/{supplier}`. */
export interface SearchPath {
  place?: string | undefined;
  supplier?: string | undefined;
}

/** The part of `URLSearchParams` that `parseSearch` uses. */
export interface SearchParams {
  get(name: SearchParameter): string | null;
  getAll(name: SearchParameter): string[];
}

const MAX_SUPPLIERS = 50;

/**
 * Parses a search from a URL. Ignores invalid values [SE1, SE3, SE14]. A list is read from repeated parameters, as
 * forms send them, or from a comma-separated one. A date may have a separate time (`from=2026-12-01&fromTime=10:00`);
 * without one, the time is 10:00 [SE15]. The path overrides the query.
 */
export function parseSearch(params: SearchParams, path: SearchPath = {}): SearchState {
  const choiceOf = <T extends string>(name: SearchParameter, values: readonly T[]) =>
    values.find((value) => value === params.get(name));

  const place = slugOrNull(path.place) ?? slugOrNull(params.get("place"));
  const dropOff = slugOrNull(params.get("dropOff"));
  const supplierOfPath = slugOrNull(path.supplier);
  const suppliers =
    supplierOfPath === null ? listValues(params, "supplier").filter(isSlug) : [supplierOfPath];
  const compared = [...new Set(listValues(params, "compare").filter(isSlug))].slice(0, MAX_COMPARED_CARS);
  return {
    place,
    from: wallClockParam(params, "from"),
    to: wallClockParam(params, "to"),
    dropOff: dropOff === place ? null : dropOff,
    driverAge: parseDriverAge(params.get("age")),
    filter: {
      suppliers: [...new Set(suppliers)].sort().slice(0, MAX_SUPPLIERS),
      rating: choiceOf("rating", ratingFilters) ?? null,
      ...parseCarFilter(params),
    },
    sort: choiceOf("sort", carSorts) ?? defaultCarSort,
    page: pageNumber(params.get("page")),
    map: isSet(params.get("map")),
    compared,
    isComparing: compared.length > 0 && isSet(params.get("comparing")),
  };
}

/** Parses the age of a young driver from a URL; null for any other value [FE9]. */
export function parseDriverAge(text: string | null): number | null {
  return youngAges.find((age) => String(age) === text) ?? null;
}

type CarOnlyFilter = Omit<CarFilter, "suppliers" | "rating">;

function parseCarFilter(params: SearchParams): CarOnlyFilter {
  const values = carFilterRules.map(([name, { parameter, parse }]) => [
    name,
    parse(params.getAll(parameter as SearchParameter)),
  ]);
  return Object.fromEntries(values) as CarOnlyFilter;
}

function listValues(params: SearchParams, name: SearchParameter): string[] {
  return params.getAll(name).flatMap((value) => value.split(","));
}

function wallClockParam(params: SearchParams, name: "from" | "to"): WallClock | null {
  const value = params.get(name) ?? "";
  const dateTime = isCalendarDate(value)
    ? `${value}T${params.get(`${name}Time`) || DEFAULT_SEARCH_TIME}`
    : value;
  return isWallClock(dateTime) ? dateTime : null;
}

function slugOrNull(value: string | null | undefined): string | null {
  return value !== null && value !== undefined && isSlug(value) ? value : null;
}

function pageNumber(value: string | null): number {
  const page = /^\d{1,6}$/.test(value ?? "") ? Number(value) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
