import { randomUUID } from "node:crypto";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { deleteExpired } from "#api/server/jobs/deleteExpired.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aStoredPromoCode } from "#api/testing/data/aStoredPromoCode.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { engines, usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { countDays } from "./countDays.ts";
import { createSearchCounter } from "./createSearchCounter.ts";
import { readFigures } from "./readFigures.ts";

const timeZone = "Africa/Tunis";
const HOUR = 3_600_000;
/** Converts a wall-clock time in Tunis to an instant. */
const at = (wallClock: string) => new Date(`${wallClock}:00+01:00`);
/** Time at which the figures of September 2026 are read. */
const now = at("2026-10-03T08:00");

describe.each(engines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });
  const count = (clock = now) => countDays({ ...api.dependencies, clock: () => clock });
  /** Recounts every day and returns the figures of September for an agency, or for all agencies. */
  const september = async (supplierId: string | null = world.agency.id) => {
    await database().db.deleteFrom("counted_days").execute();
    await count();
    return readFigures(database().db, { supplierId, period: "2026-09" }, { now, timeZone });
  };
  const offer = async (...offers: [from: Date, to: Date | null][]) => {
    const { db } = database();
    await db.deleteFrom("car_offers").execute();
    for (const [from_at, to_at] of offers)
      await db
        .insertInto("car_offers")
        .values({ car_id: world.car.id, supplier_id: world.agency.id, from_at, to_at })
        .execute();
  };
  const block = (kind: "walkIn" | "workshop", from: Date, to: Date) =>
    database()
      .db.insertInto("blocks")
      .values({
        id: randomUUID(),
        supplier_id: world.agency.id,
        car_id: world.car.id,
        kind,
        from_at: from,
        to_at: to,
        note: "",
        customer_name: kind === "walkIn" ? "Sami" : null,
        created_at: from,
        updated_at: from,
      })
      .execute();

  test("[FG2] [FG3] a month's booked and offered time is counted to the minute", async () => {
    // Published for ten days, of which one in the workshop. Booked for three days, the last half-day of them
    // after the car was withdrawn.
    await offer([at("2026-09-01T00:00"), at("2026-09-11T00:00")]);
    await block("workshop", at("2026-09-02T00:00"), at("2026-09-03T00:00"));
    await block("walkIn", at("2026-09-05T12:00"), at("2026-09-06T12:00"));
    await world.aBooking({
      status: "reserved",
      commission_millimes: 0,
      from_at: at("2026-09-09T12:00"),
      to_at: at("2026-09-11T12:00"),
    });
    // Neither a request nor an abandoned checkout occupies the car.
    for (const status of ["pending", "void"] as const)
      await world.aBooking({ status, from_at: at("2026-09-20T12:00"), to_at: at("2026-09-22T12:00") });
    const { total, parts, uncounted, before } = await september();
    expect(total).toMatchObject({ bookedCarDays: 3, offeredCarDays: 9.5, occupancy: 31.6 });
    expect(uncounted).toBe(0);
    expect(before.total).toMatchObject({ offeredCarDays: 0, occupancy: null });
    expect(parts).toHaveLength(30);
    const days = parts.map(({ values }) => [values.offeredCarDays, values.bookedCarDays]);
    expect(days.slice(0, 11)).toEqual([
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 0.5],
      [1, 0.5],
      [1, 0],
      [1, 0],
      [1, 0.5],
      [1, 1],
      [0.5, 0.5],
    ]);
  });

  test("[FG4] revenue and commission come from the ledger and count on the day of the ledger entry", async () => {
    const { db } = database();
    const id = await world.aBooking({
      status: "paid",
      commission_millimes: 15_000,
      from_at: at("2026-09-12T09:00"),
      to_at: at("2026-09-15T09:00"),
    });
    const pay = (dinars: number, when: Date) =>
      db
        .insertInto("payments")
        .values({
          id: randomUUID(),
          booking_id: id,
          amount_millimes: dinars * 1000,
          currency: "TND",
          at: when,
        })
        .execute();
    // 00:30 on 1 September in Tunis is still August in UTC.
    await pay(100, at("2026-09-01T00:30"));
    await pay(50, at("2026-10-01T00:00"));
    await countTrips(db, at("2026-09-15T10:00"));
    const { total, parts } = await september();
    expect(total).toMatchObject({ revenue: 100, commissionEarned: 15 });
    expect(parts[0]?.values.revenue).toBe(100);
    expect(parts[14]?.values.commissionEarned).toBe(15);
    const { total: all } = await september(null);
    expect(all).toMatchObject({ revenue: 100, commissionEarned: 15 });
  });

  test("[FG4] [LG9] discounts of marketplace codes are those of the ledger, on the day they were paid", async () => {
    const { db } = database();
    await world.aBooking({
      status: "paid",
      discount_millimes: 31_800,
      promo_code_id: await aStoredPromoCode(db, null),
      from_at: at("2026-09-12T09:00"),
      to_at: at("2026-09-18T09:00"),
    });
    await countTrips(db, at("2026-09-18T10:00"));
    const { total, parts } = await september();
    expect(parts[17]?.values.marketplaceDiscount).toBe(31.8);
    expect((await september(null)).total.marketplaceDiscount).toBe(total.marketplaceDiscount);
  });

  test("[FG5] accepted bookings count on the day they were made, and cancellations count by who cancelled", async () => {
    const created_at = at("2026-09-03T10:00");
    const before = (await september()).total;
    await world.aBooking({ status: "reserved", created_at });
    await world.aBooking({ status: "pending", created_at });
    const cancelled = { status: "cancelled", created_at, cancelled_at: at("2026-09-04T10:00") } as const;
    await world.aBooking({ ...cancelled, cancelled_by: "driver", cancelled_from: "paid" });
    await world.aBooking({ ...cancelled, cancelled_by: "agency", cancelled_from: "reserved" });
    await world.aBooking({
      ...cancelled,
      cancelled_by: "agency",
      cancelled_from: "deposit",
      no_show_at: at("2026-09-04T10:00"),
    });
    // A declined, a withdrawn and a lapsed request do not count.
    for (const cancelled_by of ["agency", "driver", "system"] as const)
      await world.aBooking({ ...cancelled, cancelled_by, cancelled_from: "pending" });
    const { total } = await september();
    expect(total.bookings - before.bookings).toBe(4);
    expect(total.cancelled).toEqual({ driver: 1, agency: 1, admin: 0, noShow: 1 });
  });

  test("[FG6] requests count by the time staff took to decide, which starts at a guest's confirmation", async () => {
    const { db } = database();
    const created_at = at("2026-09-20T08:00");
    const answer = async (id: string, hours: number) => {
      const facts = (status: string) => JSON.stringify({ status });
      await db
        .insertInto("staff_acts")
        .values({
          id: randomUUID(),
          booking_id: id,
          actor_id: world.people.agency.id,
          action: "changeStatus",
          before: facts("pending"),
          after: facts("reserved"),
          at: new Date(created_at.getTime() + hours * HOUR),
        })
        .execute();
    };
    await answer(await world.aBooking({ created_at }), 1);
    await answer(await world.aBooking({ created_at }), 30);
    await answer(
      await world.aBooking({
        created_at,
        is_guest: true,
        link_opened_at: new Date(created_at.getTime() + HOUR),
      }),
      4,
    );
    // A moved request: its guest had confirmed the original request.
    await answer(
      await world.aBooking({
        created_at,
        is_guest: true,
        link_opened_at: new Date(created_at.getTime() - 48 * HOUR),
      }),
      10,
    );
    const lapsed = {
      status: "cancelled",
      created_at,
      cancelled_at: at("2026-09-22T08:00"),
      cancelled_by: "system",
      cancelled_from: "pending",
    } as const;
    const none = (await september()).total.answers.none;
    await world.aBooking(lapsed);
    // The guest never confirmed this request, so it never reached the agency.
    await world.aBooking({ ...lapsed, is_guest: true, link_opened_at: null });
    const { answers } = (await september()).total;
    expect(answers).toEqual({ hour: 1, fourHours: 1, twelveHours: 1, day: 0, later: 1, none: none + 1 });
  });

  test("[FG7] a day is counted once it is over and recounted for 35 days, and uncounted days are reported", async () => {
    const { db } = database();
    await db.deleteFrom("counted_days").execute();
    const counted = () => db.selectFrom("counted_days").select("day").orderBy("day", "desc").execute();
    expect(await count()).toBe(730);
    expect((await counted())[0]?.day).toBe("2026-10-02");
    expect(await count()).toBe(0);
    expect(await count(at("2026-10-04T00:00"))).toBe(36);
    // A second run on the same day only reads which days are due.
    let statements = 0;
    const idleDb = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    });
    await countDays({ ...api.dependencies, db: idleDb, clock: () => at("2026-10-04T00:10") });
    expect(statements).toBe(1);
    await db.deleteFrom("counted_days").where("day", "in", ["2026-08-31", "2026-09-30"]).execute();
    const { uncounted, before } = await readFigures(
      db,
      { supplierId: world.agency.id, period: "2026-09" },
      { now, timeZone },
    );
    expect([uncounted, before.total]).toEqual([1, null]);
  });

  test("[FG11] a day counted by the previous version, without lead times, is counted again", async () => {
    const { db } = database();
    await count();
    const day = "2026-08-01";
    await db.deleteFrom("counted_days").where("day", "=", day).execute();
    await sql`insert into counted_days (day, counted_at) values (${day}, ${now})`.execute(db);
    expect(await count()).toBe(1);
    expect(await count()).toBe(0);
    await sql`update counted_days set with_leads = false where day = ${day}`.execute(db);
    expect(await count()).toBe(1);
    expect(await count()).toBe(0);
  });

  test("[FG11] lead time is the median of the bookings made in a period", async () => {
    const { db } = database();
    const book = (day: string, pickup: string, status: "reserved" | "pending" = "reserved") =>
      world.aBooking({
        status,
        created_at: at(`${day}T23:30`),
        from_at: at(`${pickup}T00:30`),
        to_at: at(`${pickup}T20:00`),
      });
    const total = async (period: "2026-05" | "2026-06", supplierId: string | null = world.agency.id) => {
      await db.deleteFrom("counted_days").execute();
      await count();
      const figures = await readFigures(db, { supplierId, period }, { now, timeZone });
      return [figures.total.leadDays, figures.before.total?.leadDays];
    };
    expect(await total("2026-05")).toEqual([null, null]);
    await book("2026-05-03", "2026-05-04");
    await book("2026-05-10", "2026-07-10");
    await book("2026-05-10", "2026-05-15");
    await book("2026-05-20", "2026-09-20", "pending");
    expect(await total("2026-05")).toEqual([5, null]);
    expect(await total("2026-06", null)).toEqual([null, 5]);
  });

  test("[FG12] an agency sees each car's longest free time in the next 60 days", async () => {
    const { db } = database();
    const readGaps = async (supplierId: string | null = world.agency.id) =>
      (await readFigures(db, { supplierId, period: "30" }, { now, timeZone })).gaps;
    const gapOf = async () => {
      const gaps = await readGaps();
      const gap = gaps?.find(({ car }) => car.id === world.car.id);
      return gap && [gap.from, gap.to, gap.days];
    };
    const [start, end] = [now.toISOString(), new Date(now.getTime() + 60 * 24 * HOUR).toISOString()];
    await db.deleteFrom("holds").where("car_id", "=", world.car.id).execute();
    expect(await gapOf()).toEqual([start, end, 60]);
    const hold = async (from: string, to: string, expires_at: Date | null = null) =>
      db
        .insertInto("holds")
        .values({
          id: randomUUID(),
          car_id: world.car.id,
          booking_id: await world.aBooking({ from_at: at(from), to_at: at(to) }),
          period: `["${at(from).toISOString()}","${at(to).toISOString()}")`,
          expires_at,
        })
        .execute();
    // One hold has begun, one lies in the middle, one has expired, and one extends past the 60 days.
    await hold("2026-10-01T10:00", "2026-10-10T10:00");
    await hold("2026-10-13T10:00", "2026-10-15T10:00");
    await hold("2026-10-20T10:00", "2026-10-25T10:00", new Date(now.getTime() - 1));
    await hold("2026-11-20T09:00", "2026-12-20T10:00");
    expect(await gapOf()).toEqual([
      at("2026-10-15T10:00").toISOString(),
      at("2026-11-20T09:00").toISOString(),
      35,
    ]);
    await db.deleteFrom("holds").where("expires_at", "is not", null).execute();
    await hold("2026-10-15T20:00", "2026-11-20T08:00");
    await hold("2026-10-10T20:00", "2026-10-13T09:00");
    // The remaining free times are shorter than a day.
    expect(await gapOf()).toBeUndefined();
    expect(await readGaps(null)).toBeNull();
  });

  test("[FG9] conversion covers only the days whose searches and bookings were both counted", async () => {
    const { db } = database();
    const counter = createSearchCounter();
    const search = (day: string, times: number) => {
      for (let number = 0; number < times; number += 1)
        counter.count({
          day,
          placeId: null,
          pickupOn: day,
          filter: noCarFilter,
          found: 1,
          page: 1,
          shown: [],
        });
    };
    search("2026-09-25", 4);
    // The bookings of this day are not counted yet.
    search("2026-09-27", 10);
    await counter.store(db);
    // No search was counted on 26 September.
    for (const day of ["2026-09-25", "2026-09-26", "2026-09-27"])
      await world.aBooking({ status: "reserved", created_at: at(`${day}T10:00`) });
    await september(null);
    await db.deleteFrom("counted_days").where("day", "=", "2026-09-27").execute();
    const { demand } = await readFigures(db, { supplierId: null, period: "2026-09" }, { now, timeZone });
    expect(demand).toMatchObject({ searches: 14, conversion: 25 });
  });

  test("[FG2] a car's published periods follow its status", async () => {
    const { db } = database();
    await db.deleteFrom("car_offers").execute();
    const update = (status: "published" | "withdrawn", when: string) =>
      db
        .updateTable("cars")
        .set({ status, updated_at: at(when) })
        .where("id", "=", world.car.id)
        .execute();
    await update("withdrawn", "2026-09-01T10:00");
    await update("published", "2026-09-02T10:00");
    await update("published", "2026-09-03T10:00");
    await update("withdrawn", "2026-09-04T10:00");
    await update("published", "2026-09-05T10:00");
    expect(
      await db.selectFrom("car_offers").select(["from_at", "to_at"]).orderBy("from_at").execute(),
    ).toEqual([
      { from_at: at("2026-09-02T10:00"), to_at: at("2026-09-04T10:00") },
      { from_at: at("2026-09-05T10:00"), to_at: null },
    ]);
  });
});

