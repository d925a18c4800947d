import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { pgliteTemplate } from "#api/testing/template/pgliteTemplate.ts";
import { createRandom } from "#api/demo/createRandom.ts";
import { findCheapestDays } from "./findCheapestDays.ts";
import { findPlaceTotals } from "./findPlaceTotals.ts";
import { loadCatalogue } from "#api/search/engine/catalogue/loadCatalogue.ts";

const now = new Date("2026-11-20T12:00:00Z");
const HOUR = 3_600_000;

test("[PL6] each place has the lowest total of the rental there, and none without an available car", async () => {
  const { db, close } = await openDatabase({
    memory: true,
    dump: await pgliteTemplate({ demo: { now, cars: 150, bookings: 1500 } }),
  });
  try {
    const { catalogue } = await loadCatalogue(db, now, { depositMethods });
    const { commission, timeZone } = readConfig({}).business;
    const common = { commission, timeZone, takesOnlinePayments: true, now };
    const places = catalogue.places.all();
    const random = createRandom(7);
    const counts = { priced: 0, unpriced: 0 };
    for (let round = 0; round < 60; round++) {
      const from = new Date(now.getTime() + random.between(1, 3000) * HOUR);
      const rental = { from, to: new Date(from.getTime() + random.between(10, 900) * HOUR) };
      const search = {
        ...common,
        dropOffId: random.chance(0.3) ? random.pick(places).id : undefined,
        filter: { ...noCarFilter, aircon: random.chance(0.3), rating: random.pick([null, "4"] as const) },
      };
      const expected = places.map(({ id, slug }) => {
        const placeSearch = { ...search, pickupId: id, carId: undefined, rentals: [rental] };
        return { slug, total: findCheapestDays(catalogue, placeSearch)[0] ?? null };
      });
      expect(findPlaceTotals(catalogue, { ...search, rental })).toEqual(expected);
      for (const { total } of expected) counts[total === null ? "unpriced" : "priced"] += 1;
    }
    expect(Math.min(counts.priced, counts.unpriced)).toBeGreaterThan(100);
    const refused = findPlaceTotals(catalogue, {
      ...common,
      dropOffId: undefined,
      filter: noCarFilter,
      rental: null,
    });
    expect(new Set(refused.map(({ total }) => total))).toEqual(new Set([null]));
  } finally {
    await close();
  }
});
