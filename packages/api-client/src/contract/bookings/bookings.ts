import { Language } from "@sayara/domain/language/Language";
import { Booking } from "@sayara/domain/booking/Booking";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, Size } from "../segments.ts";

/**
 * Bookings that the caller may see, newest first: a driver's own, those of an agency's cars, all for an
 * admin.
 */
export const bookings = defineEndpoint({
  name: "bookings",
  method: "POST",
  path: "/api/bookings/{page}/{size}/{language}",
  params: v.object({ page: Page, size: Size, language: Language }),
  body: v.object({
    statuses: v.optional(v.array(BookingStatus)),
    from: v.optional(Instant),
    to: v.optional(Instant),
    /** A reference, or words of the driver's or the car's name. */
    s: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answers: { 200: pageOf(Booking) },
  refusals: ["not_signed_in"],
  session: "required",
  retry: "safe",
});
