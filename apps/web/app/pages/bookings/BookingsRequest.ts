import { type BookingDates, bookingDates } from "@sayara/domain/booking/BookingDates";
import { type BookingSort, bookingSorts, defaultBookingSort } from "@sayara/domain/booking/BookingSort";
import { type BookingStatus, bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";
import { readListingRequest } from "#web/shared/Listing/ListingRequest.ts";

/** What the address of the list of bookings asks for. */
export interface BookingsRequest {
  /** Empty: every status. */
  statuses: readonly BookingStatus[];
  /** Id of an agency; null: all. */
  agency: string | null;
  /** First and last day of the dates that `datesOf` names, in the marketplace's zone. */
  from: CalendarDate | null;
  to: CalendarDate | null;
  datesOf: BookingDates;
  /** Slug of a place of pick-up or drop-off; null: all. */
  place: string | null;
  /** Only bookings whose request to cancel waits for a decision. */
  cancelRequested: boolean;
  /** Only bookings whose request for other dates waits for a decision. */
  changeRequested: boolean;
  /** Only bookings of which a problem was reported since staff have last written about one. */
  problemReported: boolean;
  /** Only bookings of which staff still has to return money. */
  refundOwed: boolean;
  /** Messages of the reference, the driver's or the car's name. */
  s: string;
  sort: BookingSort;
  /** From 1. */
  page: number;
}

/** The list without filters. */
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
  refundOwed: false,
  s: "",
  sort: defaultBookingSort,
  page: 1,
};

/** Reads an address. Ignores values that no filter has. A last day before the first is the first. */
export function readBookingsRequest(url: string): BookingsRequest {
  const { searchParams } = new URL(url);
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    const parsed = v.safeParse(schema, searchParams.get(name));
    return parsed.success ? parsed.output : null;
  };
  const asked = new Set(searchParams.getAll("status").flatMap((values) => values.split(",")));
  const from = read("from", CalendarDate);
  const to = read("to", CalendarDate);
  return {
    statuses: bookingStatuses.filter((status) => asked.has(status)),
    agency: read("agency", EntityId),
    from,
    to: from !== null && to !== null && to < from ? from : to,
    datesOf: bookingDates.find((known) => known === searchParams.get("dates")) ?? "rental",
    place: read("place", Slug),
    cancelRequested: searchParams.get("cancelling") === "1",
    changeRequested: searchParams.get("changes") === "1",
    problemReported: searchParams.get("problems") === "1",
    refundOwed: searchParams.get("refunds") === "1",
    sort: bookingSorts.find((known) => known === searchParams.get("sort")) ?? defaultBookingSort,
    ...readListingRequest(url),
  };
}

/** Returns the address of a list of bookings. */
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
  if (request.refundOwed) query.set("refunds", "1");
  if (request.s !== "") query.set("s", request.s);
  if (request.sort !== defaultBookingSort) query.set("sort", request.sort);
  if (request.page > 1) query.set("page", String(request.page));
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "/bookings" : `/bookings?${text}`;
}

/** Returns the number of filters that a request sets; the order and the page are none. */
export function countFilters(request: BookingsRequest): number {
  const set = [
    request.statuses.length > 0,
    request.agency !== null,
    request.from !== null || request.to !== null,
    request.place !== null,
    request.cancelRequested,
    request.changeRequested,
    request.problemReported,
    request.refundOwed,
    request.s !== "",
  ];
  return set.filter(Boolean).length;
}
