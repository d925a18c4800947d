import * as v from "valibot";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { DriverDetails } from "./DriverDetails.ts";
import { licenceHeld } from "./licenceHeld.ts";
import { oldEnough } from "./oldEnough.ts";

/** What a driver is judged by. */
export interface DriverRules {
  /** The day of pick-up in the marketplace's zone. */
  pickupDate: CalendarDate;
  /** The age the car asks for, in years. */
  carMinimumAge?: number | undefined;
  /** Years of holding a licence the car asks for; the licence's date is required only above 0. */
  minimumLicenceYears?: number | undefined;
  /** The marketplace's own minimum age, in years; 21 by default. */
  minimumAge?: number | undefined;
}

/**
 * A driver whom the car may be given to: the details of the checkout form, with age and licence judged on pick-up
 * day [VA6–VA8]. The same schema on the page and in the API.
 *
 * @example v.safeParse(eligibleDriver({ pickupDate: "2026-12-01", carMinimumAge: 23 }), details)
 */
export function eligibleDriver({ pickupDate: on, minimumLicenceYears: years = 0, ...ages }: DriverRules) {
  const { licenceSince, ...details } = DriverDetails.entries;
  return v.object({
    ...details,
    birthDate: oldEnough({ on, ...ages }),
    licenceSince: years > 0 ? licenceHeld({ on, years }) : licenceSince,
  });
}

/** The same for an additional driver, whose licence is not asked for [VA6–VA8]. */
export function eligibleAdditionalDriver(rules: Omit<DriverRules, "minimumLicenceYears">) {
  return v.omit(eligibleDriver(rules), ["licenceSince"]);
}
