import type { BookingChange } from "@sayara/api-client/contract/bookings/changeRequest";
import { checkEditPeriod } from "@sayara/domain/booking/change/checkEditPeriod";
import type { ChangeKind } from "@sayara/domain/booking/change/changeKindOf";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { licenceDate } from "@sayara/domain/validation/licenceDate";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import { requiresLicenceDate, type EditRules } from "#web/pages/booking/edit/checkEdit.ts";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import type { ChangeValues } from "./ChangeValues.ts";

/** Rules for validating requested dates. */
export type ChangeRules = Omit<EditRules, "minimumAge"> & { kind: ChangeKind };

/** Validates requested dates by the same rules as the API [CN14]. */
export function checkChange(
  values: ChangeValues,
  { booking, now, timeZone, kind }: ChangeRules,
): CheckResult<keyof ChangeValues, BookingChange> {
  const { car } = booking;
  const errors: FieldErrors<keyof ChangeValues> = {};
  for (const name of ["from", "to"] as const) if (!isWallClock(values[name])) errors[name] = "required";
  if (errors.from !== undefined || errors.to !== undefined) return { errors, ready: null };

  const current = { from: new Date(booking.from), to: new Date(booking.to) };
  const to = wallClockToInstant(values.to, timeZone);
  const from = kind === "extension" ? current.from : wallClockToInstant(values.from, timeZone);
  const change = {
    from: from.toISOString(),
    to: to.toISOString(),
    ...(kind === "dates" && booking.deliveryAddress !== undefined && !values.delivery && { delivery: false }),
    ...(booking.collectionAddress !== undefined && !values.collection && { collection: false }),
  };
  const failure = checkEditPeriod({ from, to }, current.from, { now, timeZone, ...car });
  if (failure?.field === "from" || failure?.field === "to") {
    errors[failure.field] = writeValidationMessage(failure);
  } else if (kind === "extension" ? to <= current.to : isSame(current, { from, to })) {
    errors.to = "date_invalid";
  }
  if (kind === "dates" && requiresLicenceDate(values, booking, timeZone)) {
    const pickupDate = dateInZone(from, timeZone);
    const schema = v.object({
      licenceSince: licenceDate({ on: pickupDate, years: car.minimumLicenceYears }),
    });
    const parsed = v.safeParse(schema, { licenceSince: paddedDate(values.licenceSince) });
    if (!parsed.success) Object.assign(errors, refusalFields(parsed.issues));
    if (parsed.success && Object.keys(errors).length === 0)
      return { errors: {}, ready: { ...change, ...parsed.output } };
  }
  if (Object.keys(errors).length > 0) return { errors, ready: null };
  return { errors: {}, ready: change };
}

function isSame(a: { from: Date; to: Date }, b: { from: Date; to: Date }): boolean {
  return a.from.getTime() === b.from.getTime() && a.to.getTime() === b.to.getTime();
}
