import { addCalendarDays } from "./addCalendarDays.ts";
import { defaultSearchDates } from "./defaultSearchDates.ts";
import { DEFAULT_SEARCH_DAYS } from "./searchDefaults.ts";
import type { WallClock } from "./WallClock.ts";

/**
 * Returns the dates of a search: the default ones for none; for one alone the other at the same time of day, three
 * days later or earlier [SE15]. A pick-up that this would put before the default one is the default one, if that is
 * before the drop-off.
 */
export function completeSearchDates(
  { from, to }: { from: WallClock | null; to: WallClock | null },
  clock: { now: Date; timeZone: string },
): { from: WallClock; to: WallClock } {
  if (from !== null) return { from, to: to ?? moved(from, DEFAULT_SEARCH_DAYS) };
  const usual = defaultSearchDates(clock);
  if (to === null) return usual;
  const earlier = moved(to, -DEFAULT_SEARCH_DAYS);
  return { from: earlier < usual.from && usual.from < to ? usual.from : earlier, to };
}

function moved(clock: WallClock, days: number): WallClock {
  return addCalendarDays(clock.slice(0, 10), days) + clock.slice(10);
}
