import { type CalendarDate, daysInMonth } from "./CalendarDate.ts";

/** Returns the same day `months` later, or that month's last day if it is shorter [TM5]. */
export function addCalendarMonths(date: CalendarDate, months: number): CalendarDate {
  const monthsSinceYear0 = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(monthsSinceYear0 / 12);
  const month = monthsSinceYear0 - year * 12 + 1;
  const day = Math.min(Number(date.slice(8, 10)), daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
