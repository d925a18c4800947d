import type { Rental } from "@sayara/api-client/contract/search/quote";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { acceptsDropOff } from "@sayara/domain/supplier/acceptsDropOff";
import { findCar, toCar } from "#api/catalogue/carRows.ts";
import { findLocation } from "#api/catalogue/locationRows.ts";
import type { CarRules } from "#api/catalogue/readCars.ts";
import type { Queries } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

/** A rental with its car and places as in the catalogue now. */
export interface FoundRental {
  rental: ResolvedRental;
  car: Car;
  supplier: {
    turnaroundMinutes: number;
    email: string | null;
    /** Percent; null where the agency takes no down payment. */
    downPaymentShare: number | null;
  };
  pickupLocation: Location;
  dropOffLocation: Location;
}

/**
 * Looks up the car and places of a rental.
 *
 * @throws RefusalError `not_found`, `car_unavailable` (withdrawn, of a suspended agency, or not picked up
 * there), `drop_off_not_served`.
 */
export async function readRental(
  db: Queries,
  requested: Rental,
  language: Language,
  rules: CarRules,
): Promise<FoundRental> {
  const row = await findCar(db, requested.car);
  const pickupLocation = await findLocation(db, requested.pickupLocation, language);
  const dropOffLocation =
    requested.dropOffLocation === requested.pickupLocation
      ? pickupLocation
      : await findLocation(db, requested.dropOffLocation, language);
  if (row === undefined || pickupLocation === undefined || dropOffLocation === undefined) {
    throw new RefusalError("not_found");
  }

  const rental: ResolvedRental = {
    carId: row.id,
    pickupId: pickupLocation.id,
    dropOffId: dropOffLocation.id,
    from: new Date(requested.from),
    to: new Date(requested.to),
    options: rentalOptions.filter((option) => requested.options[option]),
  };
  const isWithdrawn = row.availability !== "available" || row.supplier_suspended;
  if (isWithdrawn || !(await isHandedOver(db, rental))) throw new RefusalError("car_unavailable");
  const isDropOffServed = await isServed(db, rental, row.supplier_id);
  const places = { pickup: rental.pickupId, dropOff: rental.dropOffId };
  if (!acceptsDropOff(places, () => isDropOffServed)) throw new RefusalError("drop_off_not_served");
  const supplier = {
    turnaroundMinutes: row.supplier_turnaround_minutes,
    email: row.supplier_email,
    downPaymentShare: row.supplier_down_payment_percentage,
  };
  return { rental, car: toCar(row, rules), supplier, pickupLocation, dropOffLocation };
}

async function isHandedOver(db: Queries, { carId, pickupId }: ResolvedRental): Promise<boolean> {
  const found = await db
    .selectFrom("car_locations")
    .select("car_id")
    .where("car_id", "=", carId)
    .where("location_id", "=", pickupId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the agency serves the drop-off place. */
async function isServed(db: Queries, { dropOffId }: ResolvedRental, supplierId: string): Promise<boolean> {
  const found = await db
    .selectFrom("supplier_locations")
    .select("supplier_id")
    .where("supplier_id", "=", supplierId)
    .where("location_id", "=", dropOffId)
    .executeTakeFirst();
  return found !== undefined;
}
