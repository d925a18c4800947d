import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "#web/testing/anApiClient.ts";
import { load } from "./Home.load.ts";
import { rangePrices } from "./rangePrices.ts";

const database = withDatabase("pglite");
beforeAll(async () => {
  await aCatalogue(database().db);
});
const now = new Date("2026-11-20T12:00:00Z");

test("loads the places, the sizes with their lowest prices, and the agencies", async () => {
  const data = await load(anApiClient(createTestApp(database().db)), { language: "en", now });
  expect(data.dates).toEqual({ from: "2026-11-21T10:00", to: "2026-11-24T10:00" });
  expect(data.places.map((place) => place.name)).toEqual(expect.arrayContaining(["Sousse", "Tunis"]));
  expect(data.suppliers.map((supplier) => supplier.name)).toContain("Agence Caroubier");
  expect(data.ranges.length).toBeGreaterThan(0);
});

test("omits a country with fewer than four places", async () => {
  const data = await load(anApiClient(createTestApp(database().db)), { language: "en", now });
  expect(data.countries).toEqual([]);
});

test("a lowest price includes the commission and is rounded up to a whole dinar", () => {
  const circumstances = {
    now,
    timeZone: "Africa/Tunis",
    commission: { enabled: true, rate: 6, effectiveDate: "2025-12-01" },
  };
  const ranges = [
    { range: "maxi" as const, cars: 2, fromDailyPrice: 126 },
    { range: "mini" as const, cars: 5, fromDailyPrice: 68 },
    { range: "midi" as const, cars: 0, fromDailyPrice: 76 },
    { range: "scooter" as const, cars: 9, fromDailyPrice: 33 },
  ];
  expect(rangePrices(ranges, circumstances)).toEqual([
    { range: "mini", cars: 5, fromPerDay: 73 },
    { range: "maxi", cars: 2, fromPerDay: 134 },
  ]);
});

test("without the API, returns the form's data and empty lists", async () => {
  const unreachable = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await load(unreachable, { language: "en", now })).toMatchObject({
    places: [],
    countries: [],
    ranges: [],
    suppliers: [],
    dates: { from: "2026-11-21T10:00" },
  });
});
