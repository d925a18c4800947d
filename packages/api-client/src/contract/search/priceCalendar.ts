import { Dinars } from "@sayara/domain/money/Dinars";
import { CarFilter } from "@sayara/domain/search/CarFilter";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dayNumber } from "@sayara/domain/time/dayNumber";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { DriverAge } from "./DriverAge.ts";
import { IdOrSlug } from "../segments.ts";

/** Maximum number of days in a price calendar: three months. */
const MAX_DAYS = 93;

/** A rental, and the first and last pick-up day to price it for. */
const CalendarRequest = v.pipe(
  v.object({
    /** If absent, any place. */
    pickupLocation: v.exactOptional(IdOrSlug),
    /** Defaults to the pick-up place. */
    dropOffLocation: v.exactOptional(IdOrSlug),
    /** If absent, all cars. */
    car: v.exactOptional(IdOrSlug),
    /** Pick-up and drop-off. Only their times of day and the number of days between them matter. */
    from: Instant,
    to: Instant,
    first: CalendarDate,
    last: CalendarDate,
    driverAge: v.exactOptional(DriverAge),
    filter: v.optional(CarFilter, {}),
  }),
  v.check(({ first, last }) => {
    const days = dayNumber(last) - dayNumber(first) + 1;
    return days >= 1 && days <= MAX_DAYS;
  }, "date_invalid"),
);

/** A pick-up day with its lowest total in TND, without options; null if no car is available then [PL5]. */
export const CalendarDay = v.object({ date: CalendarDate, total: v.nullable(Dinars) });
export type CalendarDay = v.InferOutput<typeof CalendarDay>;

/** Input schemas of {@link priceCalendar}. */
export const priceCalendarInput = {
  body: CalendarRequest,
};

/** Returns the lowest total of a rental for each pick-up day, at a place or of one car [PL4, PL5]. */
export const priceCalendar = defineEndpoint({
  name: "priceCalendar",
  method: "POST",
  path: "/api/price-calendar",
  input: inputOf<typeof priceCalendarInput>(),
  responses: { 200: v.pipe(v.array(CalendarDay), v.maxLength(MAX_DAYS)) },
  refusals: ["not_found"],
  retry: "safe",
});
