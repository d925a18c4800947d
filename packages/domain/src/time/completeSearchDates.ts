import { addCalendarDays } from "./addCalendarDays.ts";
import { defaultSearchDates } from "./defaultSearchDates.ts";
import { DEFAULT_SEARCH_DAYS } from "./searchDefaults.ts";
import type { WallClock } from "./WallClock.ts";

/**
 * Completes the dates of a search [SE15]. Without dates, returns the default ones. With one date, sets the other three
 * days from it, at the same time of day. If this puts the pick-up before the default pick-up, uses the default pick-up
 * instead, provided it is before the drop-off.
 */
export function completeSearchDates(
  { from, to }: { from: WallClock | null; to: WallClock | null },
  clock: { now: Date; timeZone: string },
): { from: WallClock; to: WallClock } {
  if (from !== null) return { from, to: to ?? shiftDays(from, DEFAULT_SEARCH_DAYS) };
  const defaults = defaultSearchDates(clock);
  if (to === null) return defaults;
  const pickup = shiftDays(to, -DEFAULT_SEARCH_DAYS);
  return { from: pickup < defaults.from && defaults.from < to ? defaults.from : pickup, to };
}

function shiftDays(clock: WallClock, days: number): WallClock {
  return addCalendarDays(clock.slice(0, 10), days) + clock.slice(10);
}
