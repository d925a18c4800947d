import { aCatalogue } from "@sayara/api/testing/data/aCatalogue";
import { createTestApp } from "@sayara/api/testing/createTestApp";
import { withDatabase } from "@sayara/api/testing/withDatabase";
import { expect, test } from "vitest";
import { createCallCache } from "./responses/createCallCache.ts";
import { openVisitorApi } from "./responses/openVisitorApi.ts";
import { load as loadHome } from "./pages/home/Home.load.ts";
import { load as loadRoot } from "./root.load.ts";

const database = withDatabase("pglite");
const configuration = { apiUrl: "http://api.test", webServerSecret: "secret" };

test("the home page makes each call once, including the settings, and none while its responses are fresh", async () => {
  await aCatalogue(database().db);
  const { app } = createTestApp(database().db, { env: { CATALOGUE_CACHE_SECONDS: "30" } });
  const requestedPaths: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requestedPaths.push(new URL(request.url).pathname);
    return app.fetch(request, { incoming: { socket: { remoteAddress: "203.0.113.9" } } });
  };
  const onFault = (error: unknown) => {
    throw error;
  };
  const callCache = createCallCache({ baseUrl: configuration.apiUrl, onFault, fetch });
  const visit = (visitorAddress: string) => {
    const api = openVisitorApi({ callCache, configuration, visitorAddress, requestId: "an-id", onFault });
    const now = new Date("2026-11-20T12:00:00Z");
    return Promise.all([loadRoot(api), loadHome(api, { language: "fr", now })]);
  };

  await visit("203.0.113.1");
  expect(requestedPaths.toSorted()).toEqual([
    "/api/car-ranges",
    "/api/countries-with-locations/fr/false/4",
    "/api/locations-with-position/fr",
    "/api/settings",
    "/api/suppliers/1/24",
  ]);
  await visit("203.0.113.2");
  expect(requestedPaths).toHaveLength(5);
});
