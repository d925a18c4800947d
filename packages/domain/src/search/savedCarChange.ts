import type { Unknown } from "../validation/newerValues.ts";
import type { SavedCarState } from "./SavedCarState.ts";

/**
 * Number of consecutive checks that must find a car taken before a free car is news. A checkout may hold a
 * car for only minutes.
 */
export const TAKEN_CHECKS = 2;

/** The stored facts about a saved car with an alert. */
export interface WatchedCar {
  /** The lowest total of which the driver was notified, in millimes; null if none. */
  known: number | null;
  /** Number of the latest consecutive checks that found the car taken, at most `TAKEN_CHECKS`. */
  takenChecks: number;
}

/** The result of a check. `total` is in millimes; null unless the car is available. */
export interface CheckedCar {
  state: SavedCarState | Unknown;
  total: number | null;
}

export interface SavedCarChange extends WatchedCar {
  /** The news for the driver; null if there is none. */
  news: "cheaper" | "free" | null;
}

/**
 * Returns the change that a check of a saved car causes [SV5]. A total is news if it is below the lowest
 * known one. A free car is news after two consecutive checks found it taken.
 */
export function savedCarChange(
  { known, takenChecks }: WatchedCar,
  { state, total }: CheckedCar,
): SavedCarChange {
  if (state === "taken") return { known, takenChecks: Math.min(takenChecks + 1, TAKEN_CHECKS), news: null };
  if (state !== "available" || total === null) return { known, takenChecks, news: null };
  const wasTaken = takenChecks >= TAKEN_CHECKS;
  const isCheaper = known !== null && total < known;
  const news = wasTaken ? "free" : isCheaper ? "cheaper" : null;
  // News makes this total known to the driver. Without a known total, this one is the first to compare with.
  return { known: news !== null || known === null ? total : known, takenChecks: 0, news };
}
