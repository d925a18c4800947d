// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { clearUserData } from "@sayara/frontend/session/storedUser/clearUserData";
import { recentSearchesName } from "#web/session/storedUser/recentSearchesName.ts";
import { lastSearch, readRecentSearches, rememberSearch } from "./recentSearches.ts";

const searchAt = (place: string, day = "01") => ({
  place,
  from: `2026-12-${day}T10:00`,
  to: `2026-12-${day}T18:00`,
});

const remember = (search: ReturnType<typeof searchAt>) => rememberSearch({ ...search, dropOff: null });

beforeEach(() => localStorage.clear());

test("the latest four places are stored, each with its latest dates", () => {
  for (const place of ["tunis", "sousse", "djerba", "sfax", "tozeur"]) remember(searchAt(place));
  remember(searchAt("sfax", "09"));
  expect(readRecentSearches()).toEqual([
    searchAt("sfax", "09"),
    searchAt("tozeur"),
    searchAt("djerba"),
    searchAt("sousse"),
  ]);
});

test.each(["", "{", "null", "7", '[null, 1, {"place": "Tunis"}]', '[{"place":"tunis","from":"x","to":"y"}]'])(
  "the corrupt storage %j is ignored",
  (stored) => {
    localStorage.setItem(recentSearchesName, stored);
    expect(readRecentSearches()).toEqual([]);
    remember(searchAt("tunis"));
    expect(readRecentSearches()).toEqual([searchAt("tunis")]);
  },
);

test("a sign-out deletes the recent searches", () => {
  remember(searchAt("tunis"));
  expect(lastSearch()).toEqual({ ...searchAt("tunis"), dropOff: null });
  clearUserData();
  expect(readRecentSearches()).toEqual([]);
  expect(lastSearch()).toBeUndefined();
});
