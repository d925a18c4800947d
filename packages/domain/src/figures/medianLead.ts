/** Bookings that were made the same number of days before their pick-up. */
export interface LeadCount {
  days: number;
  bookings: number;
}

/**
 * Returns the days by which half of the bookings or more were made before their pick-up at the latest, the lower of two
 * middle ones; null without any [FG11].
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
