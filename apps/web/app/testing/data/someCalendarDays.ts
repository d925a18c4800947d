import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";

/** Two months of totals from 29 November 2026: 318 by default, 300 on Mondays and none on Sundays. */
export function someCalendarDays(): CalendarDay[] {
  return Array.from({ length: 62 }, (_, index) => ({
    date: addCalendarDays("2026-11-29", index),
    total: index % 7 === 0 ? null : index % 7 === 1 ? 300 : 318,
  }));
}
