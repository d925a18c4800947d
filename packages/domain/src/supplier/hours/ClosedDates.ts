import * as v from "valibot";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { SupportedDate } from "@sayara/domain/time/SupportedDate";
import { requiredName } from "@sayara/domain/validation/boundedText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";

/** Maximum number of an agency's closed dates. */
export const MAX_CLOSED_DATES = 60;

/**
 * One or more consecutive days on which an agency is closed: a public holiday, or the agency's own holidays
 * [AR2].
 */
export const ClosedDate = v.pipe(
  v.object({
    name: requiredName(60),
    from: SupportedDate,
    /** The last day, inclusive. */
    to: SupportedDate,
    /** Whether the dates repeat each year, like 20 March. Religious holidays move, so they do not. */
    yearly: v.boolean(),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, validationMessage("period_reversed")),
    ["to"],
  ),
  v.forward(
    v.check(({ from, to }) => to < sameDayNextYear(from), validationMessage("period_too_long")),
    ["to"],
  ),
);
export type ClosedDate = v.InferOutput<typeof ClosedDate>;

/** An agency's closed dates, at most 60 [AR2]. */
export const ClosedDates = v.pipe(
  v.array(ClosedDate),
  v.maxLength(MAX_CLOSED_DATES, validationMessage("too_many", { max: MAX_CLOSED_DATES })),
);
export type ClosedDates = v.InferOutput<typeof ClosedDates>;

/**
 * Returns the same day one year later. For 29 February that date does not exist, but still compares correctly
 * as text.
 */
function sameDayNextYear(date: CalendarDate): string {
  return `${String(Number(date.slice(0, 4)) + 1).padStart(4, "0")}${date.slice(4)}`;
}
