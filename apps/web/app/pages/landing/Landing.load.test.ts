import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { load } from "./Landing.load.ts";

const database = withDatabase("pglite");
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  catalogue = await aCatalogue(database().db);
});
const now = new Date("2026-11-20T12:00:00Z");

test("prices are for the place, with commission, for twelve months", async () => {
  const api = anApiClient(createTestApp(database().db));
  const { prices } = await load(api, { place: catalogue.tunis.slug, now });
  expect(prices?.months).toHaveLength(12);
  expect(prices?.seasons[0]).toEqual({
    season: "winter",
    prices: [{ lowest: 106, usual: 106 }, null, null],
  });
});

test("a place without cars, an unknown place and an unavailable API give no prices", async () => {
  const api = anApiClient(createTestApp(database().db));
  expect(await load(api, { place: catalogue.sousse.slug, now })).toEqual({ prices: null });
  expect(await load(api, { place: "atlantis", now })).toEqual({ prices: null });
  const unreachable = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await load(unreachable, { place: null, now })).toEqual({ prices: null });
});
