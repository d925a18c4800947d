import { isWallClock, type WallClock } from "@sayara/domain/time/WallClock";
import { recentSearchesName } from "#web/session/storedUser/recentSearchesName.ts";

/** A place and dates searched on this device. */
export interface RecentSearch {
  place: string;
  from: WallClock;
  to: WallClock;
}

/** The latest search, with the drop-off place if it differs. */
interface LastSearch extends RecentSearch {
  dropOff: string | null;
}

let last: LastSearch | undefined;

/** Maximum number of stored searches, one per place. */
const MAX_STORED = 4;
const slugPattern = /^[a-z0-9-]{1,100}$/;

/** Returns the searches stored on this device, the latest first; none if storage is blocked or corrupt. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesName) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, MAX_STORED) : [];
  } catch {
    return [];
  }
}

/** Returns the last search of this visit; undefined once the stored searches are deleted, as on sign-out. */
export function lastSearch(): LastSearch | undefined {
  return readRecentSearches()[0]?.place === last?.place ? last : undefined;
}

/** Stores a search as the latest. Replaces an earlier one at the same place. */
export function rememberSearch(search: LastSearch): void {
  last = search;
  const { place, from, to } = search;
  const others = readRecentSearches().filter((other) => other.place !== place);
  try {
    localStorage.setItem(
      recentSearchesName,
      JSON.stringify([{ place, from, to }, ...others].slice(0, MAX_STORED)),
    );
  } catch {
    // Storage is blocked or full, so the search will not be suggested.
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== "object" || value === null) return false;
  const { place, from, to } = value as Record<string, unknown>;
  return typeof place === "string" && slugPattern.test(place) && isTime(from) && isTime(to);
}

function isTime(value: unknown): value is WallClock {
  return typeof value === "string" && isWallClock(value);
}
