import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";
import type { UserType } from "@sayara/domain/user/UserType";
import { allBookings, bookingsAddress, type BookingsRequest } from "../BookingsRequest.ts";

/** A predefined list, opened with one click. */
export type QuickList =
  | "upcoming"
  | "past"
  | "toAnswer"
  | "pickUps"
  | "dropOffs"
  | "cancellations"
  | "changes"
  | "problems"
  | "messages"
  | "refunds";

/** Number of bookings by list. A list whose count could not be loaded is missing. */
export type QuickCounts = Readonly<Partial<Record<QuickList, number>>>;

const confirmedStatuses = ["deposit", "paid", "reserved"] as const;
const activeStatuses = ["pending", ...confirmedStatuses] as const;

/** Returns the most frequently opened lists: today's work for staff, upcoming rentals for drivers. */
export function quickRequests(
  type: UserType,
  today: CalendarDate,
): (readonly [QuickList, BookingsRequest])[] {
  const yesterday = calendarDate(dayNumber(today) - 1);
  const confirmedToday = { from: today, to: today, statuses: confirmedStatuses };
  const lists: [QuickList, Partial<BookingsRequest>][] =
    type === "user"
      ? [
          ["upcoming", { statuses: activeStatuses, from: today, sort: "pickUp" }],
          ["past", { statuses: confirmedStatuses, to: yesterday, datesOf: "dropOff", sort: "latestPickUp" }],
        ]
      : [
          ["toAnswer", { statuses: ["pending"], sort: "pickUp" }],
          ["pickUps", { ...confirmedToday, datesOf: "pickUp", sort: "pickUp" }],
          ["dropOffs", { ...confirmedToday, datesOf: "dropOff", sort: "dropOff" }],
          ["cancellations", { cancelRequested: true, sort: "pickUp" }],
          ["changes", { changeRequested: true, sort: "pickUp" }],
          ["problems", { problemReported: true, sort: "dropOff" }],
          ["messages", { messagesWaiting: true, sort: "pickUp" }],
          ["refunds", { refundOwed: true }],
        ];
  return lists.map(([list, part]) => [list, { ...allBookings, ...part }]);
}

/** Returns the quick list that matches a request; null if there is none. */
export function quickListOf(request: BookingsRequest, type: UserType, today: CalendarDate): QuickList | null {
  const address = bookingsAddress({ ...request, page: 1 });
  const match = quickRequests(type, today).find(([, quick]) => bookingsAddress(quick) === address);
  return match?.[0] ?? null;
}
