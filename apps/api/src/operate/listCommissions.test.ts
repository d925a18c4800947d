import { describe, expect, test } from "vitest";
import { aBookedWorld } from "#api/testing/data/aBookedWorld.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { listCommissions } from "./listCommissions.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("[PR20] a month's commission covers its ended rentals and is collected from the threshold on", async () => {
    const { db } = database();
    const api = createTestApp(db);
    const { aBooking } = await aBookedWorld(api, db);
    const rental = (to: string, status: "pending" | "reserved" | "paid" | "cancelled", millimes: number) => {
      const to_at = new Date(to);
      const from_at = new Date(to_at.getTime() - 86_400_000);
      return aBooking({ status, from_at, to_at, commission_millimes: millimes });
    };
    // Midnight in Tunis is 23:00 UTC on the day before.
    await rental("2024-04-30T22:59:00Z", "paid", 500_000);
    await rental("2024-04-30T23:00:00Z", "paid", 20_000);
    await rental("2024-05-31T22:59:00Z", "reserved", 29_990);
    await rental("2024-05-10T10:00:00Z", "cancelled", 70_000);
    await rental("2024-05-20T10:00:00Z", "pending", 70_000);
    const { slug } = await db
      .selectFrom("suppliers")
      .innerJoin("bookings", "bookings.supplier_id", "suppliers.id")
      .select("slug")
      .executeTakeFirstOrThrow();
    const now = new Date("2024-07-01T00:00:00Z");
    const { business: defaultBusiness } = api.config;
    const linesOfMay = async () =>
      (await listCommissions(db, { month: "2024-05", business: defaultBusiness, now })).lines;
    expect(await linesOfMay()).toEqual([`${slug}\t2\t49.99 TND\tnot collected`]);
    await rental("2024-05-25T10:00:00Z", "paid", 10);
    expect(await linesOfMay()).toEqual([`${slug}\t3\t50 TND\tcollected`]);
    const business = { ...api.config.business, commissionMonthlyThreshold: 51 };
    expect((await listCommissions(db, { month: "2024-05", business, now })).lines).toEqual([
      `${slug}\t3\t50 TND\tnot collected`,
    ]);
    expect(await listCommissions(db, { month: "2023-01", business, now })).toEqual({
      lines: [],
      open: 0,
      isOver: true,
    });
    // Before the month ends, only rentals that are over count.
    const midMonth = { month: "2024-05", business: defaultBusiness, now: new Date("2024-05-21T00:00:00Z") };
    expect(await listCommissions(db, midMonth)).toEqual({
      lines: [`${slug}\t1\t20 TND\tnot yet collected`],
      open: 2,
      isOver: false,
    });
    const beforeMonth = { ...midMonth, now: new Date("2024-04-02T00:00:00Z") };
    expect(await listCommissions(db, beforeMonth)).toEqual({ lines: [], open: 3, isOver: false });
  });
});
