import type { SearchState } from "@sayara/domain/search/SearchState";

/** What is rented from where to where and when, whatever narrows the list: two searches of one stay share it. */
export function stayOf({ place, dropOff, from, to }: SearchState): string {
  return JSON.stringify([place, dropOff, from, to]);
}
