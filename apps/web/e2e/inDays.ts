import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";

/** 10:00 so many days from today in the marketplace's zone, as addresses write it. */
export function inDays(days: number): string {
  const day = instantToWallClock(new Date(Date.now() + days * 86_400_000), MARKETPLACE_TIME_ZONE).slice(
    0,
    10,
  );
  return `${day}T10:00`;
}
