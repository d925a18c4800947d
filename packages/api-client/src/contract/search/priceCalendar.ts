import { Dinars } from "@sayara/domain/money/Dinars";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { IdOrSlug } from "../segments.ts";

/** The lowest day price for each date, at a place or of one car, in TND. Null where no car is free. */
export const priceCalendar = defineEndpoint({
  name: "priceCalendar",
  planned: true,
  method: "POST",
  path: "/api/price-calendar",
  body: v.object({
    pickupLocation: v.exactOptional(IdOrSlug),
    car: v.exactOptional(IdOrSlug),
    /** First and last date, at most 92 days apart. */
    from: CalendarDate,
    to: CalendarDate,
  }),
  answers: {
    200: v.pipe(v.array(v.object({ date: CalendarDate, price: v.nullable(Dinars) })), v.maxLength(93)),
  },
  refusals: ["not_found"],
  retry: "safe",
});
