/** Days of a rental, grouped by price. */
export interface CountedDays {
  /** Days at the base price. */
  base: number;
  /** Flat pairs: the index of a period, and the number of days that it prices. */
  periods: number[];
}

/**
 * Counts the days of a rental at each price of a calendar. If periods overlap, the first in the list prices a day
 * [PR4]. The time grows with the number of periods, not of days.
 *
 * @param calendar first and last day number of each period, as a flat list
 */
export function countDays(calendar: readonly number[], firstDay: number, lastDay: number): CountedDays {
  let base = lastDay - firstDay + 1;
  const periods: number[] = [];
  const uncoveredDays: DayRanges = [firstDay, lastDay];
  for (let index = 0; index < calendar.length && base > 0; index += 2) {
    const start = calendar[index] ?? 0;
    const end = calendar[index + 1] ?? 0;
    if (start > lastDay || end < firstDay) continue;
    const days = removeDays(uncoveredDays, start, end);
    if (days === 0) continue;
    periods.push(index / 2, days);
    base -= days;
  }
  return { base, periods };
}

/** Returns the index of the period that prices a day; undefined if the base price applies [PR4]. */
export function periodOn(calendar: readonly number[], day: number): number | undefined {
  for (let index = 0; index < calendar.length; index += 2) {
    if ((calendar[index] ?? 0) <= day && day <= (calendar[index + 1] ?? 0)) return index / 2;
  }
  return undefined;
}

/**
 * Ranges of days outside all earlier periods, as a flat list: first, last, first, last, … Both ends are
 * inclusive.
 */
type DayRanges = number[];

/**
 * Removes a period's days from the ranges and returns their number. The days of earlier periods are already removed.
 */
function removeDays(ranges: DayRanges, start: number, end: number): number {
  let removedDays = 0;
  // A new range is appended and visited later. It lies outside the period, so it is skipped.
  for (let i = 0; i < ranges.length; i += 2) {
    const first = ranges[i] ?? 0;
    const last = ranges[i + 1] ?? 0;
    const from = first > start ? first : start;
    const to = last < end ? last : end;
    if (from > to) continue;
    removedDays += to - from + 1;
    if (first < from && to < last) ranges.push(to + 1, last);
    if (first < from) ranges[i + 1] = from - 1;
    else ranges[i] = to + 1;
  }
  return removedDays;
}
