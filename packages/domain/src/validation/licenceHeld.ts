import * as v from "valibot";
import { ageOn } from "../time/ageOn.ts";
import { type CalendarDate, isCalendarDate } from "../time/CalendarDate.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** The day since when a licence is held: so many years before the given day, as some cars ask [VA8]. */
export function licenceHeld({ on, years }: { on: CalendarDate; years: number }) {
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
