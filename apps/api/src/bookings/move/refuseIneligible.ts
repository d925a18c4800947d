import type { Car } from "@sayara/domain/car/Car";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { checkDates, checkDrivers } from "#api/bookings/quote/checkRental.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { driversOf } from "./driversOf.ts";

interface Terms {
  config: Config;
  now: Date;
  /** Minimum licence years of the car in the cancelled booking, which the driver is already known to meet. */
  licenceYears: number;
}

/**
 * Rejects a car that the driver of a cancelled booking may not rent because of its dates, minimum age or minimum
 * licence years.
 *
 * @throws RefusalError as `checkDates` and `checkDrivers`.
 */
export function refuseIneligible(
  booking: StoredBooking,
  car: Car,
  { config: { business }, now, licenceYears }: Terms,
): void {
  const rental = { from: booking.from_at, to: booking.to_at };
  checkDates(rental, car, { now, timeZone: business.timeZone });
  // The licence date is not stored.
  if (car.minimumLicenceYears > licenceYears) throw new RefusalError("licence_too_recent");
  checkDrivers(driversOf(booking, car), rental, { ...car, minimumLicenceYears: 0 }, business);
}

/** Returns whether `refuseIneligible` passes. */
export function isBookable(booking: StoredBooking, car: Car, terms: Terms): boolean {
  try {
    refuseIneligible(booking, car, terms);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}
