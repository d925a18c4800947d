/** The number of bookings made a given number of days before their pick-up. */
export interface LeadCount {
  days: number;
  bookings: number;
}

/**
 * Returns the median number of days between booking and pick-up, or the lower of two middle values; null
 * without bookings [FG11].
 *
 * @example medianLead([{ days: 2, bookings: 3 }, { days: 40, bookings: 1 }]) // 2
 */
export function medianLead(counts: readonly LeadCount[]): number | null {
  const all = counts.reduce((sum, { bookings }) => sum + bookings, 0);
  let upTo = 0;
  for (const { days, bookings } of counts.toSorted((a, b) => a.days - b.days)) {
    upTo += bookings;
    if (bookings > 0 && upTo * 2 >= all) return days;
  }
  return null;
}
