import type { CalendarDay } from "@sayara/api-client/contract/search/priceCalendar";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { aSearchResult, rentalDates } from "#web/testing/data/aSearchResult.ts";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { loadFirstDays } from "./loadFirstDays.ts";
import type { SearchOutcome } from "#web/pages/search/SearchOutcome.ts";

const foundOutcome: SearchOutcome = { state: "found", result: aSearchResult() };
const today = "2026-11-20";
const search = { ...emptySearch, ...rentalDates, place: "tunis" };
const day = (total: number | null): CalendarDay => ({ date: "2026-12-01", total });

async function firstDays(priceCalendar: Parameters<typeof fakeApi>[0]["priceCalendar"], changes = {}) {
  const { calls, openApi } = fakeApi({ ...(priceCalendar && { priceCalendar }) });
  const outcome = Promise.resolve(foundOutcome);
  const days = await loadFirstDays(await openApi(), {
    search: { ...search, ...changes },
    today,
    outcome,
  });
  return { days, calls };
}

test("the totals of fourteen days are loaded, starting two days before the chosen day", async () => {
  const { days, calls } = await firstDays(({ body }) => {
    expect(body).toMatchObject({ pickupLocation: "tunis", first: "2026-11-29", last: "2026-12-12" });
    return { ok: true, data: [day(90)] };
  });
  expect(days).toEqual([day(90)]);
  expect(calls.length).toBeGreaterThan(0);
});

test("without a place no totals are loaded", async () => {
  const { days, calls } = await firstDays(undefined, { place: null });
  expect(days).toBeUndefined();
  expect(calls).toEqual([]);
});

test("no totals are returned if no day has a car, or after a refusal or failure, so that the browser loads them", async () => {
  expect((await firstDays(() => ({ ok: true, data: [day(null)] }))).days).toBeUndefined();
  expect((await firstDays(() => refuse(404, "not_found"))).days).toBeUndefined();
  expect((await firstDays(undefined)).days).toBeUndefined();
});

test("the page does not wait long for totals after its cars have loaded, and at most four calls run at once", async () => {
  const response = Promise.withResolvers<{ ok: true; data: CalendarDay[] }>();
  const pages = Array.from({ length: 6 }, () => firstDays(() => response.promise));
  const loaded = await Promise.all(pages);
  expect(loaded.map(({ days }) => days)).toEqual(Array.from({ length: 6 }));
  expect(loaded.filter(({ calls }) => calls.some(({ name }) => name === "priceCalendar"))).toHaveLength(4);
  response.resolve({ ok: true, data: [] });
  await expect
    .poll(async () => (await firstDays(() => ({ ok: true, data: [day(90)] }))).days)
    .toHaveLength(1);
});
