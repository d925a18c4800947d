import type { StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";

/** Lists of bookings on the Today page. */
export const todayLists = [
  "toAnswer",
  "pickUps",
  "dropOffs",
  "cancellations",
  "problems",
  "messages",
] as const satisfies (keyof StaffDay["counts"])[];
export type TodayList = (typeof todayLists)[number];

/**
 * Returns the path of the page for each list. A test compares the paths with `quickRequests`, because
 * importing it here would load its modules with the page.
 */
export function todayPaths(day: CalendarDate): Readonly<Record<TodayList, string>> {
  const confirmed = `/bookings?status=deposit,paid,reserved&from=${day}&to=${day}`;
  return {
    toAnswer: "/bookings?status=pending&sort=pickUp",
    pickUps: `${confirmed}&dates=pickUp&sort=pickUp`,
    dropOffs: `${confirmed}&dates=dropOff&sort=dropOff`,
    cancellations: "/bookings?cancelling=1&sort=pickUp",
    problems: "/bookings?problems=1&sort=dropOff",
    messages: "/bookings?messages=1&sort=pickUp",
  };
}
