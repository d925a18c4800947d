// @vitest-environment jsdom
import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import type { RentalSearch } from "#web/pages/search/SearchOutcome.ts";
import { usePriceDays } from "./usePriceDays.ts";

const dayRange = { first: "2026-11-29", last: "2027-01-29" };
let place = 0;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the hook for a place that no other test uses. Each test resolves the calls itself. */
function renderPriceDays() {
  place += 1;
  const search: RentalSearch = { ...emptySearch, ...rentalDates, place: `place-${place}` };
  const responders: ((total: number | Error) => void)[] = [];
  const onLoadDays = vi.fn<() => Promise<readonly CalendarDay[]>>(
    () =>
      new Promise((resolve, reject) =>
        responders.push((total) =>
          total instanceof Error ? reject(total) : resolve([{ date: "2026-12-01", total }]),
        ),
      ),
  );
  const { result, rerender } = renderHook(
    (currentSearch: RentalSearch) =>
      usePriceDays({ search: currentSearch, dayRange, container: { current: null }, onLoadDays }),
    { initialProps: search },
  );
  return {
    onLoadDays,
    total: () => result.current?.[0]?.total,
    days: () => result.current?.map(({ date }) => date),
    change: (change: Partial<RentalSearch>) => rerender({ ...search, ...change }),
    filter: (aircon: boolean) => rerender({ ...search, filter: { ...search.filter, aircon } }),
    wait: () => act(() => vi.advanceTimersByTimeAsync(400)),
    respond: (call: number, total: number | Error) =>
      act(async () => {
        responders[call]?.(total);
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
}

test("several filter changes in a row send one request, and a change that is undone sends none", async () => {
  const { onLoadDays, filter, wait, respond, total } = renderPriceDays();
  await wait();
  await respond(0, 300);
  expect(total()).toBe(300);
  filter(true);
  filter(false);
  filter(true);
  await wait();
  expect(onLoadDays).toHaveBeenCalledTimes(2);
  await respond(1, 400);
  filter(false);
  await wait();
  expect(total()).toBe(300);
  expect(onLoadDays).toHaveBeenCalledTimes(2);
});

test("changes of sort order, page, map and comparison send no request", async () => {
  const { onLoadDays, change, wait, respond } = renderPriceDays();
  await wait();
  await respond(0, 300);
  change({ sort: "total", page: 2, map: true, compared: ["i20"] });
  await wait();
  expect(onLoadDays).toHaveBeenCalledTimes(1);
});

test("days have no totals until those of the current filters are loaded, or if the call fails", async () => {
  const { filter, wait, respond, total, days } = renderPriceDays();
  await wait();
  await respond(0, 300);
  filter(true);
  expect(total()).toBeUndefined();
  expect(days()).toEqual(["2026-12-01"]);
  await wait();
  await respond(1, new Error("offline"));
  expect(total()).toBeUndefined();
});

test("an outdated response does not overwrite a newer one", async () => {
  const { filter, wait, respond, total } = renderPriceDays();
  await wait();
  filter(true);
  await wait();
  await respond(1, 400);
  await respond(0, 300);
  expect(total()).toBe(400);
  filter(false);
  expect(total()).toBe(300);
});
