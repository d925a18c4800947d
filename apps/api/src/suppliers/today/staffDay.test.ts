import { describe, expect, test } from "vitest";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";

const HOUR = 3_600_000;

describe.each(usualEngines)("a day on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  withBookedWorld(engine, (ownWorld) => {
    ({ api, world } = ownWorld);
  });

  test("an agency gets its rows with the permitted actions, an administrator only counts, and others nothing", async () => {
    const now = api.dependencies.clock().getTime();
    const at = (hours: number) => new Date(now + hours * HOUR);
    const delivery_address = "12, rue de Marseille, Tunis";
    const collection_address = "3, avenue de Carthage, Tunis";
    const request = await world.aBooking({
      status: "pending",
      lapses_at: at(4),
      delivery_address,
      collection_address,
    });
    const pickUp = await world.aBooking({
      status: "deposit",
      from_at: at(2),
      to_at: at(50),
      paid: 20,
      delivery_address,
    });
    const dropOff = await world.aBooking({
      status: "paid",
      from_at: at(-50),
      to_at: at(3),
      collection_address,
    });
    await world.call("agency", `/api/record-rental/${dropOff}`, { version: 1, kind: "handOver" });
    const { json: day } = await world.call("agency", "/api/staff-day/fr");
    expect(day.counts).toMatchObject({ pickUps: 1, dropOffs: 1, cancellations: 0, problems: 0 });
    const rowOf = (list: { id: string }[], id: string) => list.find((row) => row.id === id);
    expect(rowOf(day.requests, request)).toMatchObject({
      actions: ["confirm", "refuse"],
      holdExpiresAt: at(4).toISOString(),
      deliveryAddress: delivery_address,
      collectionAddress: collection_address,
    });
    expect(day.pickUps).toMatchObject([
      { id: pickUp, actions: ["handOver"], due: 298, handedOverAt: null, deliveryAddress: delivery_address },
    ]);
    expect(day.dropOffs).toMatchObject([
      { id: dropOff, actions: ["return"], returnedAt: null, collectionAddress: collection_address },
    ]);
    expect(day).toMatchObject({
      day: "2026-11-20",
      papersEndingSoon: 0,
      calendarConflicts: 0,
      joining: null,
    });

    const { json: all } = await world.call("admin", "/api/staff-day/fr");
    expect(all).toMatchObject({ counts: { pickUps: 1 }, pickUps: [], papersEndingSoon: null });
    const { json: rival } = await world.call("rival agency", "/api/staff-day/fr");
    expect(rival).toMatchObject({ counts: { pickUps: 0, toAnswer: 0 }, requests: [] });
    expect((await world.call("driver", "/api/staff-day/fr")).json.code).toBe("not_allowed");
    expect((await world.call("guest", "/api/staff-day/fr")).json.code).toBe("not_signed_in");
    expect((await world.call("agency", "/api/staff-day/de")).status).toBe(400);
  });

  test("[DK6, DK7] an overdue return and yesterday's pick-up without a record stay listed until they are recorded", async () => {
    const now = api.dependencies.clock().getTime();
    const days = (number: number) => new Date(now + number * 24 * HOUR);
    const handedOver = async (from: number, to: number) => {
      const id = await world.aBooking({ status: "paid", from_at: days(from), to_at: days(to) });
      await world.call("agency", `/api/record-rental/${id}`, {
        version: 1,
        kind: "handOver",
        at: days(from).toISOString(),
      });
      return id;
    };
    const recent = await handedOver(-4, -1);
    const old = await handedOver(-40, -30);
    await handedOver(-400, -380);
    const missed = await world.aBooking({ status: "reserved", from_at: days(-1), to_at: days(2) });
    await world.aBooking({ status: "reserved", from_at: days(-2), to_at: days(2) });
    await world.aBooking({ status: "cancelled", from_at: days(-1), to_at: days(2) });
    const read = async () => (await world.call("agency", "/api/staff-day/fr")).json;
    const before = await read();
    expect(before.overdueReturns).toMatchObject([
      { id: old, actions: ["return"] },
      { id: recent, actions: ["return"] },
    ]);
    expect(before.missedPickUps).toMatchObject([{ id: missed, actions: ["handOver"] }]);
    expect(before.overdue).toEqual({ returns: 2, pickUps: 1 });
    expect((await world.call("rival agency", "/api/staff-day/fr")).json.overdue).toEqual({
      returns: 0,
      pickUps: 0,
    });
    expect((await world.call("admin", "/api/staff-day/fr")).json).toMatchObject({
      overdue: null,
      overdueReturns: [],
    });

    await world.call("agency", `/api/record-rental/${old}`, { version: 2, kind: "return" });
    await world.call("agency", `/api/record-no-show/${missed}`, { version: 1, refund: 0 });
    const after = await read();
    expect(after.overdueReturns).toMatchObject([{ id: recent }]);
    expect(after.overdue).toEqual({ returns: 1, pickUps: 0 });
    const withdrawn = await world.call("agency", `/api/withdraw-rental-record/${old}`, { version: 3 });
    expect(withdrawn.status).toBe(200);
    expect((await read()).overdue).toEqual({ returns: 2, pickUps: 0 });
  });

  test("[AV4, DK7] a late driver with a flight is listed as awaited while the car is kept, and then as missed", async () => {
    const now = api.dependencies.clock().getTime();
    const at = (hours: number) => new Date(now + hours * HOUR);
    const late = await world.aBooking({
      status: "paid",
      from_at: at(-20),
      to_at: at(50),
      arrival_number: "TU 216",
      arrival_time: "23:10",
      kept_hours_with_arrival: 24,
    });
    const without = await world.aBooking({ status: "paid", from_at: at(-20), to_at: at(50) });
    const { json } = await world.call("agency", "/api/staff-day/fr");
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    const row = json.awaitedPickUps.find(({ id }: { id: string }) => id === late);
    expect(row).toMatchObject({
      arrival: { number: "TU 216", time: "23:10" },
      keptUntil: at(4).toISOString(),
      actions: ["handOver"],
    });
    expect(idsOf(json.missedPickUps)).toContain(without);
    expect(idsOf(json.missedPickUps)).not.toContain(late);
    const early = await world.call("agency", `/api/record-no-show/${late}`, { version: 1, refund: 0 });
    expect(early.json.reason).toBe("afterKeptTime");
    await api.dependencies.db
      .updateTable("bookings")
      .set({ kept_hours_with_arrival: 19 })
      .where("id", "=", late)
      .execute();
    const { json: after } = await world.call("agency", "/api/staff-day/fr");
    expect(idsOf(after.awaitedPickUps)).not.toContain(late);
    expect(idsOf(after.missedPickUps)).toContain(late);
  });

  test("staff of a suspended agency see the day without any permitted actions", async () => {
    await world.suspend();
    const from_at = api.dependencies.clock();
    await world.aBooking({ status: "paid", from_at }, { suspended: true });
    const { json } = await world.call("suspended agency", "/api/staff-day/en");
    expect(json.pickUps).toMatchObject([{ actions: [] }]);
  });
});
