import * as v from "valibot";
import { ageOn } from "../time/ageOn.ts";
import { type CalendarDate, isCalendarDate } from "../time/CalendarDate.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** Returns the schema of a licence date that is at least `years` years before the date `on` [VA8]. */
export function licenceDate({ on, years }: { on: CalendarDate; years: number }) {
  return v.pipe(
    v.string(validationMessage("required")),
    v.nonEmpty(validationMessage("required")),
    v.check((date) => isCalendarDate(date) && date <= on, validationMessage("licence_date_invalid")),
    v.check(
      (date) => !isCalendarDate(date) || date > on || ageOn(date, on) >= years,
      validationMessage("licence_too_recent", { years }),
    ),
  );
}
