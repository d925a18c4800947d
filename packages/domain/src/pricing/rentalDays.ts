const DAY = 86_400_000;

/**
 * Returns the number of rental days: the 24-hour blocks begun between pick-up and drop-off, whatever the
 * clock changes. 0 when the end is not after the start [PR1, PR2].
 *
 * @throws RangeError for an invalid date.
 */
export function rentalDays(from: Date, to: Date): number {
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY);
  if (Number.isNaN(days)) throw new RangeError("A rental needs two valid dates");
  return days > 0 ? days : 0;
}
