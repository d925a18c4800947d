import * as v from "valibot";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { DriverDetails } from "./DriverDetails.ts";
import { licenceDate } from "./licenceDate.ts";
import { driverBirthDate } from "./driverBirthDate.ts";

/** Requirements for a driver. */
export interface DriverRules {
  /** The day of pick-up in the marketplace's zone. */
  pickupDate: CalendarDate;
  /** Minimum age for the car, in years. */
  carMinimumAge?: number | undefined;
  /** Years with a licence required for the car. The licence date is required only if this is above 0. */
  minimumLicenceYears?: number | undefined;
  /** The marketplace's minimum age, in years. Defaults to 21. */
  minimumAge?: number | undefined;
}

/**
 * Returns the schema of an eligible driver: the checkout form's details, with age and licence checked on the day of
 * pick-up [VA6–VA8]. Used by the page and the API.
 *
 * @example v.safeParse(eligibleDriver({ pickupDate: "2026-12-01", carMinimumAge: 23 }), details)
 */
export function eligibleDriver({ pickupDate: on, minimumLicenceYears: years = 0, ...ages }: DriverRules) {
  const { licenceSince, ...details } = DriverDetails.entries;
  return v.object({
    ...details,
    birthDate: driverBirthDate({ on, ...ages }),
    licenceSince: years > 0 ? licenceDate({ on, years }) : licenceSince,
  });
}

/** Returns the schema of an additional driver, without a licence date [VA6–VA8]. */
export function eligibleAdditionalDriver(rules: Omit<DriverRules, "minimumLicenceYears">) {
  return v.omit(eligibleDriver(rules), ["licenceSince"]);
}
