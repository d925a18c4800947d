import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { dayInZone } from "@sayara/domain/time/dateInZone";
import { acceptsDropOff } from "@sayara/domain/supplier/hours/acceptsDropOff";
import type { Catalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import type { CatalogueSupplier } from "#api/search/engine/catalogue/CatalogueSupplier.ts";

/** Places and times of a rental. */
export interface SearchedRental {
  /** Id of the place. Undefined: anywhere. */
  pickupId: string | undefined;
  /** Id of the place. Undefined: the pick-up place. */
  dropOffId: string | undefined;
  from: Date;
  to: Date;
  /** Driver's age on the day of pick-up, in years; see the contract's `DriverAge`. */
  driverAge?: number | undefined;
  /** Time zone of the marketplace. */
  timeZone: string;
  now: Date;
  /** Whether an agency that refuses pay-later can be booked. */
  takesOnlinePayments: boolean;
}

const HOUR = 3_600_000;

/** Returns the agencies that accept this rental, by number; undefined for the others. */
export function rentableSuppliers(
  suppliers: Catalogue["suppliers"],
  rental: SearchedRental,
): (CatalogueSupplier | undefined)[] {
  const places = { pickup: rental.pickupId, dropOff: rental.dropOffId };
  const days = rentalDays(rental.from, rental.to);
  const dropOffDay = dayInZone(rental.to, rental.timeZone);
  const leadTime = rental.from.getTime() - rental.now.getTime();
  return [...suppliers.values()].map((supplier) => {
    const { suspended, bookableUntil, minimumRentalDays, leadTimeHours, payLater, dropOffIds } = supplier;
    const canBePaid = payLater || rental.takesOnlinePayments;
    const isOutsideTerms =
      days < minimumRentalDays || leadTime < Math.max(leadTimeHours, MINIMUM_LEAD_TIME_HOURS) * HOUR;
    const isDropOffServed = acceptsDropOff(places, (place) => dropOffIds.has(place));
    const isRefused =
      suspended || bookableUntil < dropOffDay || !canBePaid || isOutsideTerms || !isDropOffServed;
    return isRefused ? undefined : supplier;
  });
}
