import type { Slug } from "../id/Slug.ts";
import type { WallClock } from "../time/WallClock.ts";
import { type CarFilter, noCarFilter } from "./CarFilter.ts";
import type { CarSort } from "./CarSort.ts";

/**
 * Everything about a search, all of it in the URL (decisions, "Locations, home, search"). Suppliers, also the
 * one in the path, are in `filter.suppliers`.
 */
export interface SearchState {
  place: Slug | null;
  /** Pick-up and drop-off in the marketplace's zone; null: not chosen yet. */
  from: WallClock | null;
  to: WallClock | null;
  /** Null: dropped off where it was picked up. */
  dropOff: Slug | null;
  filter: CarFilter;
  sort: CarSort;
  /** From 1. */
  page: number;
  /** Whether results are shown on the map. */
  map: boolean;
}

/** A search that asks for nothing yet. */
export const emptySearch: SearchState = {
  place: null,
  from: null,
  to: null,
  dropOff: null,
  filter: noCarFilter,
  sort: "total",
  page: 1,
  map: false,
};
