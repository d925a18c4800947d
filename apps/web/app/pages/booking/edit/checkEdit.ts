import type { BookingEdit } from "@sayara/api-client/contract/bookings/editBooking";
import type { Booking } from "@sayara/domain/booking/Booking";
import { checkEditPeriod } from "@sayara/domain/booking/change/checkEditPeriod";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { HandOverAddress } from "@sayara/domain/validation/HandOverAddress";
import { eligibleAdditionalDriver } from "@sayara/domain/validation/eligibleDriver";
import { licenceDate } from "@sayara/domain/validation/licenceDate";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import { readExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
import type { EditValues } from "./EditValues.ts";

/** Rules and facts for validating an edit. */
export interface EditRules {
  booking: Booking;
  now: Date;
  timeZone: string;
  /** The marketplace's minimum age, in years. */
  minimumAge: number;
}

/**
 * Validates an edit by the same rules as the API [CN11]. This is a separate module because the schemas
 * include phone-number metadata; it is loaded when the first field loses focus.
 */
export function checkEdit(
  values: EditValues,
  { booking, now, timeZone, minimumAge }: EditRules,
): CheckResult<keyof EditValues, BookingEdit> {
  const { car } = booking;
  const errors: FieldErrors<keyof EditValues> = {};
  for (const name of ["from", "to"] as const) if (!isWallClock(values[name])) errors[name] = "required";
  if (errors.from !== undefined || errors.to !== undefined) return { errors, ready: null };

  const [from, to] = [wallClockToInstant(values.from, timeZone), wallClockToInstant(values.to, timeZone)];
  const bookedPickup = new Date(booking.from);
  const failure = checkEditPeriod({ from, to }, bookedPickup, { now, timeZone, ...car });
  if (failure?.field === "from" || failure?.field === "to") {
    errors[failure.field] = writeValidationMessage(failure);
  }
  const rules = { pickupDate: dateInZone(from, timeZone), carMinimumAge: car.minimumAge, minimumAge };
  const needsLicenceDate = requiresLicenceDate(values, booking, timeZone);
  const schema = v.object({
    deliveryAddress: values.delivery ? HandOverAddress : v.null(),
    collectionAddress: values.collection ? HandOverAddress : v.null(),
    additionalDriver: values.additionalDriver ? eligibleAdditionalDriver(rules) : v.undefined(),
    licenceSince: needsLicenceDate
      ? licenceDate({ on: rules.pickupDate, years: car.minimumLicenceYears })
      : v.undefined(),
  });
  const parsed = v.safeParse(schema, {
    deliveryAddress: values.delivery ? values.deliveryAddress : null,
    collectionAddress: values.collection ? values.collectionAddress : null,
    additionalDriver: values.additionalDriver ? personOf(values) : undefined,
    licenceSince: needsLicenceDate ? paddedDate(values.licenceSince) : undefined,
  });
  if (!parsed.success) Object.assign(errors, refusalFields(parsed.issues));
  if (!parsed.success || Object.keys(errors).length > 0) return { errors, ready: null };
  const { additionalDriver, licenceSince, deliveryAddress, collectionAddress } = parsed.output;
  const { pickupLocation, dropOffLocation, theftProtection, collisionDamageWaiver, fullInsurance } = values;
  return {
    errors: {},
    ready: {
      pickupLocation,
      dropOffLocation,
      from: from.toISOString(),
      to: to.toISOString(),
      options: {
        theftProtection,
        collisionDamageWaiver,
        fullInsurance,
        additionalDriver: values.additionalDriver,
      },
      extras: readExtraChoices(values.extras),
      ...((booking.deliveryAddress ?? null) !== deliveryAddress && { deliveryAddress }),
      ...((booking.collectionAddress ?? null) !== collectionAddress && { collectionAddress }),
      ...(additionalDriver !== undefined && { additionalDriver }),
      ...(licenceSince !== undefined && { licenceSince }),
    },
  };
}

/**
 * Returns whether the driver must enter the licence date again because the pick-up is earlier. The date is
 * not stored.
 */
export function requiresLicenceDate(
  { from }: Pick<EditValues, "from">,
  { car, from: bookedPickup }: Pick<Booking, "car" | "from">,
  timeZone: string,
): boolean {
  if (car.minimumLicenceYears === 0 || !isWallClock(from)) return false;
  return wallClockToInstant(from, timeZone) < new Date(bookedPickup);
}

function personOf(values: EditValues) {
  return {
    fullName: values["additionalDriver.fullName"],
    email: values["additionalDriver.email"],
    phone: values["additionalDriver.phone"],
    birthDate: paddedDate(values["additionalDriver.birthDate"]),
  };
}
