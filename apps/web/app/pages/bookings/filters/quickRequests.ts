import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";
import type { UserType } from "@sayara/domain/user/UserType";
import { allBookings, bookingsAddress, type BookingsRequest } from "#web/pages/bookings/BookingsRequest.ts";

/** A predefined list, opened with one click. */
export type QuickList =
  | "ahead"
  | "past"
  | "toAnswer"
  | "pickUps"
  | "dropOffs"
  | "cancellations"
  | "changes"
  | "problems"
  | "refunds";

/** Number of bookings by list. A list whose count could not be loaded is missing. */
export type QuickCounts = Readonly<Partial<Record<QuickList, number>>>;

const firm = ["deposit", "paid", "reserved"] as const;
const live = ["pending", ...firm] as const;

/** Returns the most frequently opened lists: today's work for staff, upcoming rentals for drivers. */
export function quickRequests(
  type: UserType,
  today: CalendarDate,
): (readonly [QuickList, BookingsRequest])[] {
  const yesterday = calendarDate(dayNumber(today) - 1);
  const onToday = { from: today, to: today, statuses: firm };
  const lists: [QuickList, Partial<BookingsRequest>][] =
    type === "user"
      ? [
          ["ahead", { statuses: live, from: today, sort: "pickUp" }],
          ["past", { statuses: firm, to: yesterday, datesOf: "dropOff", sort: "latestPickUp" }],
        ]
      : [
          ["toAnswer", { statuses: ["pending"], sort: "pickUp" }],
          ["pickUps", { ...onToday, datesOf: "pickUp", sort: "pickUp" }],
          ["dropOffs", { ...onToday, datesOf: "dropOff", sort: "dropOff" }],
          ["cancellations", { cancelRequested: true, sort: "pickUp" }],
          ["changes", { changeRequested: true, sort: "pickUp" }],
          ["problems", { problemReported: true, sort: "dropOff" }],
          ["refunds", { refundOwed: true }],
        ];
  return lists.map(([list, part]) => [list, { ...allBookings, ...part }]);
}

/** Returns the quick list that matches a request; null if there is none. */
export function quickListOf(request: BookingsRequest, type: UserType, today: CalendarDate): QuickList | null {
  const shown = bookingsAddress({ ...request, page: 1 });
  const found = quickRequests(type, today).find(([, quick]) => bookingsAddress(quick) === shown);
  return found?.[0] ?? null;
}
