import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

/**
 * Returns when a flight or a ferry arrives: at its time of day, on the date that brings it nearest to the
 * pick-up. With a pick-up at 00:30, an arrival at 23:50 is on the evening before [AV2].
 *
 * @param time `HH:MM` in the marketplace's zone.
 */
export function arrivesAt(time: string, pickup: Date, timeZone: string): Date {
  const date = dateInZone(pickup, timeZone);
  const distance = (at: Date) => Math.abs(at.getTime() - pickup.getTime());
  return [0, -1, 1]
    .map((days) => wallClockToInstant(`${addCalendarDays(date, days)}T${time}`, timeZone))
    .reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest));
}
