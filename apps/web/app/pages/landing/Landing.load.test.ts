import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { load } from "./Landing.load.ts";
import { pricesInDinars } from "./articles/pricesInDinars.ts";

const database = withDatabase("pglite");
let catalogue: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  catalogue = await aCatalogue(database().db);
});
const now = new Date("2026-11-20T12:00:00Z");
const language = "en";
const articleOf = (place: string | null) => ({ ...pricesInDinars, place });

test("prices are for the place, with commission, for twelve months", async () => {
  const api = anApiClient(createTestApp(database().db));
  const { prices } = await load(api, { article: articleOf(catalogue.tunis.slug), language, now });
  expect(prices?.months).toHaveLength(12);
  expect(prices?.seasons[0]).toEqual({
    season: "winter",
    prices: [{ lowest: 106, usual: 106 }, null, null],
  });
});

test("without cars, for an unknown place, or without the API, the article has no prices", async () => {
  const api = anApiClient(createTestApp(database().db));
  const pricesAt = async (place: string) =>
    (await load(api, { article: articleOf(place), language, now })).prices;
  expect(await pricesAt(catalogue.sousse.slug)).toBeNull();
  expect(await pricesAt("atlantis")).toBeNull();
  const unreachable = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  const { content, prices } = await load(unreachable, { article: articleOf(null), language, now });
  expect(prices).toBeNull();
  expect(content.title).toBe("Car rental in Tunisia: the prices in dinars");
});
