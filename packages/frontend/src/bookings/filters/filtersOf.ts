import type { BookingFilters } from "@sayara/api-client/contract/bookings/bookings";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { BookingsRequest } from "../BookingsRequest.ts";

/** Converts the filters to the API's parameters. Days become their first and last instants. */
export function filtersOf(request: BookingsRequest, timeZone: string): BookingFilters {
  const { statuses, agency, from, to, datesOf, place, refundOwed, s } = request;
  const { cancelRequested, changeRequested, problemReported, messagesWaiting } = request;
  const startOf = (day: CalendarDate) => wallClockToInstant(`${day}T00:00`, timeZone).getTime();
  const dayAfter = (day: CalendarDate) => calendarDate(dayNumber(day) + 1);
  return {
    // Abandoned checkouts are included only if selected by status, or in a text search.
    ...(statuses.length > 0 ? { statuses: [...statuses] } : s === "" && { abandoned: false }),
    ...(agency !== null && { suppliers: [agency] }),
    ...(from !== null && { from: new Date(startOf(from)).toISOString() }),
    ...(to !== null && { to: new Date(startOf(dayAfter(to)) - 1).toISOString() }),
    ...((from !== null || to !== null) && { datesOf }),
    ...(place !== null && { location: place }),
    ...(cancelRequested && { cancelRequested }),
    ...(changeRequested && { changeRequested }),
    ...(problemReported && { problemReported }),
    ...(messagesWaiting && { messagesWaiting }),
    ...(refundOwed && { refundOwed }),
    ...(s !== "" && { s }),
  };
}
