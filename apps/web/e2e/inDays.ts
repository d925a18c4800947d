import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";

/** Returns 10:00 some days from today on the marketplace's wall clock, in the form of addresses. */
export function inDays(days: number): string {
  const day = instantToWallClock(new Date(Date.now() + days * 86_400_000), MARKETPLACE_TIME_ZONE).slice(
    0,
    10,
  );
  return `${day}T10:00`;
}
