import { findSteadyOffset } from "@sayara/domain/time/findSteadyOffset";
import type { SteadyOffset } from "@sayara/domain/time/SteadyOffset";

const DAY = 86_400_000;
/** Days before and after today: shown reviews are older, rentals begin within 18 months. */
const span = { before: 5 * 365, after: 3 * 365 };

let found: { timeZone: string; today: number; steady: SteadyOffset | null } | undefined;

/**
 * Returns the offset of the marketplace's zone for the years around today; null if its clocks change meanwhile. A
 * browser's first `Intl` object takes long during hydration, so the server does this for it. Computed once a day.
 */
export function steadyClocks(timeZone: string, now: Date): SteadyOffset | null {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  if (found?.timeZone !== timeZone || found.today !== today) {
    const [from, until] = [new Date(today - span.before * DAY), new Date(today + span.after * DAY)];
    found = { timeZone, today, steady: findSteadyOffset(timeZone, from, until) };
  }
  return found.steady;
}
