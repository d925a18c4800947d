import type { CarsWithout } from "@sayara/api-client/contract/search/frontendCars";
import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import type { ActiveFilter } from "./useActiveFilters.ts";

export interface RelaxedFilter {
  group: keyof CarFilter;
  /** The chosen values, as text. */
  label: string;
  /** Number of cars without this filter. */
  total: number;
  /** The remaining filters. */
  filter: CarFilter;
}

/** Returns the filters whose removal yields cars, the most cars first. */
export function filtersToRelax(
  filter: CarFilter,
  active: readonly ActiveFilter[],
  without: CarsWithout,
): RelaxedFilter[] {
  return [...new Set(active.map(({ group }) => group))]
    .map((group) => ({
      group,
      label: active
        .filter((each) => each.group === group)
        .map(({ label }) => label)
        .join(", "),
      total: without[group],
      filter: { ...filter, [group]: noCarFilter[group] },
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
