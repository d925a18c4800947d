import { type BookingDates, bookingDates } from "@sayara/domain/booking/period/BookingDates";
import { type BookingSort, bookingSorts, defaultBookingSort } from "@sayara/domain/booking/BookingSort";
import { type BookingStatus, bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";
import { readListingRequest } from "../listing/ListingRequest.ts";

/** Filters, sort order and page in the URL of the list of bookings. */
export interface BookingsRequest {
  /** Empty for every status. */
  statuses: readonly BookingStatus[];
  /** Id of an agency; null for all. */
  agency: string | null;
  /** First and last day, in the marketplace's time zone, of the dates selected by `datesOf`. */
  from: CalendarDate | null;
  to: CalendarDate | null;
  datesOf: BookingDates;
  /** Slug of a pick-up or drop-off place; null for all. */
  place: string | null;
  /** Whether to list only bookings with a cancel request awaiting a decision. */
  cancelRequested: boolean;
  /** Whether to list only bookings with an open request for other dates. */
  changeRequested: boolean;
  /** Whether to list only bookings whose last problem report is not by staff. */
  problemReported: boolean;
  /**
   * Whether to list only bookings with waiting messages: unread ones or, for an administrator, reported ones.
   */
  messagesWaiting: boolean;
  /** Whether to list only bookings with a refund owed by staff. */
  refundOwed: boolean;
  /** Text to search for in the reference, the driver's name or the car's name. */
  s: string;
  sort: BookingSort;
  /** Page number, starting at 1. */
  page: number;
}

/** The unfiltered list. */
export const allBookings: BookingsRequest = {
  statuses: [],
  agency: null,
  from: null,
  to: null,
  datesOf: "rental",
  place: null,
  cancelRequested: false,
  changeRequested: false,
  problemReported: false,
  messagesWaiting: false,
  refundOwed: false,
  s: "",
  sort: defaultBookingSort,
  page: 1,
};

/**
 * Parses a URL. Ignores values that no filter accepts. Replaces a last day before the first day by the first
 * day.
 */
export function readBookingsRequest(url: string): BookingsRequest {
  const { searchParams } = new URL(url);
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const parsed = v.safeParse(schema, searchParams.get(name));
    return parsed.success ? parsed.output : null;
  };
  const requestedStatuses = new Set(searchParams.getAll("status").flatMap((values) => values.split(",")));
  const from = read("from", CalendarDate);
  const to = read("to", CalendarDate);
  return {
    statuses: bookingStatuses.filter((status) => requestedStatuses.has(status)),
    agency: read("agency", EntityId),
    from,
    to: from !== null && to !== null && to < from ? from : to,
    datesOf: bookingDates.find((value) => value === searchParams.get("dates")) ?? "rental",
    place: read("place", Slug),
    cancelRequested: searchParams.get("cancelling") === "1",
    changeRequested: searchParams.get("changes") === "1",
    problemReported: searchParams.get("problems") === "1",
    messagesWaiting: searchParams.get("messages") === "1",
    refundOwed: searchParams.get("refunds") === "1",
    sort: bookingSorts.find((value) => value === searchParams.get("sort")) ?? defaultBookingSort,
    ...readListingRequest(url),
  };
}

/** Returns the URL of a list of bookings. */
export function bookingsAddress(request: BookingsRequest): string {
  const query = new URLSearchParams();
  if (request.statuses.length > 0) query.set("status", request.statuses.join(","));
  if (request.agency !== null) query.set("agency", request.agency);
  if (request.from !== null) query.set("from", request.from);
  if (request.to !== null) query.set("to", request.to);
  if (request.datesOf !== "rental") query.set("dates", request.datesOf);
  if (request.place !== null) query.set("place", request.place);
  if (request.cancelRequested) query.set("cancelling", "1");
  if (request.changeRequested) query.set("changes", "1");
  if (request.problemReported) query.set("problems", "1");
  if (request.messagesWaiting) query.set("messages", "1");
  if (request.refundOwed) query.set("refunds", "1");
  if (request.s !== "") query.set("s", request.s);
  if (request.sort !== defaultBookingSort) query.set("sort", request.sort);
  if (request.page > 1) query.set("page", String(request.page));
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "/bookings" : `/bookings?${text}`;
}

/** Returns the number of filters that a request sets. Sort order and page do not count. */
export function countFilters(request: BookingsRequest): number {
  const flags = [
    request.statuses.length > 0,
    request.agency !== null,
    request.from !== null || request.to !== null,
    request.place !== null,
    request.cancelRequested,
    request.changeRequested,
    request.problemReported,
    request.messagesWaiting,
    request.refundOwed,
    request.s !== "",
  ];
  return flags.filter(Boolean).length;
}
