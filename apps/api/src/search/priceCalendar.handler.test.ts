import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

const now = "2026-11-20T12:00:00Z";
const rental = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-05T10:00:00+01:00" };
const twoMonths = { first: "2026-11-20", last: "2027-01-20" };

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now: new Date(now) } });
  let app: ReturnType<typeof createTestApp>;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
    app = createTestApp(database().db, { now });
  });

  const requestCalendar = (body: object) => app.request("/api/price-calendar", { body });
  const readTotals = async (body: object): Promise<Record<string, number | null>> => {
    const { json } = await requestCalendar(body);
    return Object.fromEntries(json.map((day: { date: string; total: number }) => [day.date, day.total]));
  };

  test.each([
    { pickupLocation: "aeroport-tunis-carthage" },
    { pickupLocation: "tunis", dropOffLocation: "sousse" },
    { pickupLocation: "djerba", filter: { gearbox: ["automatic"], rating: "4" } },
    {},
  ])(
    "[PL4, PL5] each day of %j has the total of the first car of its search, apart from scooters",
    async (search) => {
      const days = await readTotals({ ...search, ...rental, ...twoMonths });
      expect(Object.keys(days)).toHaveLength(62);
      for (const [index, [date, total]] of Object.entries(days).entries()) {
        if (index % 9 !== 1) continue;
        const { status, json } = await app.request("/api/frontend-cars/1/1", {
          body: {
            ...search,
            filter: { ...search.filter, range: ["mini", "midi", "maxi"] },
            from: `${date}T10:00:00+01:00`,
            to: `${addCalendarDays(date, 4)}T10:00:00+01:00`,
            language: "fr",
            sort: "total",
          },
        });
        expect([date, total]).toEqual([date, status === 200 ? (json.items[0]?.total ?? null) : null]);
      }
    },
  );

  test("[PL5] one car's calendar has its quotes, except on days when it is booked", async () => {
    const { db } = database();
    const car = await world.aCar({ daily_price_millimes: 50_000 });
    const { id: bookingId } = await db.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    const period = '["2026-12-10T09:00:00Z","2026-12-12T09:00:00Z")';
    await db
      .insertInto("holds")
      .values({ id: randomUUID(), booking_id: bookingId, car_id: car.id, expires_at: null, period })
      .execute();
    const days = await readTotals({ car: car.slug, ...rental, first: "2026-12-04", last: "2026-12-14" });
    // Four rental days at 53 dinars make 212. A rental may end when the hold starts, and start when it ends.
    const bookedDays = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10", "2026-12-11"];
    for (const [date, total] of Object.entries(days))
      expect([date, total]).toEqual([date, bookedDays.includes(date) ? null : 212]);
  });

  test("days that are past, too soon or too far ahead have no total", async () => {
    const nearTotals = await readTotals({ ...rental, first: "2026-11-18", last: "2026-11-22" });
    expect(Object.values(nearTotals).map((total) => total !== null)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    const farTotals = await readTotals({ ...rental, first: "2028-05-19", last: "2028-05-22" });
    expect(Object.values(farTotals).map((total) => total !== null)).toEqual([true, true, false, false]);
    const tooLong = { from: rental.from, to: "2027-08-01T10:00:00+01:00" };
    expect(new Set(Object.values(await readTotals({ ...tooLong, ...twoMonths })))).toEqual(new Set([null]));
    const unreachable = await readTotals({ ...rental, first: "9999-12-01", last: "9999-12-31" });
    expect(new Set(Object.values(unreachable))).toEqual(new Set([null]));
  });

  test.each([{ pickupLocation: "atlantis" }, { dropOffLocation: "atlantis" }, { car: "no-such-car" }])(
    "returns not_found for %j",
    async (search) => {
      const response = await requestCalendar({ ...search, ...rental, ...twoMonths });
      expect(response).toMatchObject({ status: 404, json: { code: "not_found" } });
    },
  );

  test.each([
    { first: "2026-12-02", last: "2026-12-01" },
    { first: "2026-12-01", last: "2027-03-04" },
    { first: "2026-02-30", last: "2026-03-02" },
  ])("rejects %j as a range", async (range) => {
    const response = await requestCalendar({ ...rental, ...range });
    expect(response).toMatchObject({ status: 400, json: { code: "invalid_input" } });
  });
});
