import type { Booking } from "@sayara/domain/booking/Booking";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { writeExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
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
  /** In the format of `writeExtraChoices`. */
  extras: string;
  delivery: boolean;
  deliveryAddress: string;
  collection: boolean;
  collectionAddress: string;
  "additionalDriver.fullName": string;
  "additionalDriver.email": string;
  "additionalDriver.phone": string;
  "additionalDriver.birthDate": string;
  licenceSince: string;
};

/** Returns the current values of a booking. */
export function editValuesOf(booking: Booking, timeZone: string): EditValues {
  const { pickupLocation, dropOffLocation, from, to, options, additionalDriver, quote } = booking;
  const { deliveryAddress, collectionAddress } = booking;
  return {
    pickupLocation: pickupLocation.slug,
    dropOffLocation: dropOffLocation.slug,
    from: instantToWallClock(new Date(from), timeZone),
    to: instantToWallClock(new Date(to), timeZone),
    theftProtection: options.theftProtection,
    collisionDamageWaiver: options.collisionDamageWaiver,
    fullInsurance: options.fullInsurance,
    additionalDriver: options.additionalDriver,
    extras: writeExtraChoices((quote.extraLines ?? []).map(({ extra, count }) => ({ extra, count }))),
    delivery: deliveryAddress !== undefined,
    deliveryAddress: deliveryAddress ?? "",
    collection: collectionAddress !== undefined,
    collectionAddress: collectionAddress ?? "",
    "additionalDriver.fullName": additionalDriver?.fullName ?? "",
    "additionalDriver.email": additionalDriver?.email ?? "",
    "additionalDriver.phone": formatPhone(additionalDriver?.phone ?? ""),
    "additionalDriver.birthDate": additionalDriver?.birthDate ?? "",
    licenceSince: "",
  };
}
