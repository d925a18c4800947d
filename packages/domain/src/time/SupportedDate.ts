import * as v from "valibot";
import { CalendarDate, isCalendarDate } from "./CalendarDate.ts";
import { isSupportedYear } from "./Instant.ts";

/** A calendar date whose midnights are instants [TM9], for dates that are counted on from. */
export const SupportedDate = v.pipe(
  CalendarDate,
  // A text that is no date is reported once.
  v.check((text) => !isCalendarDate(text) || isSupportedYear(text), "date_invalid"),
);
