import { type CalendarDate, isCalendarDate } from "@sayara/domain/time/CalendarDate";
import type { ClosedDate } from "./ClosedDates.ts";

/** A period in which an agency is closed, both days inclusive. */
export interface Closure {
  name: string;
  from: CalendarDate;
  to: CalendarDate;
}

/**
 * Returns the closures that overlap a period, in the order of their dates [AR2, AR3].
 *
 * @example
 * upcomingClosures([{ name: "Indépendance", from: "2026-03-20", to: "2026-03-20", yearly: true }], {
 *   from: "2027-01-01",
 *   to: "2027-12-31",
 * }); // [{ name: "Indépendance", from: "2027-03-20", to: "2027-03-20" }]
 */
export function upcomingClosures(
  closedDates: readonly ClosedDate[],
  period: { from: CalendarDate; to: CalendarDate },
): Closure[] {
  return closedDates
    .flatMap((closed) => occurrencesOf(closed, period))
    .filter(({ from, to }) => from <= period.to && to >= period.from)
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

function occurrencesOf(
  { name, from, to, yearly }: ClosedDate,
  period: { from: CalendarDate; to: CalendarDate },
): Closure[] {
  if (!yearly) return [{ name, from, to }];
  const length = yearOf(to) - yearOf(from);
  const occurrences: Closure[] = [];
  // A closure that began in the year before may still last.
  for (let year = Math.max(yearOf(from), yearOf(period.from) - 1); year <= yearOf(period.to); year += 1)
    occurrences.push({ name, from: inYear(from, year), to: inYear(to, year + length) });
  return occurrences;
}

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));

/** Moves a date to another year. 29 February becomes 1 March in a year without one. */
function inYear(date: CalendarDate, year: number): CalendarDate {
  const moved = `${String(year).padStart(4, "0")}${date.slice(4)}`;
  return isCalendarDate(moved) ? moved : `${moved.slice(0, 4)}-03-01`;
}
