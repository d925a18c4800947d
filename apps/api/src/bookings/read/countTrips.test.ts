import { type BookingStatus, bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { engines } from "#api/testing/withDatabase.ts";
import { countTrips } from "./countTrips.ts";

const day = 86_400_000;

describe.each(engines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (ownWorld) => {
    ({ api, world } = ownWorld);
  });
  /** Drop-off of every booking in these tests. */
  const end = new Date("2026-11-24T10:00:00Z");
  beforeEach(async () => {
    const { db } = database();
    await db.updateTable("cars").set({ trips: 40 }).execute();
    await db.updateTable("bookings").set({ trip_counted_at: end }).execute();
  });

  const createEnding = (status: BookingStatus, changes: object = {}) =>
    world.aBooking({
      status,
      from_at: new Date(end.getTime() - day),
      to_at: end,
      trip_counted_at: null,
      ...changes,
    });
  const count = (moment: Date, options?: { batch: number }) => countTrips(database().db, moment, options);
  const tripsOf = async (carId: string) =>
    (await database().db.selectFrom("cars").select("trips").where("id", "=", carId).executeTakeFirstOrThrow())
      .trips;

  test("[BK11] the trips of a car grow by one when the drop-off time passes, not before and not again", async () => {
    const id = await createEnding("reserved");
    const { version } = await world.read(id);
    await count(new Date(end.getTime() - 1));
    expect(await tripsOf(world.car.id)).toBe(40);
    await count(end);
    expect(await tripsOf(world.car.id)).toBe(41);
    await count(new Date(end.getTime() + day));
    expect(await tripsOf(world.car.id)).toBe(41);
    // Counting does not change the version, so staff with the booking open can still save.
    expect((await world.read(id)).version).toBe(version);
  });

  test.each(bookingStatuses)(
    "[BK11] a booking with the status %s at its end counts as a trip only if it was confirmed or paid",
    async (status) => {
      await createEnding(status);
      await count(end);
      const isTrip = status === "deposit" || status === "paid" || status === "reserved";
      expect(await tripsOf(world.car.id)).toBe(isTrip ? 41 : 40);
    },
  );

  test("[BK11] a deleted booking is not a trip; a booking cancelled after counting stays a trip", async () => {
    await createEnding("reserved", { deleted_at: end });
    await createEnding("cancelled", { deleted_at: end });
    await count(end);
    expect(await tripsOf(world.car.id)).toBe(40);
    const id = await createEnding("paid");
    await count(end);
    for (const status of ["cancelled", "paid"] as const) {
      await database().db.updateTable("bookings").set({ status }).where("id", "=", id).execute();
      await count(end);
    }
    expect(await tripsOf(world.car.id)).toBe(41);
  });

  test("[BK11] counts several cars and bookings in batches, each for its own car", async () => {
    const other = await world.aCar();
    await database().db.updateTable("cars").set({ trips: 0 }).where("id", "=", other.id).execute();
    for (let index = 0; index < 3; index += 1) await createEnding("paid");
    for (let index = 0; index < 2; index += 1) await createEnding("deposit", { car_id: other.id });
    expect([await count(end, { batch: 4 }), await count(end, { batch: 4 })]).toEqual([4, 1]);
    expect([await tripsOf(world.car.id), await tripsOf(other.id)]).toEqual([43, 2]);
  });

  test("[BK11] eight processes at the same moment count each booking once, without deadlocks", async () => {
    const cars = [world.car, await world.aCar(), await world.aCar()];
    for (const car of cars) {
      for (let index = 0; index < 12; index += 1) await createEnding("reserved", { car_id: car.id });
    }
    await database().db.updateTable("cars").set({ trips: 0 }).execute();
    const runs = Array.from({ length: 8 }, async () => {
      let counted = 0;
      for (;;) {
        const now = await count(end, { batch: 5 });
        counted += now;
        if (now === 0) return counted;
      }
    });
    const counted = await Promise.all(runs);
    // A process that finds rows locked leaves them to the others.
    const remaining = await count(end);
    expect(counted.reduce((sum, trips) => sum + trips, remaining)).toBe(36);
    for (const { id } of cars) expect(await tripsOf(id)).toBe(12);
  });

  test("[BK11] a booking cancelled while trips are counted is either counted or cancelled", async () => {
    const { db } = database();
    const ids = [
      await createEnding("reserved"),
      await createEnding("reserved"),
      await createEnding("reserved"),
    ];
    api.setTime(end.toISOString());
    const actions = ids.map((id) =>
      world.call("admin", `/api/change-booking-status/${id}`, { version: 1, status: "cancelled" }),
    );
    await Promise.all([count(end), ...actions, count(end)]);
    await count(end);
    const rows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
    const counted = rows.filter(({ trip_counted_at: at }) => at !== null).length;
    expect(rows.filter(({ status, trip_counted_at: at }) => status !== "cancelled" && at === null)).toEqual(
      [],
    );
    expect(await tripsOf(world.car.id)).toBe(40 + counted);
  });

  test("search sorts by the counted trips", async () => {
    const busyCar = await world.aCar({ trips: 0 });
    await database().db.updateTable("cars").set({ trips: 0 }).execute();
    await createEnding("paid", { car_id: busyCar.id });
    await count(end);
    const search = createTestApp(database().db);
    const body = {
      pickupLocation: world.tunis.slug,
      from: "2027-03-01T10:00:00+01:00",
      to: "2027-03-04T10:00:00+01:00",
      language: "fr",
      sort: "trips",
    };
    const { json } = await search.request("/api/frontend-cars/1/15", { body });
    expect(json.items[0].car.id).toBe(busyCar.id);
    expect(json.items.map(({ car }: { car: { trips: number } }) => car.trips)).toEqual(
      json.items
        .map(({ car }: { car: { trips: number } }) => car.trips)
        .toSorted((a: number, b: number) => b - a),
    );
    expect(json.items[0].car.trips).toBe(1);
  });
});
