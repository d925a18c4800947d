import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { eligibleAdditionalDriver, eligibleDriver } from "@sayara/domain/validation/eligibleDriver";
import { TermsAccepted } from "@sayara/domain/validation/TermsAccepted";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
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
  const { driver, additionalDriver, termsAccepted } = values;
  const parsed = v.safeParse(schemaOf(needs), {
    driver: {
      ...personOf(driver),
      ...(needs.minimumLicenceYears > 0 && { licenceSince: writtenDate(driver.licenceSince) }),
    },
    additionalDriver: needs.additionalDriver ? personOf(additionalDriver) : null,
    termsAccepted,
  });
  if (parsed.success) {
    const { driver: first, additionalDriver: second } = parsed.output;
    return { errors: {}, details: { driver: first, additionalDriver: second } };
  }
  const found = refusalFields(parsed.issues);
  const errors: FieldErrors = {};
  for (const name of fieldNames) if (found[name] !== undefined) errors[name] = found[name];
  return { errors, details: null };
}

function schemaOf({ additionalDriver, ...rules }: DetailsNeeds) {
  return v.object({
    driver: eligibleDriver(rules),
    additionalDriver: additionalDriver ? eligibleAdditionalDriver(rules) : v.null(),
    termsAccepted: TermsAccepted,
  });
}

/** What the schemas judge: dates as the calendar writes them. */
function personOf({ fullName, email, phone, birthDate }: PersonValues) {
  return { fullName, email, phone, birthDate: writtenDate(birthDate) };
}
