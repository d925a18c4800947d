import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

const now = "2026-11-20T12:00:00Z";
const rental = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-05T10:00:00+01:00" };

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now: new Date(now) } });
  let app: ReturnType<typeof createTestApp>;
  beforeAll(async () => {
    app = createTestApp(database().db, { now });
  });

  const totalsOf = async (body: object): Promise<{ slug: string; total: number | null }[]> =>
    (await app.request("/api/place-totals", { body })).json;

  test.each([{}, { filter: { gearbox: ["automatic"] } }, { dropOffLocation: "sousse" }])(
    "[PL6] each place has the total of the first car of its search, with %j",
    async (search) => {
      const places = await totalsOf({ ...search, ...rental });
      expect(places.length).toBeGreaterThan(40);
      for (const [index, { slug, total }] of places.entries()) {
        if (index % 8 !== 1) continue;
        const { json } = await app.request("/api/frontend-cars/1/1", {
          body: {
            ...search,
            ...rental,
            filter: { ...search.filter, range: ["mini", "midi", "maxi"] },
            pickupLocation: slug,
            language: "fr",
            sort: "total",
          },
        });
        expect([slug, total]).toEqual([slug, json.items[0]?.total ?? null]);
      }
    },
  );

  test("[PL6] scooters count if their size is chosen", async () => {
    const scooterSearch = { ...rental, filter: { range: ["scooter"] } };
    const scooters = new Map((await totalsOf(scooterSearch)).map(({ slug, total }) => [slug, total]));
    const cheaper = (await totalsOf(rental)).filter(
      ({ slug, total }) => total !== null && total > (scooters.get(slug) ?? Number.POSITIVE_INFINITY),
    );
    expect(cheaper.length).toBeGreaterThan(0);
  });

  test("disallowed dates have no totals", async () => {
    const pastPeriod = { from: "2026-11-01T10:00:00+01:00", to: "2026-11-05T10:00:00+01:00" };
    expect(new Set((await totalsOf(pastPeriod)).map(({ total }) => total))).toEqual(new Set([null]));
  });

  test("returns not_found for an unknown drop-off place", async () => {
    const response = await app.request("/api/place-totals", {
      body: { ...rental, dropOffLocation: "atlantis" },
    });
    expect(response).toMatchObject({ status: 404, json: { code: "not_found" } });
  });
});
