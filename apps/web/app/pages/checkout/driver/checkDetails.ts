import { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import type { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { HandOverAddress } from "@sayara/domain/validation/HandOverAddress";
import { eligibleAdditionalDriver, eligibleDriver } from "@sayara/domain/validation/eligibleDriver";
import { TermsAccepted } from "@sayara/domain/validation/TermsAccepted";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import { arrivalIn } from "@sayara/frontend/rental/Arrival/checkArrival";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import type { CheckoutValues, DriverRequirements, FieldName } from "./checkoutFields.ts";

export interface Details {
  driver: DriverDetails;
  additionalDriver: AdditionalDriverDetails | null;
  /** Null without delivery. */
  deliveryAddress: string | null;
  /** Null without collection. */
  collectionAddress: string | null;
  /** Null if none was typed. */
  arrival: Arrival | null;
  remindOfPayment: boolean;
}

/**
 * Validates the fields with the API's schemas. This is a separate module because the schemas include phone-number
 * metadata; it is loaded when the first field loses focus.
 */
export function checkDetails(
  values: CheckoutValues,
  requirements: DriverRequirements,
): CheckResult<FieldName, Details> {
  const parsed = v.safeParse(schemaOf(requirements), {
    deliveryAddress: requirements.delivery ? values.deliveryAddress : null,
    collectionAddress: requirements.collection ? values.collectionAddress : null,
    arrival: arrivalIn(values),
    driver: {
      ...personOf(values, "driver"),
      ...(requirements.minimumLicenceYears > 0 && {
        licenceSince: paddedDate(values["driver.licenceSince"]),
      }),
    },
    additionalDriver: requirements.additionalDriver ? personOf(values, "additionalDriver") : null,
    termsAccepted: values.termsAccepted,
  });
  if (!parsed.success) return { errors: refusalFields(parsed.issues), ready: null };
  const { termsAccepted: _termsAccepted, ...details } = parsed.output;
  return { errors: {}, ready: { ...details, remindOfPayment: values.remindOfPayment } };
}

function schemaOf({ additionalDriver, delivery, collection, ...rules }: DriverRequirements) {
  return v.object({
    deliveryAddress: delivery ? HandOverAddress : v.null(),
    collectionAddress: collection ? HandOverAddress : v.null(),
    arrival: v.nullable(Arrival),
    driver: eligibleDriver(rules),
    additionalDriver: additionalDriver ? eligibleAdditionalDriver(rules) : v.null(),
    termsAccepted: TermsAccepted,
  });
}

function personOf(values: CheckoutValues, person: "driver" | "additionalDriver") {
  return {
    fullName: values[`${person}.fullName`],
    email: values[`${person}.email`],
    phone: values[`${person}.phone`],
    birthDate: paddedDate(values[`${person}.birthDate`]),
  };
}
