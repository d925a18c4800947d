import * as v from "valibot";
import { CalendarDate, isCalendarDate } from "./CalendarDate.ts";
import { isSupportedYear } from "./Instant.ts";

/** A calendar date in the supported years, from which instants and other dates can be computed [TM9]. */
export const SupportedDate = v.pipe(
  CalendarDate,
  // A text that is not a date is reported only once.
  v.check((text) => !isCalendarDate(text) || isSupportedYear(text), "date_invalid"),
);
