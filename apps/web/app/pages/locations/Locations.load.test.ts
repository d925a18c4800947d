import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { load } from "./Locations.load.ts";

const database = withDatabase("pglite");
beforeAll(async () => {
  await aCatalogue(database().db);
});
const now = new Date("2026-11-20T12:00:00Z");

test("a place has the number of its cars and their lowest daily price with commission", async () => {
  const api = anApiClient(createTestApp(database().db));
  const data = await load(api, { listing: { s: "", page: 1 }, language: "fr", now });
  expect(data).toMatchObject({ total: 2, shownCount: 2 });
  const cities = data.countries.flatMap(({ groups }) => groups.map(({ city }) => city));
  expect(cities).toMatchObject([
    { name: "Sousse", cars: 0, lowestDayPrice: null },
    { name: "Tunis", cars: 1, lowestDayPrice: 106 },
  ]);
  expect(data.mapPlaces.map(({ name }) => name)).toEqual(["Sousse", "Tunis"]);
});

test("search text filters the places, and a page past the end is empty", async () => {
  const api = anApiClient(createTestApp(database().db));
  const filtered = await load(api, { listing: { s: "souse", page: 1 }, language: "fr", now });
  expect(filtered).toMatchObject({
    total: 1,
    countries: [{ groups: [{ name: "Sousse" }] }],
    mapPlaces: [{ name: "Sousse" }],
  });
  const pastEnd = await load(api, { listing: { s: "", page: 9999 }, language: "fr", now });
  expect(pastEnd).toMatchObject({ total: 2, shownCount: 0, countries: [] });
});

test("without the API there is no total", async () => {
  const api = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  const data = await load(api, { listing: { s: "tunis", page: 2 }, language: "fr", now });
  expect(data).toEqual({
    request: { s: "tunis", page: 2 },
    total: null,
    shownCount: 0,
    countries: [],
    mapPlaces: [],
  });
});
