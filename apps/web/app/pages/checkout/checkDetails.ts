import { ageOn } from "@sayara/domain/time/ageOn";
import { type CalendarDate, isCalendarDate } from "@sayara/domain/time/CalendarDate";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import * as v from "valibot";
import { type CheckoutValues, type FieldErrors, type PersonValues, fieldNames } from "./CheckoutValues.ts";
import { writtenDate } from "#web/shared/DatePartsField/dateParts.ts";

/** What this rental asks of those who drive. */
export interface DetailsNeeds {
  additionalDriver: boolean;
  /** In years on the day of pick-up. */
  minimumAge: number;
  /** Years of holding a licence; 0 asks for none. */
  minimumLicenceYears: number;
  /** In the marketplace's zone. */
  pickupDate: CalendarDate;
}

export interface Details {
  driver: DriverDetails;
  additionalDriver: AdditionalDriverDetails | null;
}

/** `details` is null as long as there are errors. */
export interface CheckedDetails {
  errors: FieldErrors;
  details: Details | null;
}

/**
 * Judges what was typed with the schemas that guard the API. Its own module, because those bring the metadata of the
 * world's phone numbers: it is fetched when the first field is left.
 */
export function checkDetails(values: CheckoutValues, needs: DetailsNeeds): CheckedDetails {
  const asksLicence = needs.minimumLicenceYears > 0;
  const licenceSince = writtenDate(values.driver.licenceSince);
  const typed = { ...personOf(values.driver), ...(asksLicence && { licenceSince }) };
  const driver = v.safeParse(DriverDetails, typed);
  const second = needs.additionalDriver
    ? v.safeParse(AdditionalDriverDetails, personOf(values.additionalDriver))
    : null;

  const found: Record<string, string> = {
    ...ageError("driver", values.driver, needs),
    ...(asksLicence && licenceError(licenceSince, needs)),
    ...errorsOf("driver", driver.issues),
    ...(needs.additionalDriver && ageError("additionalDriver", values.additionalDriver, needs)),
    ...errorsOf("additionalDriver", second?.issues),
    ...(!values.termsAccepted && { termsAccepted: validationMessage("terms_required") }),
  };
  const errors: FieldErrors = {};
  for (const name of fieldNames) if (found[name] !== undefined) errors[name] = found[name];
  if (!driver.success || Object.keys(errors).length > 0) return { errors, details: null };
  return {
    errors,
    details: { driver: driver.output, additionalDriver: second?.success ? second.output : null },
  };
}

/** What the schemas judge: dates as the calendar writes them. */
function personOf({ fullName, email, phone, birthDate }: PersonValues) {
  return { fullName, email, phone, birthDate: writtenDate(birthDate) };
}

function errorsOf(
  person: string,
  issues: readonly v.BaseIssue<unknown>[] | undefined,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(refusalFields(issues ?? []))) {
    const isEmpty = issues?.some((issue) => v.getDotPath(issue) === field && issue.input === "");
    errors[`${person}.${field}`] = isEmpty ? validationMessage("required") : message;
  }
  return errors;
}

function ageError(person: string, values: PersonValues, { minimumAge: age, pickupDate }: DetailsNeeds) {
  const birthDate = writtenDate(values.birthDate);
  if (!isCalendarDate(birthDate) || ageOn(birthDate, pickupDate) >= age) return {};
  return { [`${person}.birthDate`]: validationMessage("driver_too_young", { age }) };
}

function licenceError(since: string, { minimumLicenceYears: years, pickupDate }: DetailsNeeds) {
  if (!isCalendarDate(since) || ageOn(since, pickupDate) >= years) return {};
  return { "driver.licenceSince": validationMessage("licence_too_recent", { years }) };
}
