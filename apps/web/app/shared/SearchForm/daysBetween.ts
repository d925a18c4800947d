import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

/** Returns the rental days between two wall-clock times in the marketplace's time zone. */
export function daysBetween({ from, to }: { from: WallClock; to: WallClock }, timeZone: string): number {
  return rentalDays(wallClockToInstant(from, timeZone), wallClockToInstant(to, timeZone));
}
