import type { Car } from "../car/Car.ts";
import type { CarFilter } from "./CarFilter.ts";
import { carFilterRules } from "./carFilters.ts";
import { isRatedAtLeast } from "./filterPredicates.ts";

/** Returns whether a car passes a filter [SE5–SE7]. Uses the same table as the API's search engine. */
export function carPasses(car: Car, filter: CarFilter): boolean {
  const { suppliers, rating } = filter;
  return (
    (suppliers.length === 0 || suppliers.includes(car.supplier.slug)) &&
    isRatedAtLeast(car.supplier.rating, rating) &&
    carFilterRules.every(([name, { choicesOf, matches, needs }]) => {
      const choices = choicesOf(filter[name]);
      if (choices.length === 0) return true;
      return needs === "every"
        ? choices.every((choice) => matches(car, choice, filter))
        : choices.some((choice) => matches(car, choice, filter));
    })
  );
}
