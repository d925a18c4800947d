import { noCarFilter } from "@sayara/domain/search/CarFilter";
import type { SearchQuery } from "../SearchEngine.ts";

/** Returns a search of Tunis for the first week of December 2026, lowest totals first. */
export function unfilteredSearch(now: Date): SearchQuery {
  return {
    pickupLocation: "tunis",
    from: new Date("2026-12-01T09:00:00Z"),
    to: new Date("2026-12-08T09:00:00Z"),
    language: "fr",
    sort: "total",
    filter: noCarFilter,
    now,
    offset: 0,
    size: 15,
  };
}
