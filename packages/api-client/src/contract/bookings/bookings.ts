import { Booking } from "@sayara/domain/booking/Booking";
import { BookingDates } from "@sayara/domain/booking/BookingDates";
import { BookingSort } from "@sayara/domain/booking/BookingSort";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Language } from "@sayara/domain/language/Language";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { EntityId, IdOrSlug, Page, Size } from "../segments.ts";

/** Filters of a list of bookings. A booking is listed when it meets all of them. */
export const BookingFilters = v.object({
  statuses: v.optional(v.pipe(v.array(BookingStatus), v.maxLength(6))),
  /** Agencies. Others than the caller may see add nothing. */
  suppliers: v.optional(v.pipe(v.array(EntityId), v.maxLength(100))),
  /** The first and last instant of the dates that `datesOf` names, `rental` by default. */
  from: v.optional(Instant),
  to: v.optional(Instant),
  datesOf: v.optional(BookingDates),
  /** A place of pick-up or drop-off, the places within it included. Unknown: nothing is listed. */
  location: v.optional(IdOrSlug),
  /** Only bookings whose request to cancel waits for a decision. */
  cancelRequested: v.optional(v.boolean()),
  /** Only bookings whose request for other dates or a later drop-off waits for a decision. */
  changeRequested: v.optional(v.boolean()),
  /** Only bookings of which a problem was reported since staff have last written about one. */
  problemReported: v.optional(v.boolean()),
  /** Only bookings of which staff still has to return money to the driver. */
  refundOwed: v.optional(v.boolean()),
  /** `false`: without online checkouts that were left unpaid and hold no car any more. */
  abandoned: v.optional(v.boolean()),
  /** Messages of the reference, the driver's or the car's name; all must be found, in any order and spelling. */
  s: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export type BookingFilters = v.InferOutput<typeof BookingFilters>;

/** Schemas of the input of {@link bookings}. */
export const bookingsInput = {
  params: v.object({ page: Page, size: Size, language: Language }),
  body: v.object({ ...BookingFilters.entries, sort: v.optional(BookingSort) }),
};

/**
 * Lists the bookings that the caller may see: a driver's own, those of an agency's cars, all for an admin. Staff of a
 * suspended agency see its live bookings only.
 */
export const bookings = defineEndpoint({
  name: "bookings",
  method: "POST",
  path: "/api/bookings/{page}/{size}/{language}",
  input: inputOf<typeof bookingsInput>(),
  answers: { 200: pageOf(Booking) },
  refusals: ["not_signed_in"],
  session: "required",
  retry: "safe",
});
