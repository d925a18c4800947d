import { carTypes } from "../car/CarType.ts";
import type { CarFilter } from "./CarFilter.ts";

/**
 * Returns the filter of the cars whose lowest price stands for a search: without scooters, unless sizes are chosen [PL5,
 * PL6].
 */
export function pricedFilter(filter: CarFilter): CarFilter {
  if (filter.range.length > 0) return filter;
  return { ...filter, range: carTypes.filter((range) => range !== "scooter") };
}
