/**
 * Returns the index of the period that prices a day, if one does: of overlapping periods the first in the list
 * [PR4].
 *
 * @param calendar first and last day number of each period, in sequence.
 */
export function periodOn(calendar: readonly number[], day: number): number | undefined {
  for (let index = 0; index < calendar.length; index += 2) {
    if ((calendar[index] ?? 0) <= day && day <= (calendar[index + 1] ?? 0)) return index / 2;
  }
  return undefined;
}
