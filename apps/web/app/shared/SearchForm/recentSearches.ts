import { isWallClock, type WallClock } from "@sayara/domain/time/WallClock";
import { recentSearchesName } from "#web/session/recentSearchesName.ts";

/** A place and dates searched on this device. */
export interface RecentSearch {
  /** The place's slug. */
  place: string;
  from: WallClock;
  to: WallClock;
}

/** The latest search, with the drop-off place if it is another one. */
interface LastSearch extends RecentSearch {
  dropOff: string | null;
}

let last: LastSearch | undefined;

/** Most searches that are kept, one per place. */
const mostKept = 4;
const slugPattern = /^[a-z0-9-]{1,100}$/;

/** Returns the searches kept on this device, the latest first. None where storage is blocked or damaged. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentSearchesName) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentSearch).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Returns the last search of this visit; undefined once the kept ones were deleted, as by a sign-out. */
export function lastSearch(): LastSearch | undefined {
  return readRecentSearches()[0]?.place === last?.place ? last : undefined;
}

/** Keeps a search as the latest. The earlier one at the same place is replaced. */
export function rememberSearch(search: LastSearch): void {
  last = search;
  const { place, from, to } = search;
  const others = readRecentSearches().filter((other) => other.place !== place);
  try {
    localStorage.setItem(
      recentSearchesName,
      JSON.stringify([{ place, from, to }, ...others].slice(0, mostKept)),
    );
  } catch {
    // Storage is blocked or full: nothing is offered later.
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
