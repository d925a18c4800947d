const DAY = 86_400_000;

/**
 * Returns the number of rental days: the 24-hour blocks started between pick-up and drop-off, regardless of clock
 * changes. 0 if the drop-off is not after the pick-up [PR1, PR2].
 *
 * @throws RangeError for an invalid date.
 */
export function rentalDays(from: Date, to: Date): number {
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY);
  if (Number.isNaN(days)) throw new RangeError("A rental needs two valid dates");
  return days > 0 ? days : 0;
}
