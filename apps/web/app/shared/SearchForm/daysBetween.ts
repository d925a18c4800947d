import { rentalDays } from "@sayara/domain/pricing/rentalDays";
import type { WallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";

/** Rental days between two times of the marketplace's clock. */
export function daysBetween({ from, to }: { from: WallClock; to: WallClock }, timeZone: string): number {
  return rentalDays(wallClockToInstant(from, timeZone), wallClockToInstant(to, timeZone));
}
