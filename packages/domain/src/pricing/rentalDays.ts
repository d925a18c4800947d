const DAY = 86_400_000;

/**
 * The number of rental days between pick-up and drop-off: every 24 hours begun count as a day, whatever the
 * calendar and its clock changes say; 0 when the end is not after the start [PR1].
 *
 * @throws RangeError for an invalid date.
 */
export function rentalDays(from: Date, to: Date): number {
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY);
  if (Number.isNaN(days)) throw new RangeError("A rental needs two valid dates");
  return days > 0 ? days : 0;
}
