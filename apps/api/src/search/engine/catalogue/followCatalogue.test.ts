import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines, hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Catalogue } from "./Catalogue.ts";
import { readChanges, readSnapshot } from "./catalogueRows.ts";
import { followCatalogue } from "./followCatalogue.ts";
import { traitBits } from "./traits.ts";

const now = new Date("2026-11-20T12:00:00Z");
const follow = (db: Database) =>
  followCatalogue({ db, clock: () => now, rules: { depositMethods }, onChange: () => {} });

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now, cars: 50, bookings: 200 } });

  test("does not read unchanged rows again", async () => {
    const { db } = database();
    const snapshot = await readSnapshot(db);
    expect(await readChanges(db, snapshot)).toMatchObject({ cars: [], holds: [], suppliers: [], places: [] });
    const { id } = await db.selectFrom("cars").select("id").executeTakeFirstOrThrow();
    await db.updateTable("cars").set({ trips: 5 }).where("id", "=", id).execute();
    const changes = await readChanges(db, snapshot);
    expect(changes.cars).toEqual([id]);
    expect(await readChanges(db, changes.snapshot)).toMatchObject({ cars: [] });
  });

  test("an updated catalogue equals one loaded from scratch", async () => {
    const { db } = database();
    const followed = follow(db);
    await followed.current();
    await db.updateTable("cars").set({ availability: "unavailable" }).where("range", "=", "mini").execute();
    await db.updateTable("cars").set({ availability: "available" }).where("range", "=", "midi").execute();
    await db.updateTable("suppliers").set({ turnaround_minutes: 45 }).execute();
    await db.deleteFrom("holds").where("expires_at", "is not", null).execute();
    const reloaded = await follow(db).current();
    expect(contentsOf(await followed.current())).toEqual(contentsOf(reloaded));
  });

  test("[DP1] changing an agency's deposits changes the traits of its cars", async () => {
    const { db } = database();
    const followed = follow(db);
    const before = contentsOf(await followed.current());
    const deposits = JSON.stringify([{ method: "card", amount: 900 }]);
    await db.updateTable("suppliers").set({ deposits }).execute();
    const after = contentsOf(await followed.current());
    expect(after).toEqual(contentsOf(await follow(db).current()));
    expect(after).not.toEqual(before);
  });

  test("cars of the same places get adjacent slots", async () => {
    const { cars } = await follow(database().db).current();
    const slots = [...cars.ids.slots()].toSorted((a, b) => a - b);
    const lists = slots.map((slot) => cars.places[slot]);
    const starts = lists.filter((list, index) => list !== lists[index - 1]);
    expect(starts.length).toBeGreaterThan(1);
    expect(starts).toHaveLength(new Set(lists).size);
  });

  test("a database restored from a dump is not read whole with each search", async () => {
    const { db } = database();
    await sql`alter table cars disable trigger cars_set_revision`.execute(db);
    await sql`update cars set revision = '999999999999'::xid8`.execute(db);
    await sql`alter table cars enable trigger cars_set_revision`.execute(db);
    const followed = follow(db);
    await followed.current();
    await followed.current();
    const changes = await readChanges(db, await readSnapshot(db));
    expect(changes.cars).toEqual([]);
  });
});

describe.runIf(hasPostgres)("on postgres", () => {
  const database = withDatabase("postgres", { demo: { now, cars: 50, bookings: 0 } });

  test("does not miss a transaction that began first and commits last", async () => {
    const { db } = database();
    const followed = follow(db);
    const { cars } = await followed.current();
    const [firstId = "", lastId = ""] = idsOf(cars);
    const readTrips = async () => {
      const catalogue = await followed.current();
      return [tripsOf(catalogue, firstId), tripsOf(catalogue, lastId)];
    };
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable("cars").set({ trips: 901 }).where("id", "=", firstId).execute();
      await db.updateTable("cars").set({ trips: 902 }).where("id", "=", lastId).execute();
      expect((await readTrips())[0]).not.toBe(901);
      expect((await readTrips())[1]).toBe(902);
    });
    expect(await readTrips()).toEqual([901, 902]);
  });

  test("concurrent searches cause at most two reads, and each sees the state at its arrival", async () => {
    const { db } = database();
    const followed = follow(db);
    const { cars } = await followed.current();
    const [id = ""] = idsOf(cars);
    const pending = [followed.current(), followed.current()];
    await db.updateTable("cars").set({ trips: 777 }).where("id", "=", id).execute();
    const catalogues = await Promise.all(Array.from({ length: 50 }, () => followed.current()));
    expect(catalogues.map((catalogue) => tripsOf(catalogue, id))).toEqual(
      Array.from({ length: 50 }, () => 777),
    );
    await Promise.all(pending);
  });

  test("the next search repeats a failed read", async () => {
    const { db } = database();
    const followed = follow(db);
    await sql`alter table holds rename to holds_away`.execute(db);
    await expect(followed.current()).rejects.toThrow("holds");
    await sql`alter table holds_away rename to holds`.execute(db);
    expect((await followed.current()).cars.size).toBeGreaterThan(0);
  });
});

function tripsOf({ cars }: Catalogue, id: string): number | undefined {
  return cars.trips[cars.ids.slotOf(id) ?? -1];
}

function idsOf(cars: Catalogue["cars"]): string[] {
  return Array.from(cars.ids.slots(), (slot) => cars.ids.idOf(slot));
}

function contentsOf({ cars, suppliers }: Catalogue) {
  const supplierIds = [...suppliers.keys()];
  return Array.from(cars.ids.slots(), (slot) => {
    const { calendar, discounts } = cars.tariffOf(slot);
    const firstPrice = cars.firstPrice[slot] ?? 0;
    return {
      id: cars.ids.idOf(slot),
      supplier: supplierIds[cars.supplier[slot] ?? -1],
      traits: traitBits.filter((bit) => cars.traits.has(slot, bit)),
      isPlaced: cars.withPickup.has(slot),
      trips: cars.trips[slot],
      dailyPrice: cars.dailyPriceMillimes[slot],
      places: cars.placesOf(slot).map((place) => [place.id, place.cars.has(slot)]),
      calendar,
      periodPrices: [...cars.periodPrices.subarray(firstPrice, firstPrice + calendar.length / 2)],
      discounts,
      holds: cars.availability.of(slot),
    };
  }).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
