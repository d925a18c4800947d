import type { Booking } from "@sayara/domain/booking/Booking";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { formatPhone } from "@sayara/i18n/format/formatPhone";

/** Values of the form that edits a booking. Dates of birth and licence dates are texts in the format of `dateParts`. */
export type EditValues = {
  /** Slugs. */
  pickupLocation: string;
  dropOffLocation: string;
  /** Wall-clock times of the marketplace. */
  from: string;
  to: string;
  theftProtection: boolean;
  collisionDamageWaiver: boolean;
  fullInsurance: boolean;
  additionalDriver: boolean;
  "additionalDriver.fullName": string;
  "additionalDriver.email": string;
  "additionalDriver.phone": string;
  "additionalDriver.birthDate": string;
  licenceSince: string;
};

/** Returns the current values of a booking. */
export function editValuesOf(
  { pickupLocation, dropOffLocation, from, to, options, additionalDriver }: Booking,
  timeZone: string,
): EditValues {
  return {
    pickupLocation: pickupLocation.slug,
    dropOffLocation: dropOffLocation.slug,
    from: instantToWallClock(new Date(from), timeZone),
    to: instantToWallClock(new Date(to), timeZone),
    theftProtection: options.theftProtection,
    collisionDamageWaiver: options.collisionDamageWaiver,
    fullInsurance: options.fullInsurance,
    additionalDriver: options.additionalDriver,
    "additionalDriver.fullName": additionalDriver?.fullName ?? "",
    "additionalDriver.email": additionalDriver?.email ?? "",
    "additionalDriver.phone": formatPhone(additionalDriver?.phone ?? ""),
    "additionalDriver.birthDate": additionalDriver?.birthDate ?? "",
    licenceSince: "",
  };
}