describe.each(engines)("searches on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });
  const search = {
    day: "2026-09-10",
    pickupOn: "2027-08-02",
    filter: noCarFilter,
    found: 0,
    page: 1,
    shown: [],
  };
  const demandOf = async (supplierId: string | null) => {
    const context = { now, timeZone };
    return (await readFigures(database().db, { supplierId, period: "2026-09" }, context)).demand;
  };

  test("[FG9] [FG10] search counts add up, and an agency sees the zero-result searches at its places", async () => {
    const { db } = database();
    const elsewhere = portal.rival.tunis.id;
    const counter = createSearchCounter();
    for (const found of [3, 0]) counter.count({ ...search, placeId: portal.tunis.id, found });
    await counter.store(db);
    counter.count({ ...search, placeId: portal.tunis.id });
    counter.count({ ...search, placeId: null, filter: { ...noCarFilter, gearbox: ["automatic"] } });
    counter.count({ ...search, placeId: elsewhere });
    counter.count({ ...search, placeId: null, filter: { ...noCarFilter, suppliers: ["jasmin-auto"] } });
    await counter.store(db);
    await counter.store(db);
    const { searches, inVain, conversion, vain } = await demandOf(null);
    // The day's bookings are not counted, so there is no conversion.
    expect({ searches, inVain, conversion }).toEqual({ searches: 6, inVain: 5, conversion: null });
    expect(vain[0]).toMatchObject({ month: "2027-08", filters: [], searches: 2 });
    expect(vain).toHaveLength(3);
    const own = await demandOf(portal.agency.id);
    expect(own).toMatchObject({ searches: null, conversion: null });
    expect(own.vain.map(({ filters, searches: count }) => [filters, count])).toEqual([
      [[], 2],
      [["gearbox:automatic"], 1],
    ]);
  });

  test("[FG10] a day stores at most 100 combinations of zero-result searches, and stored ones keep counting", async () => {
    const { db } = database();
    const counter = createSearchCounter();
    const count = (number: number) => {
      const month = String((number % 12) + 1).padStart(2, "0");
      const pickupOn = `${2030 + Math.floor(number / 12)}-${month}-01`;
      counter.count({ ...search, day: "2026-09-20", placeId: null, pickupOn });
    };
    for (let number = 0; number < 110; number += 1) count(number);
    await counter.store(db);
    for (const number of [0, 600]) count(number);
    await counter.store(db);
    const rows = await db
      .selectFrom("vain_searches")
      .select(["month", "searches"])
      .where("day", "=", "2026-09-20")
      .orderBy("searches", "desc")
      .execute();
    expect(rows).toHaveLength(100);
    expect(rows[0]).toEqual({ month: "2030-01", searches: 2 });
  });

  test("[FG10] combinations of zero-result searches are deleted after 400 days", async () => {
    const { db } = database();
    await db.deleteFrom("vain_searches").execute();
    const counter = createSearchCounter();
    for (const day of ["2025-08-28", "2025-08-30"]) counter.count({ ...search, day, placeId: null });
    await counter.store(db);
    await deleteExpired(db, now);
    expect(await db.selectFrom("vain_searches").select("day").execute()).toEqual([{ day: "2025-08-30" }]);
  });

  test("[FG13] shown and opened cars add up by day, for their agency and for all agencies together", async () => {
    const { db } = database();
    await db.deleteFrom("exposure_days").execute();
    const counter = createSearchCounter();
    const [own, rival, unknown] = [portal.agency.id, portal.rival.agency.id, randomUUID()];
    const { slug } = await db
      .selectFrom("cars")
      .select("slug")
      .where("supplier_id", "=", own)
      .where("status", "=", "published")
      .executeTakeFirstOrThrow();
    const day = "2026-09-12";
    const results = { ...search, day, placeId: null, found: 3 };
    counter.count({ ...results, shown: [own, own, rival] });
    counter.count({ ...results, page: 2, shown: [own, unknown] });
    counter.count({ ...results, filter: { ...noCarFilter, suppliers: ["any"] }, shown: [rival] });
    for (const idOrSlug of [slug, slug, "no-such-car", own]) counter.countOpened({ day, idOrSlug });
    await counter.store(db);
    counter.countOpened({ day, idOrSlug: slug });
    await counter.store(db);
    const rows = await db.selectFrom("exposure_days").selectAll().execute();
    expect(new Map(rows.map(({ supplier_id, shown, opened }) => [supplier_id, [shown, opened]]))).toEqual(
      new Map([
        [own, [3, 3]],
        [rival, [1, 0]],
        [null, [4, 3]],
      ]),
    );
    // The day's bookings are not counted yet.
    const exposureOf = async (supplierId: string | null) =>
      (await readFigures(db, { supplierId, period: "2026-09" }, { now, timeZone })).exposure;
    expect(await exposureOf(own)).toBeNull();
    await db
      .insertInto("counted_days")
      .values({ day, counted_at: now, with_leads: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await exposureOf(own)).toEqual({ shown: 3, opened: 3, booked: 0 });
    expect(await exposureOf(null)).toEqual({ shown: 4, opened: 3, booked: 0 });
  });

  test("[FG13] counts survive a failure to store them, and days are deleted after 800 days", async () => {
    const { db } = database();
    await db.deleteFrom("exposure_days").execute();
    const counter = createSearchCounter();
    const results = { ...search, placeId: null, found: 1, shown: [portal.agency.id] };
    for (const day of ["2024-07-01", "2026-09-13"]) counter.count({ ...results, day });
    const failing = {
      transaction: () => {
        throw new Error("no database");
      },
    };
    await expect(counter.store(failing as never)).rejects.toThrow("no database");
    await counter.store(db);
    await deleteExpired(db, now);
    const rows = await db.selectFrom("exposure_days").select(["day", "shown"]).execute();
    expect(rows).toEqual([
      { day: "2026-09-13", shown: 1 },
      { day: "2026-09-13", shown: 1 },
    ]);
  });

  test("[FG13] every request for a car's slug counts as opening it, even if the response is cached", async () => {
    const { db } = database();
    await db.deleteFrom("exposure_days").execute();
    const { id, slug } = await db
      .selectFrom("cars")
      .select(["id", "slug"])
      .where("supplier_id", "=", portal.agency.id)
      .where("status", "=", "published")
      .executeTakeFirstOrThrow();
    const cached = createTestApp(db, { env: { CATALOGUE_CACHE_SECONDS: "5" } });
    for (const idOrSlug of [slug, slug, id, "no-such-car"]) await cached.request(`/api/car/${idOrSlug}/fr`);
    await cached.dependencies.searchCounter.store(db);
    const rows = await db.selectFrom("exposure_days").select("opened").execute();
    expect(rows).toEqual([{ opened: 2 }, { opened: 2 }]);
  });

  test("[FG9] a successful search is counted once, by its first page", async () => {
    const { db } = database();
    await db.deleteFrom("search_days").execute();
    const body = {
      pickupLocation: portal.tunis.id,
      from: "2026-12-10T09:00:00Z",
      to: "2026-12-13T09:00:00Z",
      language: "fr",
    };
    for (const page of [1, 2, 1]) await api.request(`/api/frontend-cars/${page}/15`, { body });
    await api.request("/api/frontend-cars/1/15", { body: { ...body, pickupLocation: "nowhere" } });
    await api.dependencies.searchCounter.store(db);
    expect(await db.selectFrom("search_days").select("searches").execute()).toEqual([{ searches: 2 }]);
  });
});

