import type { Car } from "@sayara/domain/car/Car";
import { REPLACEMENT_CARS } from "@sayara/domain/config/businessDefaults";
import { toMillimes } from "@sayara/domain/money/millimes";

/** Percent of the cancelled total that each difference adds to a car's distance [MV1]. */
const OTHER_RANGE = 30;
const OTHER_GEARBOX = 20;
const MISSING_SEAT = 10;

/** The fields of a car that determine its distance. */
export type ComparedCar = Pick<Car, "id" | "range" | "gearbox" | "seats"> & {
  supplier: Pick<Car["supplier"], "id">;
};

/** A car with its total for the same rental, in TND. */
export interface PricedCar {
  car: ComparedCar;
  total: number;
}

/**
 * Returns at most three cars to replace a cancelled one [MV1]: first those at its total or less, then dearer
 * ones; in each group other agencies' cars first, by distance. Only scooters replace a scooter, and only cars
 * a car.
 *
 * @example nearestCars({ car, total: 300 }, candidates).map(({ car }) => car.id)
 */
export function nearestCars<Candidate extends PricedCar>(
  cancelled: PricedCar,
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates
    .filter(({ car }) => (car.range === "scooter") === (cancelled.car.range === "scooter"))
    .map((candidate) => ({
      candidate,
      dearerRank: Number(candidate.total > cancelled.total),
      sameAgencyRank: Number(candidate.car.supplier.id === cancelled.car.supplier.id),
      distance: distanceBetween(cancelled, candidate),
    }))
    .sort(
      (a, b) =>
        a.dearerRank - b.dearerRank ||
        a.sameAgencyRank - b.sameAgencyRank ||
        a.distance - b.distance ||
        byTotal(a.candidate, b.candidate),
    )
    .slice(0, REPLACEMENT_CARS)
    .map(({ candidate }) => candidate);
}

/**
 * Returns the distance between two cars, multiplied by the cancelled total so that it is an integer. It stays
 * below 2⁵³, and so exact, for totals up to a billion dinars.
 */
function distanceBetween(cancelled: PricedCar, { car, total }: PricedCar): number {
  // A rental with a total of 0 has no percentages: each dinar counts as one percent.
  const base = Math.max(1000, toMillimes(cancelled.total));
  const price = Math.abs(toMillimes(total) - toMillimes(cancelled.total));
  return 100 * price + base * differencePercent(cancelled.car, car);
}

function differencePercent(replaced: ComparedCar, car: ComparedCar): number {
  return (
    (car.range === replaced.range ? 0 : OTHER_RANGE) +
    (car.gearbox === replaced.gearbox ? 0 : OTHER_GEARBOX) +
    Math.max(0, replaced.seats - car.seats) * MISSING_SEAT
  );
}

function byTotal(a: PricedCar, b: PricedCar): number {
  return a.total - b.total || (a.car.id < b.car.id ? -1 : 1);
}
