import type { MonthlyPrice } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { carTypes } from "@sayara/domain/car/CarType";
import { describe, expect, test } from "vitest";
import type { Database } from "#api/database/Schema.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

const now = "2026-11-20T12:00:00Z";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now: new Date(now) } });

  const read = async (path: string): Promise<MonthlyPrice[]> => {
    const { status, json } = await createTestApp(database().db, { now }).request(path);
    expect(status).toBe(200);
    return json;
  };

  test.each([
    { path: "/api/monthly-prices?place=djerba", place: "djerba" },
    { path: "/api/monthly-prices?place=tunis-carthage-airport", place: "aeroport-tunis-carthage" },
    { path: "/api/monthly-prices", place: undefined },
  ])("[PR4] $path returns the period prices, else the base prices, by month and range", async (testCase) => {
    const prices = await read(testCase.path);
    const cars = await readOfferedCars(database().db, testCase.place);
    const months = [...new Set(prices.map(({ month }) => month))];
    expect([months.length, months[0], months.at(-1)]).toEqual([12, "2026-11", "2027-10"]);
    const expected = months.flatMap((month) =>
      carTypes.flatMap((range) => {
        const carsOfRange = cars.filter((car) => car.range === range);
        const dailyPrices = ["05", "15", "25"]
          .flatMap((day) => carsOfRange.map((car) => priceOn(car, `${month}-${day}`)))
          .toSorted((a, b) => a - b);
        const median = dailyPrices[Math.ceil(dailyPrices.length / 2) - 1];
        return carsOfRange.length === 0
          ? []
          : [{ month, range, cars: carsOfRange.length, lowest: dailyPrices[0], median }];
      }),
    );
    expect(prices).toEqual(expected);
    const medianOf = (month: string) =>
      prices.find((price) => price.month === month && price.range === "mini")?.median;
    expect(medianOf("2027-07")).toBeGreaterThan(medianOf("2027-02") ?? Infinity);
  });

  test("does not count the cars of a suspended agency", async () => {
    const { db } = database();
    const before = await read("/api/monthly-prices");
    const agency = db.updateTable("suppliers").where("slug", "=", "jasmin-vif");
    await agency.set({ suspended: true }).execute();
    const duringSuspension = await read("/api/monthly-prices");
    await agency.set({ suspended: false }).execute();
    const sum = (prices: readonly MonthlyPrice[]) => prices.reduce((count, { cars }) => count + cars, 0);
    expect(sum(duringSuspension)).toBeLessThan(sum(before));
    expect(sum(duringSuspension)).toBe(12 * (await readOfferedCars(db, undefined, "jasmin-vif")).length);
  });
});

/** Reads the offered cars at a place or within it, optionally without those of one agency. */
async function readOfferedCars(db: Database, place?: string, excludedAgency?: string) {
  const rows = await db
    .selectFrom("cars")
    .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
    .innerJoin("car_locations", "car_locations.car_id", "cars.id")
    .innerJoin("locations", "locations.id", "car_locations.location_id")
    .leftJoin("locations as parents", "parents.id", "locations.parent_id")
    .where("cars.availability", "=", "available")
    .where("cars.deleted_at", "is", null)
    .where("suppliers.suspended", "=", false)
    .select(["cars.id", "cars.range", "cars.daily_price_millimes", "cars.periodic_prices"])
    .select(["locations.slug", "parents.slug as parent", "suppliers.slug as agency"])
    .execute();
  const matching = rows.filter(
    ({ slug, parent, agency }) =>
      agency !== excludedAgency && (place === undefined || slug === place || parent === place),
  );
  return [...new Map(matching.map((row) => [row.id, row])).values()];
}

type OfferedCar = Awaited<ReturnType<typeof readOfferedCars>>[number];

/** Returns the daily price in TND. */
function priceOn({ periodic_prices, daily_price_millimes }: OfferedCar, day: string): number {
  const period = periodic_prices.find(({ startDate, endDate }) => startDate <= day && day <= endDate);
  return (period?.dailyPriceMillimes ?? daily_price_millimes) / 1000;
}
