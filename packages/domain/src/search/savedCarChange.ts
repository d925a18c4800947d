import type { Unknown } from "../validation/newerValues.ts";
import type { SavedCarState } from "./SavedCarState.ts";

/** Checks in a row that find a car taken before it is news that it is free: a checkout may hold a car for minutes. */
export const TAKEN_CHECKS = 2;

/** What is known of a saved car with an alert. */
export interface WatchedCar {
  /** The lowest total that its driver was told, in millimes; null if none was. */
  known: number | null;
  /** Checks in a row, up to the last one, that found it taken; at most `TAKEN_CHECKS`. */
  takenChecks: number;
}

/** What a check has found: the total in millimes, null unless available. */
export interface CheckedCar {
  state: SavedCarState | Unknown;
  total: number | null;
}

export interface SavedCarChange extends WatchedCar {
  /** What the driver is told; null if nothing. */
  news: "cheaper" | "free" | null;
}

/**
 * Returns what a check of a saved car has changed [SV5]. A total is news below the lowest that the driver was told; a
 * free car is news after two checks that found it taken.
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
  // After a news the driver knows this total, and without a known one it is the first to compare with.
  return { known: news !== null || known === null ? total : known, takenChecks: 0, news };
}
