import { daysInMonth, type CalendarDate } from "../time/CalendarDate.ts";
import type { Season } from "./Season.ts";

/** First and last day of a season in one year, both inclusive. */
export interface SeasonDates {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Years ahead for which a yearly season is computed. Bookings end within two years. */
const YEARS_AHEAD = 2;

/**
 * Returns the ranges of a season's dates that have not ended: its own, or if it repeats yearly, those from
 * last year to two years ahead [SN1].
 *
 * @param today in the marketplace's zone.
 */
export function seasonDates(
  { startDate, endDate, repeatsYearly }: Pick<Season, "startDate" | "endDate" | "repeatsYearly">,
  today: CalendarDate,
): SeasonDates[] {
  const all = repeatsYearly ? repetitions({ startDate, endDate }, today) : [{ startDate, endDate }];
  // A season of 29 February alone has no dates in other years.
  return all.filter((dates) => dates.endDate >= today && dates.startDate <= dates.endDate);
}

function repetitions({ startDate, endDate }: SeasonDates, today: CalendarDate): SeasonDates[] {
  const thisYear = yearOf(today);
  const yearsOfSeason = yearOf(endDate) - yearOf(startDate);
  // A yearly season does not apply before its first year.
  const first = Math.max(yearOf(startDate), thisYear - 1);
  return Array.from({ length: Math.max(0, thisYear + YEARS_AHEAD - first + 1) }, (_, index) => {
    const year = first + index;
    return {
      startDate: inYear(startDate, year, "03-01"),
      endDate: inYear(endDate, year + yearsOfSeason, "02-28"),
    };
  });
}

/** Moves a date to another year. 29 February becomes `otherwise` in a year without one [SN1]. */
function inYear(date: CalendarDate, year: number, otherwise: string): CalendarDate {
  const dayAndMonth = date.slice(5) === "02-29" && daysInMonth(year, 2) === 28 ? otherwise : date.slice(5);
  return `${year}-${dayAndMonth}`;
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
