import { beforeAll, describe, expect, test } from "vitest";
import { demoAgencies } from "#api/demo/demoAgencies.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const now = "2026-11-20T12:00:00Z";
  const database = withDatabase(engine, { demo: { now: new Date(now), cars: 60, bookings: 240 } });
  let app: ReturnType<typeof createTestApp>;
  beforeAll(async () => {
    app = createTestApp(database().db, { now });
  });

  test.each([
    "/api/locations/1/30/fr?s=tunis",
    "/api/location/djerba/en",
    "/api/locations-with-position/es",
    "/api/countries-with-locations/fr/false/4",
    "/api/suppliers/1/30",
    "/api/supplier/jasmin-vif",
    "/api/reviews/jasmin-vif/1/10",
    "/api/car-ranges",
    "/api/monthly-prices",
    "/api/monthly-prices?place=tunis",
  ])("%s returns its declared response, and 304 for its ETag", async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    const etag = response.headers.get("etag") ?? "";
    const again = await app.request(path, { headers: { "if-none-match": etag } });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  test.each([
    "/api/location/atlantis/fr",
    "/api/location/00000000-0000-4000-8000-000000000000/fr",
    "/api/supplier/oued-express",
    "/api/reviews/oued-express/1/10",
    "/api/car/no-such-car/fr",
    "/api/monthly-prices?place=atlantis",
    "/logos/someone-else.svg",
  ])("%s returns not_found", async (path) => {
    expect(await app.request(path)).toMatchObject({ status: 404, json: { code: "not_found" } });
  });

  test.each([
    "/api/locations/0/30/fr",
    "/api/locations/1/101/fr",
    "/api/location/tunis/de",
    "/api/supplier/%27",
  ])("%s returns invalid_input", async (path) => {
    expect(await app.request(path)).toMatchObject({ status: 400, json: { code: "invalid_input" } });
  });

  test("a car found by a search has the same prices when it is read by its slug", async () => {
    const body = {
      pickupLocation: "tunis",
      from: "2026-12-01T10:00:00+01:00",
      to: "2026-12-05T10:00:00+01:00",
      language: "en",
    };
    const { json } = await app.request("/api/frontend-cars/1/1", { body });
    const { car } = json.items[0];
    const response = await app.request(`/api/car/${car.slug}/en`);
    expect(response.json.car).toEqual(car);
  });

  test("an agency's public profile has the URLs of its contracts, none by default", async () => {
    const contracts = { fr: "https://agency.example/contrat.pdf", en: "https://agency.example/contract.pdf" };
    const { agency } = await aCatalogue(database().db, { contract_files: JSON.stringify(contracts) });
    const contractsOf = async (slug: string) => (await app.request(`/api/supplier/${slug}`)).json.contracts;
    expect(await contractsOf(agency.slug)).toEqual(contracts);
    expect(await contractsOf("jasmin-vif")).toEqual({});
  });

  test("every agency's logo is served as an image without script", async () => {
    for (const { slug } of demoAgencies) {
      const response = await app.request(`/logos/${slug}.svg`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });
});
