import { ageOn } from "@sayara/domain/time/ageOn";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { birthDateOf } from "#api/bookings/birthDateOf.ts";
import type { Car } from "@sayara/domain/car/Car";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import {
  type AddressService,
  addressServiceOffer,
  type ChosenServices,
} from "@sayara/domain/pricing/fees/addressServices";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { ResolvedRental } from "#api/bookings/quote/ResolvedRental.ts";

/**
 * Returns the rental of a cancelled booking with another car, keeping the options that are sold with that car
 * [MV3]. Its fees are those of that car's agency [FE7]. An agency's promo code is kept only with its own
 * cars, a code of the marketplace with every car [PD5].
 */
export function rentalOf(
  booking: StoredBooking,
  car: Car,
  {
    fees,
    youngDriver,
    delivery,
    collection,
    driverAge,
  }: Pick<ResolvedRental, "fees" | "youngDriver" | "delivery" | "collection" | "driverAge">,
): ResolvedRental {
  const promo = booking.sold_terms?.promo ?? null;
  const isPromoKept = car.supplier.id === booking.supplier_id || promo?.ofMarketplace === true;
  return {
    carId: car.id,
    pickupId: booking.pickup_location_id,
    dropOffId: booking.drop_off_location_id,
    from: booking.from_at,
    to: booking.to_at,
    options: booking.options.filter((option) => car[option] !== -1 && !isRedundantCover(car, option)),
    extras: [],
    promo: isPromoKept ? promo : null,
    fees,
    youngDriver,
    delivery,
    collection,
    driverAge,
  };
}

/**
 * Returns the delivery and the collection of a cancelled booking, each if another car's agency offers it in
 * time, at its price [FE13, FE16].
 */
export function movedServices(booking: StoredBooking, fees: SupplierFees, now: Date): ChosenServices {
  const { pickup_location_id: pickupId, drop_off_location_id: dropOffId, from_at: from, to_at: to } = booking;
  const moved = (service: AddressService) => {
    if (booking[`${service}_address`] === null) return null;
    const offer = addressServiceOffer(fees, service, { pickupId, dropOffId, from, to, now });
    return offer?.inTime === true ? { price: offer.price } : null;
  };
  return { delivery: moved("delivery"), collection: moved("collection") };
}

/** Returns the age of a booking's driver on the day of pick-up. */
export function driverAgeOf(booking: StoredBooking, timeZone: string): number {
  return ageOn(birthDateOf(booking), dateInZone(booking.from_at, timeZone));
}

/** Returns the options of a cancelled booking that another car lacks. An included full insurance replaces covers. */
export function missingOptions({ options }: StoredBooking, car: Car): RentalOption[] {
  return options.filter((option) => car[option] === -1);
}
