import { MAX_OPEN_BLOCKS, MAX_TIMELINE_BLOCKS } from "@sayara/domain/config/businessDefaults";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { deleteOldBlocks } from "#api/server/jobs/deleteOldBlocks.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const december = (day: number, time = "10:00") => `2026-12-${String(day).padStart(2, "0")}T${time}:00+01:00`;
const walkIn = { customer: "Zied Trabelsi", phone: "20 123 456", price: 240.5, contractNumber: "C-118" };

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
    await database()
      .db.updateTable("suppliers")
      .set({ turnaround_minutes: 60 })
      .where("id", "=", portal.agency.id)
      .execute();
  }, 120_000);

  type Car = { id: string };
  const enter = (car: Car, [from, to]: [string, string], change: object = {}) => ({
    kind: "workshop",
    carId: car.id,
    from,
    to,
    note: "",
    ...change,
  });
  const create = (block: object, { weeks = 1, headers = {} } = {}) =>
    portal.call("desk", "/api/create-block/own", {
      body: { block, weeks },
      headers: { origin: api.config.portalUrl ?? "", ...headers },
    });
  const update = (id: string, version: number, block: object) =>
    portal.call("desk", `/api/update-block/own/${id}`, { method: "PUT", body: { version, block } });
  const remove = (id: string, body: object) =>
    portal.call("desk", `/api/delete-block/own/${id}`, { body: { version: 1, ...body } });
  const timeline = async (query = "from=2026-12-01&days=31") =>
    (await portal.call("accountant", `/api/supplier-timeline/own?${query}`)).json;
  const rowOf = async (car: Car, query?: string) =>
    (await timeline(query)).cars.find(({ id }: { id: string }) => id === car.id);
  const search = async (car: Car, from: string, to: string): Promise<boolean> => {
    const body = { pickupLocation: portal.tunis.slug, from, to, language: "fr", sort: "total" };
    const { json } = await api.request("/api/frontend-cars/1/100", { body });
    return JSON.stringify(json).includes(car.id);
  };

  test("[BL1] a block makes its car unavailable in search, price calendar and checkout until it is deleted", async () => {
    const car = await portal.aCar();
    const [from, to] = [december(10), december(12)];
    expect(await search(car, from, to)).toBe(true);
    const { status, json } = await create(enter(car, [from, to], { kind: "walkIn", walkIn, note: "Cash" }));
    expect(status).toBe(200);
    const [block] = json.items;
    expect(block).toMatchObject({
      version: 1,
      carId: car.id,
      kind: "walkIn",
      from: "2026-12-10T09:00:00.000Z",
      note: "Cash",
      walkIn: { ...walkIn, phone: "+21620123456" },
      seriesId: null,
    });
    expect(await search(car, from, to)).toBe(false);
    const calendar = { car: car.slug, from, to, first: "2026-12-10", last: "2026-12-20" };
    const { json: days } = await api.request("/api/price-calendar", { body: calendar });
    expect([days[0].total, days[10].total]).toEqual([null, 212]);
    const order = aCheckout({ ...portal, car }, { rental: { from, to }, total: 212 });
    const refused = await api.checkOut(order);
    expect(refused).toMatchObject({ status: 409, json: { code: "car_taken" } });
    // A driver's refusal does not reveal the agency's block.
    expect(refused.json.collision).toBeUndefined();

    expect((await remove(block.id, {})).json).toEqual({ deleted: [block.id] });
    expect(await search(car, from, to)).toBe(true);
    expect(
      (await api.checkOut(aCheckout({ ...portal, car }, { rental: { from, to }, total: 212 }))).status,
    ).toBe(201);
  });

  test("[BL1] a refusal names the booking or the block in the way and the end of its turnaround", async () => {
    const car = await portal.aCar();
    const order = aCheckout({ ...portal, car });
    const { bookingId } = (await api.checkOut(order, { address: "10.0.0.1" })).json;
    const { reference } = await database()
      .db.selectFrom("bookings")
      .select("reference")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const taken = await create(enter(car, [december(3), december(6)]));
    expect(taken).toMatchObject({ status: 409, json: { code: "car_taken" } });
    expect(taken.json.collision).toEqual({
      kind: "booking",
      reference,
      bookingId,
      from: "2026-12-01T09:00:00.000Z",
      to: "2026-12-04T09:00:00.000Z",
      freeFrom: "2026-12-04T10:00:00.000Z",
    });
    // The block ends when the booking starts, but its turnaround overlaps the booking.
    const before = [december(1, "06:00"), december(1)] as [string, string];
    expect((await create(enter(car, before))).status).toBe(409);

    const own = await create(enter(car, [december(20), december(21)], { kind: "ownUse" }));
    const again = await create(enter(car, [december(20, "12:00"), december(22)]));
    expect(again.json.collision).toMatchObject({
      kind: "ownUse",
      reference: null,
      to: "2026-12-21T09:00:00.000Z",
    });
    expect(again.json.collision).not.toHaveProperty("bookingId");
    // A block's own hold does not prevent a change of the block.
    const { id } = own.json.items[0];
    expect((await update(id, 1, enter(car, [december(20, "12:00"), december(22)]))).status).toBe(200);
    // A lapsed request no longer holds the car.
    const request = aCheckout({ ...portal, car }, { rental: { from: december(26), to: december(29) } });
    expect((await api.checkOut(request, { address: "10.0.0.2" })).status).toBe(201);
    api.advanceHours(3);
    expect((await create(enter(car, [december(26), december(27)]))).status).toBe(200);
  });

  test("[BL2] [BL3] the refusal of dates and details out of bounds names their field", async () => {
    const car = await portal.aCar();
    const fieldsOf = async (change: object, weeks?: number) =>
      (await create(enter(car, [december(1), december(2)], change), { ...(weeks && { weeks }) })).json.fields;
    expect(await fieldsOf({ from: "2026-11-18T10:00:00Z" })).toEqual({ "block.from": "block_in_past" });
    expect(await fieldsOf({ from: "2029-01-01T10:00:00Z", to: "2029-01-02T10:00:00Z" })).toEqual({
      "block.from": "block_too_far?months=18",
    });
    expect(await fieldsOf({ to: "2027-12-03T10:00:00+01:00" })).toEqual({
      "block.to": "block_too_long?days=366",
    });
    expect(await fieldsOf({ to: december(1) })).toEqual({ "block.to": "period_reversed" });
    expect(await fieldsOf({ to: december(9) }, 2)).toEqual({ weeks: "weeks_overlap" });
    expect(await fieldsOf({ kind: "walkIn", note: "x".repeat(501) })).toEqual({
      "block.note": "too_long?max=500",
    });
    expect(await fieldsOf({ kind: "walkIn" })).toEqual({ "block.walkIn": "required" });
    expect(Object.keys(await fieldsOf({ kind: "imported" }))).toEqual(["block.kind"]);
  });

  test("[BL4, BL5] a weekly series is created as a whole or not at all, and can be deleted from one block on", async () => {
    const car = await portal.aCar();
    await create(enter(car, [december(15), december(16)]));
    const inTheWay = await create(enter(car, [december(1), december(2)]), { weeks: 26 });
    expect(inTheWay.json.collision).toMatchObject({ kind: "workshop", from: "2026-12-15T09:00:00.000Z" });
    expect((await rowOf(car)).blocks).toHaveLength(1);

    const { json } = await create(enter(car, [december(3), december(4)]), { weeks: 4 });
    expect(json.items.map(({ from }: { from: string }) => from.slice(0, 10))).toEqual([
      "2026-12-03",
      "2026-12-10",
      "2026-12-17",
      "2026-12-24",
    ]);
    const [first, second, third, fourth] = json.items;
    const moved = await update(third.id, 1, enter(car, [december(18), december(19)], { kind: "closed" }));
    expect(moved.json).toMatchObject({ version: 2, kind: "closed", seriesId: first.seriesId });
    expect((await remove(second.id, { andLater: true })).json.deleted.toSorted()).toEqual(
      [second.id, third.id, fourth.id].toSorted(),
    );
    expect((await rowOf(car)).blocks).toHaveLength(2);
  });

  test("[BL2] [BL4] a block shorter than a minute is refused, even in a weekly series", async () => {
    const car = await portal.aCar();
    for (const weeks of [1, 2]) {
      const tiny = enter(car, ["2026-12-10T10:00:00.001Z", "2026-12-10T10:00:59.999Z"]);
      const { status, json } = await create(tiny, { weeks });
      expect([status, json.fields]).toEqual([400, { "block.to": "period_reversed" }]);
    }
    expect(
      (await create(enter(car, ["2026-12-10T10:00:30Z", "2026-12-10T10:01:30Z"]), { weeks: 2 })).status,
    ).toBe(200);
  });

  test("[BL7] an agency's future blocks and the blocks in a timeline are limited in number", async () => {
    const { db } = database();
    const full = await aPortal(api, db);
    const insert = (kind: "workshop" | "imported", count: number) =>
      sql`insert into blocks (id, supplier_id, car_id, kind, from_at, to_at, note, created_at, updated_at)
        select gen_random_uuid(), ${full.agency.id}, ${full.car.id}, ${kind},
          start, start + interval '1 minute', '', start, start
        from generate_series(1, ${count}::integer) as number,
          lateral (select '2026-12-01T00:00:00Z'::timestamptz + number * interval '2 minutes' as start) as starts`.execute(
        db,
      );
    await insert("workshop", MAX_OPEN_BLOCKS - 1);
    const block = (day: number) => enter(full.car, [december(day), december(day + 1)]);
    const createIn = (day: number, weeks = 1) =>
      full.call("owner", "/api/create-block/own", { body: { block: block(day), weeks } });
    const refused = await createIn(20, 2);
    expect([refused.status, refused.json.code]).toEqual([422, "too_many_blocks"]);
    expect((await createIn(20)).status).toBe(200);
    await insert("imported", MAX_TIMELINE_BLOCKS);
    const { json } = await full.call("owner", "/api/supplier-timeline/own?from=2026-12-01&days=60");
    expect(json.cars.flatMap((car: { blocks: object[] }) => car.blocks)).toHaveLength(MAX_TIMELINE_BLOCKS);
    const { json: feed } = await full.call("owner", "/api/create-calendar-feed/own", {
      body: { carId: null },
    });
    const { text } = await api.request(new URL(feed.address).pathname);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(MAX_OPEN_BLOCKS);
  });

  test("a block can move to another car of the agency, and no other agency can change it", async () => {
    const [car, other] = [await portal.aCar(), await portal.aCar()];
    const block = (await create(enter(car, [december(1), december(3)]))).json.items[0];
    expect((await update(block.id, 1, enter(portal.rival.car, [december(1), december(3)]))).status).toBe(404);
    expect((await update(block.id, 1, enter(other, [december(2), december(4)]))).json.version).toBe(2);
    expect([(await rowOf(car)).blocks, (await rowOf(other)).blocks]).toMatchObject([[], [{ id: block.id }]]);
    const stale = await update(block.id, 1, enter(car, [december(1), december(3)]));
    expect(stale).toMatchObject({ status: 409, json: { code: "stale_version" } });
    const path = `/api/delete-block/own/${block.id}`;
    expect((await portal.call("rival", path, { body: { version: 2 } })).status).toBe(404);
    expect((await create(enter(portal.rival.car, [december(1), december(3)]))).status).toBe(404);
  });

  test("[BL6] the block of an imported event can be neither changed nor deleted", async () => {
    const car = await portal.aCar();
    const block = (await create(enter(car, [december(1), december(3)]))).json.items[0];
    await database().db.updateTable("blocks").set({ kind: "imported" }).where("id", "=", block.id).execute();
    expect((await update(block.id, 1, enter(car, [december(1), december(2)]))).json.code).toBe("not_allowed");
    expect((await remove(block.id, {})).json.code).toBe("not_allowed");
  });

  test("a repeated request creates one block, its edits are recorded without the customer, and it is stored for ten years", async () => {
    const car = await portal.aCar();
    const headers = { "idempotency-key": "walk-in-at-the-desk" };
    const block = enter(car, [december(1), december(3)], { kind: "walkIn", walkIn });
    const [first, second] = [await create(block, { headers }), await create(block, { headers })];
    expect(second.json).toEqual(first.json);
    const { id } = first.json.items[0];
    await update(id, 1, { ...block, note: "Later" });
    await remove(id, { version: 2 });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["action", "user_id", "before", "after"])
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute();
    expect(edits.map(({ action }) => action).toSorted()).toEqual(["changed", "created", "deleted"]);
    expect(new Set(edits.map(({ user_id: user }) => user))).toEqual(new Set([portal.people.desk.id]));
    expect(JSON.stringify(edits)).not.toContain("Zied");
    const left = () => database().db.selectFrom("blocks").select("id").where("id", "=", id).execute();
    await deleteOldBlocks(database().db, new Date("2036-12-03T09:00:00Z"));
    expect(await left()).toEqual([{ id }]);
    await deleteOldBlocks(database().db, new Date("2036-12-03T09:00:01Z"));
    expect(await left()).toEqual([]);
  });

  test("the timeline has a row per car with its bookings and blocks on the requested days, without lapsed and cancelled ones", async () => {
    const car = await portal.aCar({ name: "AAA Picanto", availability: "unavailable" });
    const withdrawn = await portal.aCar({ deleted_at: new Date() });
    await database()
      .db.updateTable("cars")
      .set({ availability: "available" })
      .where("id", "=", car.id)
      .execute();
    const driver = { fullName: "Hela Mansouri" };
    const { json } = await api.checkOut(aCheckout({ ...portal, car }, { driver }), { address: "10.0.0.3" });
    const cancelled = aCheckout({ ...portal, car }, { rental: { from: december(7), to: december(10) } });
    const { bookingId } = (await api.checkOut(cancelled, { address: "10.0.0.4" })).json;
    await database().db.deleteFrom("holds").where("booking_id", "=", bookingId).execute();
    await database()
      .db.updateTable("bookings")
      .set({ status: "cancelled" })
      .where("id", "=", bookingId)
      .execute();
    const block = (await create(enter(car, [december(31), "2027-01-02T10:00:00+01:00"]))).json.items[0];

    const row = await rowOf(car);
    expect(row).toMatchObject({
      name: "AAA Picanto",
      plate: null,
      isOffered: true,
      bookings: [
        { id: json.bookingId, firstName: "Hela", status: "pending", from: "2026-12-01T09:00:00.000Z" },
      ],
      changes: [],
      blocks: [{ id: block.id }],
    });
    expect(row.bookings).toHaveLength(1);
    const { cars, total, days, turnaroundMinutes } = await timeline("from=2027-01-01&days=14");
    expect([days, turnaroundMinutes, total]).toEqual([14, 60, cars.length]);
    expect(cars[0]).toMatchObject({ id: car.id, bookings: [], blocks: [{ id: block.id }] });
    expect(cars.map(({ id }: { id: string }) => id)).not.toContain(withdrawn.id);
    expect((await timeline("from=2027-01-01&days=14&page=2")).cars).toEqual([]);
    for (const query of ["from=2026-02-30&days=14", "from=2026-12-01&days=15", "days=14"])
      expect((await timeline(query)).code).toBe("invalid_input");
  });
});
