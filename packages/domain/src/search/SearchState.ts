import type { Slug } from "../id/Slug.ts";
import type { WallClock } from "../time/WallClock.ts";
import { type CarFilter, noCarFilter } from "./CarFilter.ts";
import { type CarSort, defaultCarSort } from "./CarSort.ts";

/**
 * The state of a search, which is entirely in the URL (product.md, section 16). `filter.suppliers` includes
 * the supplier in the path.
 */
export interface SearchState {
  place: Slug | null;
  /** Pick-up and drop-off times in the marketplace's zone. Null: not chosen. */
  from: WallClock | null;
  to: WallClock | null;
  /** Null: same as the pick-up place. */
  dropOff: Slug | null;
  /** The driver's age on the day of pick-up, in years. Null: too old for any young driver's fee [FE9]. */
  driverAge: number | null;
  filter: CarFilter;
  sort: CarSort;
  /** Page number, from 1. */
  page: number;
  map: boolean;
  /** Slugs of the cars chosen for comparison, in the order chosen [SE14]. */
  compared: readonly Slug[];
  /** Whether the comparison is open. */
  isComparing: boolean;
}

/** A search without a place, dates or filters. */
export const emptySearch: SearchState = {
  place: null,
  from: null,
  to: null,
  dropOff: null,
  driverAge: null,
  filter: noCarFilter,
  sort: defaultCarSort,
  page: 1,
  map: false,
  compared: [],
  isComparing: false,
};
