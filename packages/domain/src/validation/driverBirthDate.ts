import * as v from "valibot";
import { BirthDate } from "./BirthDate.ts";
import { MINIMUM_DRIVER_AGE } from "../config/businessDefaults.ts";
import { ageOn } from "../time/ageOn.ts";
import { type CalendarDate, isCalendarDate } from "../time/CalendarDate.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** Age requirements, in years. */
export interface AgeRules {
  /** The day of pick-up, or today, in the marketplace's zone. */
  on: CalendarDate;
  /** Minimum age for the car. */
  carMinimumAge?: number | undefined;
  /** The marketplace's minimum age. Defaults to 21. A lower minimum for the car has no effect. */
  minimumAge?: number | undefined;
}

/** Returns the required age in years: the higher of the marketplace's and the car's minimum [VA7]. */
export function requiredAge({
  carMinimumAge = 0,
  minimumAge = MINIMUM_DRIVER_AGE,
}: Omit<AgeRules, "on">): number {
  return Math.max(minimumAge, carMinimumAge);
}

/** Returns the schema of a birth date that meets the minimum age on the day of pick-up [VA6, VA7]. */
export function driverBirthDate(rules: AgeRules) {
  return birthDateOfAge(rules, "driver_too_young");
}

/** Returns the schema of a birth date that meets the minimum age today, for use before any rental [VA6, VA7]. */
export function userBirthDate(rules: Omit<AgeRules, "carMinimumAge">) {
  return birthDateOfAge(rules, "too_young");
}

function birthDateOfAge({ on, ...ages }: AgeRules, code: "driver_too_young" | "too_young") {
  const age = requiredAge(ages);
  return v.pipe(
    BirthDate,
    v.check((date) => !isCalendarDate(date) || date <= on, validationMessage("birth_date_invalid")),
    v.check(
      (date) => !isCalendarDate(date) || date > on || ageOn(date, on) >= age,
      validationMessage(code, { age }),
    ),
  );
}
