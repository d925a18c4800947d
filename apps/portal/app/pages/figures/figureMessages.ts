import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AnswerBand, FigureCanceller } from "@sayara/domain/figures/dayFigures";

/** Names of those who cancelled a booking [FG5]. */
export const cancellerMessages: Readonly<Record<FigureCanceller, MessageDescriptor>> = {
  driver: msg`By the driver`,
  agency: msg`By the agency`,
  admin: msg`By the marketplace`,
  noShow: msg`Driver did not come`,
};

/** Names of the response times of requests [FG6]. */
export const answerMessages: Readonly<Record<AnswerBand, MessageDescriptor>> = {
  hour: msg`Within 1 hour`,
  fourHours: msg`Within 4 hours`,
  twelveHours: msg`Within 12 hours`,
  day: msg`Within 24 hours`,
  later: msg`After more than 24 hours`,
  none: msg`Not answered`,
};

/** Column headings in the table and the file. */
export const columnMessages = {
  from: msg`From`,
  to: msg`To`,
  occupancy: msg`Occupancy`,
  bookedCarDays: msg`Booked car-days`,
  offeredCarDays: msg`Offered car-days`,
  revenue: msg`Revenue`,
  revenuePerCarDay: msg`Revenue per offered car-day`,
  commission: msg`Commission`,
  marketplaceDiscount: msg`Promo codes paid by the marketplace`,
  bookings: msg`Bookings`,
  cancellations: msg`Cancellations`,
} as const;

/** Names of the steps from view to booking, on the page and in the file [FG13]. */
export const exposureMessages = {
  title: msg`From results to bookings`,
  shown: msg`Cars shown`,
  opened: msg`Cars opened`,
  booked: msg`Cars booked`,
} as const;

/** Headings of the zero-result searches, in the table and the file [FG10]. */
export const zeroResultMessages = {
  title: msg`Searches that found no car`,
  place: msg`Place`,
  month: msg`Pick-up in`,
  filters: msg`Filters`,
  searches: msg`Searches`,
  anywhere: msg`Anywhere`,
} as const;
