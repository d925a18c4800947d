import { carTypes } from "../car/CarType.ts";
import type { CarFilter } from "./CarFilter.ts";

/**
 * Returns the filter used to find a search's lowest price. It excludes scooters unless ranges are chosen [PL5, PL6].
 */
export function lowestPriceFilter(filter: CarFilter): CarFilter {
  if (filter.range.length > 0) return filter;
  return { ...filter, range: carTypes.filter((range) => range !== "scooter") };
}
