import * as v from "valibot";
import { BirthDate } from "./BirthDate.ts";
import { MINIMUM_DRIVER_AGE } from "../config/businessDefaults.ts";
import { ageOn } from "../time/ageOn.ts";
import { type CalendarDate, isCalendarDate } from "../time/CalendarDate.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** What a birth date is judged by; ages in years. */
export interface AgeRules {
  /** The day of pick-up, or today where nothing is rented yet, in the marketplace's zone. */
  on: CalendarDate;
  /** The age the car asks for. */
  carMinimumAge?: number | undefined;
  /** The marketplace's own minimum, which no car goes below; 21 by default. */
  minimumAge?: number | undefined;
}

/** The age a driver must have: the marketplace's or the car's, whichever is higher [VA7]. In years. */
export function requiredAge({
  carMinimumAge = 0,
  minimumAge = MINIMUM_DRIVER_AGE,
}: Omit<AgeRules, "on">): number {
  return Math.max(minimumAge, carMinimumAge);
}

/** A birth date that makes its owner old enough on a day [VA6, VA7]. */
export function oldEnough({ on, ...ages }: AgeRules) {
  const age = requiredAge(ages);
  return v.pipe(
    BirthDate,
    v.check((date) => !isCalendarDate(date) || date <= on, validationMessage("birth_date_invalid")),
    v.check(
      (date) => !isCalendarDate(date) || date > on || ageOn(date, on) >= age,
      validationMessage("driver_too_young", { age }),
    ),
  );
}
