import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(() => {
    api = createTestApp(database().db, {
      env: { ADDRESS_CALLS_BURST: "40", ADDRESS_CALLS_PER_SECOND: "2" },
    });
  });
  const search = (request: TestRequest = {}) =>
    api.request("/api/frontend-cars/1/15", {
      body: {
        pickupLocation: world.tunis.slug,
        from: "2026-12-01T10:00:00+01:00",
        to: "2027-05-30T10:00:00+01:00",
        language: "fr",
      },
      ...request,
    });
  const quote = () => api.request("/api/quote", { body: { ...aCheckout(world).rental, language: "fr" } });
  const settings = (request: TestRequest = {}) => api.request("/api/settings", request);

  test("searches, quotes and the catalogue spend one allowance per address by their units", async () => {
    for (let index = 0; index < 4; index++) expect((await search()).status).toBe(200);
    expect((await quote()).status).toBe(200);
    for (let index = 0; index < 4; index++) expect((await settings()).status).toBe(200);
    const refusal = await search();
    expect(refusal).toMatchObject({ status: 429, json: { code: "too_many_requests", retryAfter: 4 } });
    expect(refusal.headers.get("retry-after")).toBe("4");
    expect((await settings()).status).toBe(429);
    expect((await search({ address: "203.0.113.8" })).status).toBe(200);
    expect((await api.request("/health")).status).toBe(200);
    api.advanceHours(4 / 3600);
    expect((await search()).status).toBe(200);
    // Counted in memory, without a query.
    expect(await database().db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  test("a call counts for the address that the website forwards, and the website's own calls do not count", async () => {
    const serverSecret = { "x-web-server-secret": api.config.webServerSecret };
    const visitor = (last: number) => ({ ...serverSecret, "x-visitor-address": `192.0.2.${last}` });
    for (let index = 0; index < 5; index++) expect((await search({ headers: visitor(1) })).status).toBe(200);
    expect((await search({ headers: visitor(1) })).status).toBe(429);
    expect((await search({ headers: visitor(2) })).status).toBe(200);
    for (let index = 0; index < 60; index++)
      expect((await settings({ headers: serverSecret })).status).toBe(200);
    const wrongSecret = { "x-web-server-secret": "wrong" };
    for (let index = 0; index < 40; index++) await settings({ headers: wrongSecret });
    expect((await settings({ headers: wrongSecret })).status).toBe(429);
  });

  test("by default 300 long searches from one address are not all served", async () => {
    api = createTestApp(database().db, {
      env: { ADDRESS_CALLS_BURST: "", ADDRESS_CALLS_PER_SECOND: "" },
    });
    const statuses: number[] = [];
    for (let index = 0; index < 300; index++) statuses.push((await search()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(125);
    expect(statuses.filter((status) => status === 429)).toHaveLength(175);
  });
});