describe.each(usualEngines)("calls on %s", (engine) => {
  const database = withDatabase(engine);
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await aPortal(createTestApp(database().db), database().db);
  });

  test("[FG8] owners, managers and accountants see their agency's figures, and administrators see all figures", async () => {
    const statuses: Record<string, number> = {};
    for (const caller of ["owner", "manager", "accountant", "desk", "rival"] as const)
      statuses[caller] = (await portal.call(caller, `/api/supplier-figures/${portal.agency.slug}/30`)).status;
    expect(statuses).toEqual({ owner: 200, manager: 200, accountant: 200, desk: 403, rival: 403 });
    expect((await portal.call("owner", "/api/all-figures/30")).status).toBe(403);
    const { status, json } = await portal.call("admin", "/api/all-figures/365");
    expect([status, json.parts.length]).toEqual([200, 13]);
  });

  test("[FG8] [SU2] an agency whose plan lacks statistics cannot read its figures, but administrators can", async () => {
    await database().db.deleteFrom("subscriptions").where("supplier_id", "=", portal.agency.id).execute();
    expect((await portal.call("owner", "/api/supplier-figures/own/30")).json).toMatchObject({
      code: "plan_statistics",
      planLimit: { plan: "free", allowed: 0, liftedBy: "basic" },
    });
    expect((await portal.call("admin", `/api/supplier-figures/${portal.agency.slug}/30`)).status).toBe(200);
  });

  test("[FG1] an invalid period is refused", async () => {
    for (const period of ["31", "2026-13", "week"]) {
      const { status, json } = await portal.call("owner", `/api/supplier-figures/own/${period}`);
      expect([period, status, json.code]).toEqual([period, 400, "invalid_input"]);
    }
  });
});
