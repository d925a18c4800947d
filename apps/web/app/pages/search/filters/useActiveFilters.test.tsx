// @vitest-environment jsdom
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { useActiveFilters } from "./useActiveFilters.ts";

test("the link that removes a choice keeps newer choices whose cars are still loading", () => {
  const filter = { ...noCarFilter, range: ["midi" as const], aircon: true };
  const pending = { ...filter, range: ["midi" as const, "maxi" as const], fourPlusDoors: true };
  const { result } = renderHook(() => useActiveFilters({ filter, pending, suppliers: [] }), {
    wrapper: RoutedProviders,
  });
  expect(result.current.map(({ group, remainingFilter }) => ({ group, remainingFilter }))).toEqual([
    { group: "range", remainingFilter: { ...pending, range: ["maxi"] } },
    { group: "aircon", remainingFilter: { ...pending, aircon: false } },
  ]);
});
