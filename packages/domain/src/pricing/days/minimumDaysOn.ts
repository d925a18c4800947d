import * as v from "valibot";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";

/** A range of pick-up dates, both inclusive, for which a rental must have at least `days` days [SN4]. */
export const MinimumPeriod = v.object({
  startDate: CalendarDate,
  endDate: CalendarDate,
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
});
export type MinimumPeriod = v.InferOutput<typeof MinimumPeriod>;

/**
 * Returns the minimum rental days for a pick-up date: those of the first period that includes it, but at
 * least the agency's [SN4].
 *
 * @param date pick-up date in the marketplace's zone.
 */
export function minimumDaysOn(
  {
    minimumRentalDays,
    minimumPeriods = [],
  }: { minimumRentalDays: number; minimumPeriods?: readonly MinimumPeriod[] | undefined },
  date: CalendarDate,
): number {
  const period = minimumPeriods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return Math.max(minimumRentalDays, period?.days ?? 0);
}
