import { Booking } from "@sayara/domain/booking/Booking";
import { BookingDates } from "@sayara/domain/booking/period/BookingDates";
import { BookingSort } from "@sayara/domain/booking/BookingSort";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Language } from "@sayara/domain/language/Language";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { IdOrSlug, Page, Size } from "../segments.ts";

/** Filters of a list of bookings. A booking is listed if it meets all of them. */
export const BookingFilters = v.object({
  statuses: v.optional(v.pipe(v.array(BookingStatus), v.maxLength(6))),
  /** Agencies, by id or slug. Those that the caller may not see are ignored. */
  suppliers: v.optional(v.pipe(v.array(IdOrSlug), v.maxLength(100))),
  /** First and last instant of the dates that `datesOf` selects, `rental` by default. */
  from: v.optional(Instant),
  to: v.optional(Instant),
  datesOf: v.optional(BookingDates),
  /** A place of pick-up or drop-off, including the places within it. With an unknown place, nothing is listed. */
  location: v.optional(IdOrSlug),
  /** Only bookings with a cancellation request that waits for a decision. */
  cancelRequested: v.optional(v.boolean()),
  /** Only bookings with an open request for other dates or a later drop-off. */
  changeRequested: v.optional(v.boolean()),
  /** Only bookings whose last problem report is not by staff. */
  problemReported: v.optional(v.boolean()),
  /**
   * Only bookings with messages for the caller to handle [MS3, MS7]. For an agency: unread ones from the
   * driver. For a driver: unread ones from the agency. For an administrator: reported ones.
   */
  messagesWaiting: v.optional(v.boolean()),
  /** Only bookings with a refund that staff still have to return to the driver. */
  refundOwed: v.optional(v.boolean()),
  /** `false` excludes online checkouts that were left unpaid and no longer hold a car. */
  abandoned: v.optional(v.boolean()),
  /**
   * Search terms from the reference, the driver's name or the car's name; all must be found, in any order and spelling.
   */
  s: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export type BookingFilters = v.InferOutput<typeof BookingFilters>;

/** Input schemas of {@link bookings}. */
export const bookingsInput = {
  params: v.object({ page: Page, size: Size, language: Language }),
  body: v.object({ ...BookingFilters.entries, sort: v.optional(BookingSort) }),
};

/**
 * Lists the bookings that the caller may see: a driver's own, those of an agency's cars, or all for an admin. Staff of
 * a suspended agency see only its live bookings.
 */
export const bookings = defineEndpoint({
  name: "bookings",
  method: "POST",
  path: "/api/bookings/{page}/{size}/{language}",
  input: inputOf<typeof bookingsInput>(),
  responses: { 200: pageOf(Booking) },
  refusals: ["not_signed_in"],
  session: "required",
  retry: "safe",
});
