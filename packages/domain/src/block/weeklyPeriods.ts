import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

/**
 * Returns `weeks` periods: a block's own and its weekly repetitions, at the same times of day in the zone
 * [BL4]. Null if a period and the agency's turnaround overlap the next period.
 */
export function weeklyPeriods(
  { from, to }: { from: Date; to: Date },
  { weeks, timeZone, turnaroundMinutes }: { weeks: number; timeZone: string; turnaroundMinutes: number },
): { from: Date; to: Date }[] | null {
  const periods = Array.from({ length: weeks }, (_, week) => ({
    from: weeksLater(from, week, timeZone),
    to: weeksLater(to, week, timeZone),
  }));
  const reachesNext = periods.some((period, index) => {
    const next = periods[index + 1];
    return next !== undefined && period.to.getTime() + turnaroundMinutes * 60_000 > next.from.getTime();
  });
  return reachesNext ? null : periods;
}

function weeksLater(instant: Date, weeks: number, timeZone: string): Date {
  if (weeks === 0) return instant;
  const clock = instantToWallClock(instant, timeZone);
  return wallClockToInstant(`${addCalendarDays(clock.slice(0, 10), 7 * weeks)}${clock.slice(10)}`, timeZone);
}
