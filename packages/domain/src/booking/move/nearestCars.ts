import type { Car } from "@sayara/domain/car/Car";
import { REPLACEMENT_CARS } from "@sayara/domain/config/businessDefaults";
import { toMillimes } from "@sayara/domain/money/millimes";

/** Percent of the cancelled total that each difference adds to a car's distance [MV1]. */
const OTHER_RANGE = 30;
const OTHER_GEARBOX = 20;
const MISSING_SEAT = 10;

/** A car as its distance needs it. */
export type ComparedCar = Pick<Car, "id" | "range" | "gearbox" | "seats"> & {
  supplier: Pick<Car["supplier"], "id">;
};

/** A car with its total for the same rental, in dinars. */
export interface PricedCar {
  car: ComparedCar;
  total: number;
}

/**
 * Returns the cars that replace a cancelled one, at most three: those at its total or less first, of these those of other
 * agencies, then the nearest [MV1]. A scooter replaces scooters only, a car cars only.
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
      isDearer: Number(candidate.total > cancelled.total),
      isSameAgency: Number(candidate.car.supplier.id === cancelled.car.supplier.id),
      distance: distanceBetween(cancelled, candidate),
    }))
    .sort(
      (one, other) =>
        one.isDearer - other.isDearer ||
        one.isSameAgency - other.isSameAgency ||
        one.distance - other.distance ||
        byTotal(one.candidate, other.candidate),
    )
    .slice(0, REPLACEMENT_CARS)
    .map(({ candidate }) => candidate);
}

/**
 * Returns the distance of two cars, times the cancelled total, so that it is a whole number: exact below 2⁵³ for
 * totals up to a billion dinars.
 */
function distanceBetween(cancelled: PricedCar, { car, total }: PricedCar): number {
  // A rental that cost nothing has no percents: each dinar counts as one.
  const whole = Math.max(1000, toMillimes(cancelled.total));
  const price = Math.abs(toMillimes(total) - toMillimes(cancelled.total));
  return 100 * price + whole * differences(cancelled.car, car);
}

function differences(wanted: ComparedCar, car: ComparedCar): number {
  return (
    (car.range === wanted.range ? 0 : OTHER_RANGE) +
    (car.gearbox === wanted.gearbox ? 0 : OTHER_GEARBOX) +
    Math.max(0, wanted.seats - car.seats) * MISSING_SEAT
  );
}

function byTotal(one: PricedCar, other: PricedCar): number {
  return one.total - other.total || (one.car.id < other.car.id ? -1 : 1);
}
