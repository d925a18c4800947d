import { createClient } from "@sayara/api-client/client/createClient";
import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { beforeAll, expect, test } from "vitest";
import { anApiClient } from "@sayara/frontend/testing/anApiClient";
import { load } from "./Suppliers.load.ts";

const database = withDatabase("pglite");
beforeAll(async () => {
  await aCatalogue(database().db);
});

test("an agency has its number of cars and the names of its places, and the search text filters by name", async () => {
  const api = anApiClient(createTestApp(database().db));
  const data = await load(api, { listing: { s: "caroub", page: 1 }, language: "fr" });
  expect(data).toMatchObject({
    total: 1,
    agencies: [{ name: "Agence Caroubier", rating: null, cars: 1, places: ["Tunis"] }],
  });
  const none = await load(api, { listing: { s: "atlantis", page: 1 }, language: "fr" });
  expect(none).toMatchObject({ total: 0, agencies: [] });
});

test("without the API the total is null", async () => {
  const api = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  expect(await load(api, { listing: { s: "", page: 1 }, language: "fr" })).toMatchObject({ total: null });
});
