import { HeartButton } from "#web/shared/SavedCars/HeartButton.tsx";
import type { CarData } from "./Car.load.ts";

/**
 * Button that saves the car for the shown dates, or for the form's initial dates if there are none. Absent if
 * the car has no place.
 */
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
