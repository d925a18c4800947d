import { HeartButton } from "#web/shared/SavedCars/HeartButton.tsx";
import type { CarData } from "./Car.load.ts";

/** Saves the car for the dates shown, else for those of the form. A car without a place cannot be saved. */
export function SaveCar({
  car,
  place,
  dropOff,
  driverAge,
  dates,
  formDates,
}: Pick<CarData, "car" | "place" | "dropOff" | "driverAge" | "dates" | "formDates">) {
  if (place === null) return null;
  const { from, to } = dates ?? formDates;
  const rental = {
    car: car.slug,
    pickup: place.slug,
    dropoff: dropOff ?? place.slug,
    from,
    to,
    age: driverAge,
  };
  return <HeartButton rental={rental} name={`${car.name}, ${car.supplier.name}`} />;
}
