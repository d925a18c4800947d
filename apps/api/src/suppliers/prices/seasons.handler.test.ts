import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSeason } from "#api/testing/data/aSeason.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { renewSeasons } from "./renewSeasons.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeEach(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });
  const post = (name: string, body: object, caller: PortalCaller = "owner") =>
    portal.call(caller, `/api/${name}/own`, { body });
  const save = (season: object, rest: object = {}) =>
    post("save-season", { season: aSeason(season), ...rest });
  const car = () =>
    database().db.selectFrom("cars").selectAll().where("id", "=", portal.car.id).executeTakeFirstOrThrow();
  /** Three days in July. */
  const rental = {
    from: "2027-07-05T10:00:00+01:00",
    to: "2027-07-08T10:00:00+01:00",
    language: "fr",
    options: {},
  };
  const quote = async () => {
    const places = { car: portal.car.id, pickupLocation: portal.tunis.id, dropOffLocation: portal.tunis.id };
    return api.request("/api/quote", { body: { ...rental, ...places } });
  };
  const listedTotal = async () => {
    const body = { ...rental, pickupLocation: portal.tunis.id };
    const { json } = await api.request("/api/frontend-cars/1/10", { body });
    return json.items[0]?.total;
  };

  test("a saved season changes quotes and searches at once, and deleting it restores the car's own prices", async () => {
    await database()
      .db.updateTable("cars")
      .set({
        periodic_prices: JSON.stringify([
          { startDate: "2027-07-06", endDate: "2027-07-06", dailyPriceMillimes: 80_000 },
        ]),
      })
      .where("id", "=", portal.car.id)
      .execute();
    const before = (await quote()).json.quote.total;
    expect([before, await listedTotal()]).toEqual([106 + 85 + 106, 297]);

    const { status, json } = await save({});
    expect(status).toBe(200);
    const [season] = json.seasons;
    expect(json.cars[0].periods.map((period: { season: string | null }) => period.season)).toEqual([
      null,
      season.id,
    ]);
    expect([(await quote()).json.quote.total, await listedTotal()]).toEqual([159 + 85 + 159, 403]);

    await post("delete-season", { id: season.id, version: 1 });
    expect([(await quote()).json.quote.total, await listedTotal()]).toEqual([297, 297]);
  });

  test("a signed quote keeps its price when the season changes", async () => {
    const { json } = await quote();
    await save({});
    const order = aCheckout(portal, {
      from: rental.from,
      to: rental.to,
      signedQuote: json.signedQuote,
      total: json.quote.total,
    } as never);
    const { status } = await api.checkOut({ ...order, options: {} });
    expect([201, 202]).toContain(status);
  });

  test("[SN2] a new season comes first, and the order decides which of two overlapping seasons applies", async () => {
    await save({ name: "Été" });
    const { json } = await save({ name: "Aïd", price: { kind: "percentage", percentage: 20 } });
    expect(json.seasons.map(({ name }: { name: string }) => name)).toEqual(["Aïd", "Été"]);
    expect((await quote()).json.quote.lines[0].periodPrice).toBe(120);
    const [first, second] = json.seasons.map(({ id }: { id: string }) => id);
    await post("order-seasons", { ids: [second, first] });
    expect((await quote()).json.quote.lines[0].periodPrice).toBe(150);
    expect((await post("order-seasons", { ids: [second] })).json.code).toBe("stale_version");
    expect((await post("order-seasons", { ids: [second, second] })).json.code).toBe("stale_version");
  });

  test("[SN4] a season's minimum length hides the car in searches for shorter rentals and refuses their quotes", async () => {
    await save({ price: { kind: "unchanged" }, minimumDays: 5 });
    expect(await listedTotal()).toBeUndefined();
    const { status, json } = await quote();
    expect([status, json.code, json.fields.to]).toEqual([
      422,
      "booking_too_short",
      "booking_too_short?days=5",
    ]);
  });

  test("a change based on an older version is refused, and a deleted season is not found", async () => {
    const { json } = await save({});
    const [{ id }] = json.seasons;
    expect((await save({ name: "B" }, { id, version: 1 })).status).toBe(200);
    expect((await save({ name: "C" }, { id, version: 1 })).json.code).toBe("stale_version");
    expect((await post("delete-season", { id, version: 1 })).json.code).toBe("stale_version");
    await post("delete-season", { id, version: 2 });
    expect((await post("delete-season", { id, version: 2 })).json.code).toBe("not_found");
  });

  test("bad input is refused with the name of its field, and nothing is stored", async () => {
    const bad = [
      [{ endDate: "2027-06-30" }, "season.endDate"],
      [{ startDate: "2027-02-29" }, "season.startDate"],
      [{ name: "" }, "season.name"],
      [{ minimumDays: 0 }, "season.minimumDays"],
      [{ price: { kind: "daily", amount: 99.999 } }, "season.price.amount"],
      [{ price: { kind: "percentage", percentage: 301 } }, "season.price.percentage"],
    ] as const;
    for (const [change, field] of bad) {
      const { status, json } = await save(change);
      expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    }
    expect((await car()).own_periods).toBeNull();
  });

  test("cars of another agency and unknown ids are left out of a season", async () => {
    const { json } = await save({ ranges: [], carIds: [portal.rival.car.id, portal.car.id, "x"] });
    expect(json.seasons[0].carIds).toEqual([portal.car.id]);
  });

  test("[SN5] an agency has at most 30 seasons", async () => {
    for (let count = 0; count < 30; count++) expect((await save({ name: `S${count}` })).status).toBe(200);
    expect((await save({})).json.code).toBe("too_many_seasons");
  });

  test("[SN1] yearly seasons are computed again when a new year begins", async () => {
    await save({ repeatsYearly: true });
    const lastDate = async () => (await car()).periodic_prices.at(-1)?.endDate;
    expect(await lastDate()).toBe("2028-08-31");
    await renewSeasons(api.dependencies);
    expect(await lastDate()).toBe("2028-08-31");
    api.setTime("2027-01-01T12:00:00Z");
    await renewSeasons(api.dependencies);
    expect(await lastDate()).toBe("2029-08-31");
  });

  test("a preview quotes three rentals before and after the change, with the car's rank, and stores nothing", async () => {
    const { status, json } = await post("preview-season", { season: aSeason() });
    expect(status).toBe(200);
    expect(json.cars).toBe(1);
    expect(json.samples.map((sample: { from: string }) => sample.from)).toEqual([
      "2027-07-01T09:00:00.000Z",
      "2027-07-01T09:00:00.000Z",
      "2027-08-28T09:00:00.000Z",
    ]);
    const [first] = json.samples;
    expect([first.before.total, first.after.total]).toEqual([318, 477]);
    expect(first.after.lines).toHaveLength(3);
    expect(first.rank.before).toBeGreaterThanOrEqual(1);
    expect(first.rank.after).toBeGreaterThanOrEqual(first.rank.before);
    expect((await quote()).json.quote.total).toBe(318);
  });

  test("an edit is recorded with the season's state before and after it", async () => {
    const { json } = await save({});
    const [{ id }] = json.seasons;
    await save({ name: "Haute saison" }, { id, version: 1 });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["action", "before", "after", "user_id"])
      .where("subject_id", "=", id)
      .orderBy("action")
      .execute();
    expect(edits).toMatchObject([
      { action: "create", before: null, after: { name: "Été" }, user_id: portal.people.owner.id },
      { action: "update", before: { name: "Été" }, after: { name: "Haute saison" } },
    ]);
  });
});
