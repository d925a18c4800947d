import type { Car } from "@sayara/domain/car/Car";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { ResolvedRental } from "#api/bookings/quote/ResolvedRental.ts";

/**
 * Returns the rental of a cancelled booking with another car, keeping the options that are sold with that car [MV3].
 */
export function rentalOf(booking: StoredBooking, car: Car): ResolvedRental {
  return {
    carId: car.id,
    pickupId: booking.pickup_location_id,
    dropOffId: booking.drop_off_location_id,
    from: booking.from_at,
    to: booking.to_at,
    options: booking.options.filter((option) => car[option] !== -1 && !isRedundantCover(car, option)),
  };
}

/** Returns the options of a cancelled booking that another car lacks. An included full insurance replaces covers. */
export function missingOptions({ options }: StoredBooking, car: Car): RentalOption[] {
  return options.filter((option) => car[option] === -1);
}
