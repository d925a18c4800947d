import type { Slug } from "../id/Slug.ts";
import type { WallClock } from "../time/WallClock.ts";
import { type CarFilter, noCarFilter } from "./CarFilter.ts";
import { type CarSort, defaultCarSort } from "./CarSort.ts";

/**
 * State of a search; all of it is in the URL (product.md, section 16). `filter.suppliers` includes the
 * supplier of the path.
 */
export interface SearchState {
  place: Slug | null;
  /** Pick-up and drop-off in the marketplace's zone; null: not chosen. */
  from: WallClock | null;
  to: WallClock | null;
  /** Null: drop-off at the place of pick-up. */
  dropOff: Slug | null;
  filter: CarFilter;
  sort: CarSort;
  /** From 1. */
  page: number;
  map: boolean;
  /** Slugs of the cars chosen for a comparison, in the order of their choice [SE14]. */
  compared: readonly Slug[];
  /** Whether their comparison is open. */
  isComparing: boolean;
}

/** A search without place, dates or filters. */
export const emptySearch: SearchState = {
  place: null,
  from: null,
  to: null,
  dropOff: null,
  filter: noCarFilter,
  sort: defaultCarSort,
  page: 1,
  map: false,
  compared: [],
  isComparing: false,
};
