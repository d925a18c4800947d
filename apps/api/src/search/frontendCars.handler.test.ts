import { depositMeans } from "@sayara/domain/deposit/DepositMeans";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import { randomUUID } from "node:crypto";
import { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import { carFeatures } from "@sayara/domain/car/CarFeature";
import { carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { mileages } from "@sayara/domain/car/Mileage";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import { carPasses } from "@sayara/domain/search/carPasses";
import { carSorts } from "@sayara/domain/search/CarSort";
import { depositTiers } from "@sayara/domain/search/DepositTier";
import { ratingFilters } from "@sayara/domain/search/RatingFilter";
import { recommend } from "@sayara/domain/search/recommend";
import { similarFilter } from "@sayara/domain/search/similarFilter";
import { seatsFilters } from "@sayara/domain/search/SeatsFilter";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { feeColumns, feesOf } from "#api/bookings/quote/feesOf.ts";
import { selectCars, toCar } from "#api/catalogue/cars/carRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { countChoices } from "../testing/countChoices.ts";

const now = "2026-11-20T12:00:00Z";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const seed = Number(process.env["SEED"] ?? 20_251_201);

const upToTwo = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });
const mostlyEmpty = <T>(arbitrary: fc.Arbitrary<T[]>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<T[]>([]) }, arbitrary);
const filters: fc.Arbitrary<CarFilter> = fc.record({
  suppliers: mostlyEmpty(
    upToTwo(["jasmin-vif", "caroubier-auto", "le-figuier-mobile", "sel-et-azur", "no-such-agency"]),
  ),
  rating: fc.option(fc.constantFrom(...ratingFilters), { freq: 2 }),
  seats: mostlyEmpty(upToTwo(seatsFilters)),
  aircon: fc.boolean(),
  fourPlusDoors: fc.boolean(),
  deposit: fc.constantFrom("all" as const, ...depositTiers),
  depositMeans: mostlyEmpty(fc.subarray([...depositMeans])),
  range: mostlyEmpty(upToTwo(carTypes)),
  gearbox: mostlyEmpty(upToTwo(gearboxes)),
  fuelType: mostlyEmpty(upToTwo(fuelTypes)),
  mileage: mostlyEmpty(upToTwo(mileages)),
  fuelPolicy: mostlyEmpty(upToTwo(fuelPolicies)),
  multimedia: mostlyEmpty(upToTwo(carFeatures)),
});
const places = ["tunis", "aeroport-tunis-carthage", "hammamet", "djerba", "sousse", "tozeur", undefined];
const searches = fc.record({
  pickupLocation: fc.constantFrom(...places),
  dropOffLocation: fc.constantFrom(undefined, undefined, "sousse", "tunis"),
  startHours: fc.integer({ min: 3, max: 150 * 24 }),
  lengthHours: fc.oneof(fc.integer({ min: 1, max: 10 * 24 }), fc.integer({ min: 1, max: 175 * 24 })),
  filter: filters,
  sort: fc.constantFrom(...carSorts),
});
type Search = typeof searches extends fc.Arbitrary<infer T> ? T : never;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now: new Date(now) } });
  let app: ReturnType<typeof createTestApp>;
  beforeAll(async () => {
    // Without online payment, agencies that refuse pay-later cannot be booked.
    app = createTestApp(database().db, { now, env: { SANDBOX_GATEWAY_URL: "none" } });
  });

  async function search(body: object, { page = 1, size = 15 } = {}) {
    const response = await app.request(`/api/frontend-cars/${page}/${size}`, {
      body: { language: "fr", ...body },
    });
    expect(response).toMatchObject({ status: 200 });
    return v.parse(CarSearchResult, response.json);
  }

  /** Returns all listings of a search, over all pages. */
  async function searchAll(body: object) {
    const first = await search(body, { size: 100 });
    const items = [...first.items];
    for (let page = 2; items.length < first.listed; page++)
      items.push(...(await search(body, { page, size: 100 })).items);
    return { ...first, items };
  }

  const week = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-08T10:00:00+01:00" };

  test("[FE2] any search returns exactly the cars of a naive implementation of the rules, at the domain's price", async () => {
    const referenceSearch = await createReferenceSearch(database().db, app.config);
    const feesOfListing = await createFeeReader(database().db, app.config);
    await fc.assert(
      fc.asyncProperty(searches, async (generatedSearch) => {
        const body = bodyOf(generatedSearch);
        // Every other order lists each car separately.
        const result = await searchAll(body.sort === "recommended" ? { ...body, sort: "total" } : body);
        const expected = referenceSearch(body);
        expect(result.items.map(({ car }) => car.id).toSorted()).toEqual(
          expected.map(({ id }) => id).toSorted(),
        );
        expect(result.total).toBe(expected.length);
        for (const listing of result.items) {
          const { car, total, perDay, days } = listing;
          const fees = feesOfListing(listing, body, result);
          expect(listing.fees ?? []).toEqual(fees);
          const dates = { from: new Date(body.from), to: new Date(body.to) };
          const rental = { car, ...dates, fees, ...app.config.business };
          expect(total).toBe(quoteTotal(rental));
          expect({ total, perDay, days }).toMatchObject(pickPrice(quoteRental(rental)));
        }
      }),
      { seed, numRuns: engine === "pglite" ? 40 : 80 },
    );
  });

  test("[SE8–SE12] the recommended order is the domain's, with its totals and numbers of similar cars", async () => {
    const { db } = database();
    const referenceSearch = await createReferenceSearch(db, app.config);
    const offered = await readOfferedCars(db, app.config);
    const feesOfListing = await createFeeReader(db, app.config);
    await fc.assert(
      fc.asyncProperty(searches, async (generatedSearch) => {
        const body = { ...bodyOf(generatedSearch), sort: "recommended" as const };
        const result = await searchAll(body);
        const [from, to] = [new Date(body.from), new Date(body.to)];
        const listed = await searchAll({ ...body, sort: "total" });
        const priced = referenceSearch(body).map((car) => {
          const listing = listed.items.find((each) => each.car.id === car.id);
          if (listing === undefined) throw new Error(`${car.id} is not listed`);
          const fees = feesOfListing(listing, body, listed);
          return { car, ...quoteRental({ car, from, to, fees, ...app.config.business }) };
        });
        const expected = recommend(priced, { days: rentalDays(from, to), offered });
        expect(result.items.map(({ car, total, similar }) => ({ id: car.id, total, similar }))).toEqual(
          expected.map(({ listing: { car, total }, similar }) => ({ id: car.id, total, similar })),
        );
        expect(result).toMatchObject({ listed: expected.length, total: priced.length });
      }),
      { seed, numRuns: engine === "pglite" ? 40 : 80 },
    );
  });

  test("[SE11] the filter of a listing finds the car and the similar cars that it represents", async () => {
    const { items } = await search({ ...week, pickupLocation: "tunis" });
    const [listing] = items.filter(({ similar }) => similar > 0);
    if (listing === undefined) throw new Error("no similar cars in Tunis");
    const filter = similarFilter(listing.car) ?? {};
    const similarCars = await searchAll({ ...week, pickupLocation: "tunis", filter, sort: "total" });
    expect(similarCars.total).toBe(listing.similar + 1);
    expect(similarCars.items.map(({ car }) => car.id)).toContain(listing.car.id);
  });

  test("[SE9] a changed cover price changes the next recommended order", async () => {
    const { db } = database();
    const query = { ...week, pickupLocation: "tunis" };
    const prices = db.updateTable("cars").set({ theft_protection_millimes: 9000 });
    const before = await db
      .selectFrom("cars")
      .select(["id", "theft_protection_millimes"])
      .where("deleted_at", "is", null)
      .execute();
    const expectRecommended = async () => {
      const referenceSearch = await createReferenceSearch(db, app.config);
      const [from, to] = [new Date(week.from), new Date(week.to)];
      const listed = await searchAll({ ...query, sort: "total" });
      const feesOfListing = await createFeeReader(db, app.config);
      const priced = referenceSearch({ ...emptySearch, ...query }).map((car) => {
        const listing = listed.items.find((each) => each.car.id === car.id);
        if (listing === undefined) throw new Error(`${car.id} is not listed`);
        const fees = feesOfListing(listing, query, listed);
        return { car, ...quoteRental({ car, from, to, fees, ...app.config.business }) };
      });
      const expected = recommend(priced, {
        days: rentalDays(from, to),
        offered: await readOfferedCars(db, app.config),
      });
      const ids = (await searchAll(query)).items.map(({ car }) => car.id);
      expect(ids).toEqual(expected.map(({ listing }) => listing.car.id));
      return ids;
    };
    const first = await expectRecommended();
    await prices.where("theft_protection_millimes", ">", 0).execute();
    const second = await expectRecommended();
    expect(second).not.toEqual(first);
    for (const { id, theft_protection_millimes } of before)
      await db.updateTable("cars").set({ theft_protection_millimes }).where("id", "=", id).execute();
    expect(await expectRecommended()).toEqual(first);
  });

  test("each facet equals the number of cars of a search with its choice, ignoring its group's other choices", async () => {
    const referenceSearch = await createReferenceSearch(database().db, app.config);
    await fc.assert(
      fc.asyncProperty(searches, async (generatedSearch) => {
        const body = bodyOf(generatedSearch);
        const { facets, suppliers, without } = await search(body);
        const count = (filter: Partial<CarFilter>) =>
          referenceSearch({ ...body, filter: { ...body.filter, ...filter } }).length;
        const agencies = new Set(
          referenceSearch({ ...body, filter: noCarFilter }).map(({ supplier }) => supplier.slug),
        );
        for (const slug of body.filter.suppliers) if (slug !== "no-such-agency") agencies.add(slug);
        expect(suppliers.map(({ slug }) => slug).toSorted()).toEqual([...agencies].toSorted());
        expect(facets).toEqual({
          suppliers: Object.fromEntries(suppliers.map(({ slug }) => [slug, count({ suppliers: [slug] })])),
          ...countChoices(count, body.filter),
        });
        const groups = Object.keys(noCarFilter) as (keyof CarFilter)[];
        const relaxed = groups.map((group) => [group, count({ [group]: noCarFilter[group] })]);
        expect(without).toEqual({ ...Object.fromEntries(relaxed), all: count(noCarFilter) });
        expect(Object.fromEntries(suppliers.map(({ slug, cars }) => [slug, cars]))).toEqual(facets.suppliers);
        expect(suppliers.reduce((sum, { cars }) => sum + cars, 0)).toBe(count({ suppliers: [] }));
      }),
      { seed, numRuns: 15 },
    );
  });

  test("returns results in the requested order, and repeats no car across pages", async () => {
    for (const sort of carSorts) {
      if (sort === "recommended") continue;
      const { items } = await searchAll({ ...week, pickupLocation: "tunis", sort });
      const keys = items.map(
        ({ car, total }) =>
          ({ total, rating: -(car.supplier.rating ?? 0), trips: -car.trips, co2: car.co2 ?? 9999 })[sort],
      );
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => search({ ...week, pickupLocation: "tunis", sort }, { page })),
      );
      const pagedIds = pages.flatMap((page) => page.items.map(({ car }) => car.id));
      expect(pagedIds).toEqual(items.slice(0, 60).map(({ car }) => car.id));
    }
  });

  test("a search of a city returns the cars of its airport, each with its pick-up place", async () => {
    const { items, pickupLocation } = await searchAll({ ...week, pickupLocation: "tunis", sort: "total" });
    expect(pickupLocation?.slug).toBe("tunis");
    expect(new Set(items.map((item) => item.pickupLocation.slug))).toEqual(
      new Set(["tunis", "aeroport-tunis-carthage", "port-de-la-goulette"]),
    );
    const airport = await searchAll({ ...week, pickupLocation: "aeroport-tunis-carthage" });
    expect(new Set(airport.items.map((item) => item.pickupLocation.slug))).toEqual(
      new Set(["aeroport-tunis-carthage"]),
    );
  });

  test("a retired slug returns the place with its current one", async () => {
    const { pickupLocation } = await search({ ...week, pickupLocation: "tunis-carthage-airport" });
    expect(pickupLocation?.slug).toBe("aeroport-tunis-carthage");
  });

  test("returns not_found for a place that does not exist", async () => {
    const response = await app.request("/api/frontend-cars/1/15", {
      body: { language: "fr", ...week, pickupLocation: "atlantis" },
    });
    expect(response).toMatchObject({ status: 404, json: { code: "not_found" } });
  });

  test.each([
    ["pickup_too_soon", "2026-11-20T13:59:00Z", "2026-11-23T10:00:00Z"],
    ["pickup_too_soon", "2026-11-19T10:00:00Z", "2026-11-23T10:00:00Z"],
    ["booking_too_short", "2026-12-01T10:00:00Z", "2026-12-01T10:00:00Z"],
    ["booking_too_short", "2026-12-02T10:00:00Z", "2026-12-01T10:00:00Z"],
    ["booking_too_long", "2026-12-01T10:00:00Z", "2027-06-01T10:01:00Z"],
    ["pickup_too_far", "2028-05-20T12:01:00Z", "2028-05-22T12:01:00Z"],
  ])("%s: from %s to %s", async (code, from, to) => {
    const response = await app.request("/api/frontend-cars/1/15", { body: { language: "fr", from, to } });
    expect(response).toMatchObject({ status: 422, json: { code } });
  });

  test("the next search shows every change: price, hold, release, agency, availability, place", async () => {
    const { db } = database();
    // Two processes on one database. The changes are made through the first one.
    const env = { SANDBOX_GATEWAY_URL: "none" };
    const otherApp = createTestApp(db, { now, env });
    const onlineApp = createTestApp(db, { now });
    const query = { ...week, pickupLocation: "tunis", language: "fr", sort: "total" };
    const ids = async (apps: readonly TestApp[] = [app, otherApp]) => {
      const idLists: string[][] = [];
      for (const each of apps) {
        const { json } = await each.request("/api/frontend-cars/1/100", { body: query });
        idLists.push(json.items.map(({ car }: { car: { id: string } }) => car.id));
      }
      expect(idLists[0]).toEqual(idLists.at(-1));
      return idLists[0] ?? [];
    };
    const [id = "", ...otherIds] = await ids();
    expect(otherIds.length).toBeGreaterThan(10);
    const { supplier_id, daily_price_millimes } = await db
      .selectFrom("cars")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

    await db
      .updateTable("cars")
      .set({ daily_price_millimes: 9_000_000, periodic_prices: "[]" })
      .where("id", "=", id)
      .execute();
    expect((await ids())[0]).not.toBe(id);
    await db.updateTable("cars").set({ daily_price_millimes }).where("id", "=", id).execute();

    const { id: bookingId } = await db
      .selectFrom("bookings")
      .select("id")
      .where("car_id", "=", id)
      .executeTakeFirstOrThrow();
    const hold = {
      id: randomUUID(),
      booking_id: bookingId,
      car_id: id,
      period: '["2026-12-03T00:00:00Z","2026-12-04T00:00:00Z")',
    };
    await db
      .insertInto("holds")
      .values({ ...hold, expires_at: null })
      .execute();
    expect(await ids()).not.toContain(id);
    await db
      .updateTable("holds")
      .set({ expires_at: new Date("2026-11-20T11:59:00Z") })
      .where("id", "=", hold.id)
      .execute();
    expect(await ids()).toContain(id);
    await db.updateTable("holds").set({ expires_at: null }).where("id", "=", hold.id).execute();
    expect(await ids()).not.toContain(id);

    // A car that was removed and added again still has its hold.
    await db.updateTable("cars").set({ availability: "unavailable" }).where("id", "=", id).execute();
    expect(await ids()).not.toContain(id);
    await db.updateTable("cars").set({ availability: "available" }).where("id", "=", id).execute();
    expect(await ids()).not.toContain(id);
    await db.deleteFrom("holds").where("id", "=", hold.id).execute();
    expect(await ids()).toContain(id);

    await db.updateTable("suppliers").set({ suspended: true }).where("id", "=", supplier_id).execute();
    expect(await ids()).not.toContain(id);
    await db.updateTable("suppliers").set({ suspended: false }).where("id", "=", supplier_id).execute();
    expect(await ids()).toContain(id);
    await db.updateTable("suppliers").set({ pay_later: false }).where("id", "=", supplier_id).execute();
    expect(await ids()).not.toContain(id);
    expect(await ids([onlineApp])).toContain(id);
    await db.updateTable("suppliers").set({ pay_later: true }).where("id", "=", supplier_id).execute();
    expect(await ids()).toContain(id);

    const removedPlaces = await db
      .deleteFrom("car_locations")
      .where("car_id", "=", id)
      .returningAll()
      .execute();
    expect(await ids()).not.toContain(id);
    await db.insertInto("car_locations").values(removedPlaces).execute();
    expect(await ids()).toContain(id);
  });

  test("the next search shows a place's new name, slug and retired slug", async () => {
    const { db } = database();
    const readPlaceName = async (slug: string) => {
      const { json } = await app.request("/api/frontend-cars/1/1", {
        body: { ...week, pickupLocation: slug, language: "fr" },
      });
      return json.pickupLocation?.name ?? json.code;
    };
    expect(await readPlaceName("tozeur")).toBe("Tozeur");
    const { id } = await db
      .selectFrom("locations")
      .select("id")
      .where("slug", "=", "tozeur")
      .executeTakeFirstOrThrow();
    const names = db.updateTable("location_names").where("location_id", "=", id).where("language", "=", "fr");
    await names.set({ name: "Tozeur la belle" }).execute();
    expect(await readPlaceName("tozeur")).toBe("Tozeur la belle");
    await names.set({ name: "Tozeur" }).execute();

    expect(await readPlaceName("the-old-oasis")).toBe("not_found");
    await db.insertInto("location_old_slugs").values({ slug: "the-old-oasis", location_id: id }).execute();
    expect(await readPlaceName("the-old-oasis")).toBe("Tozeur");
    await db.deleteFrom("location_old_slugs").where("slug", "=", "the-old-oasis").execute();
    expect(await readPlaceName("the-old-oasis")).toBe("not_found");
    await db.updateTable("locations").set({ slug: "nefta" }).where("id", "=", id).execute();
    expect(await readPlaceName("nefta")).toBe("Tozeur");
    await db.updateTable("locations").set({ slug: "tozeur" }).where("id", "=", id).execute();
    expect(await readPlaceName(id.toUpperCase())).toBe("Tozeur");
  });

  test("the next search accepts an agency's retired slug", async () => {
    const { db } = database();
    const { supplier } = (await firstListing()).car;
    const searchAgency = async (slug: string) => {
      const { total, suppliers } = await search({ ...week, filter: { ...noCarFilter, suppliers: [slug] } });
      return { total, slugs: suppliers.filter(({ cars }) => cars > 0).map((each) => each.slug) };
    };
    const before = await searchAgency(supplier.slug);
    expect(before.total).toBeGreaterThan(0);
    const agency = db.updateTable("suppliers").where("id", "=", supplier.id);
    await agency.set({ slug: "renamed" }).execute();
    const after = await searchAgency(supplier.slug);
    expect(after.total).toBe(before.total);
    expect(after.slugs).toContain("renamed");
    await agency.set({ slug: supplier.slug }).execute();
    await db.deleteFrom("supplier_old_slugs").execute();
    expect(await searchAgency(supplier.slug)).toEqual(before);
  });

  test("a card shows the current facts of a car and its agency", async () => {
    const { db } = database();
    const { car } = await firstListing();
    await db.updateTable("cars").set({ name: "Another name" }).where("id", "=", car.id).execute();
    expect((await firstListing()).car).toMatchObject({ id: car.id, name: "Another name" });
    await db.updateTable("cars").set({ name: car.name }).where("id", "=", car.id).execute();
    const { supplier } = car;
    await db.updateTable("suppliers").set({ name: "Another agency" }).where("id", "=", supplier.id).execute();
    expect((await firstListing()).car.supplier.name).toBe("Another agency");
    await db.updateTable("suppliers").set({ name: supplier.name }).where("id", "=", supplier.id).execute();
    expect((await firstListing()).car).toEqual(car);
  });

  test("a back-to-back hold does not overlap the rental, but a hold that reaches into the turnaround does", async () => {
    const { db } = database();
    const { car } = await firstListing();
    const { turnaround_minutes: turnaround } = await db
      .selectFrom("suppliers")
      .select("turnaround_minutes")
      .where("id", "=", car.supplier.id)
      .executeTakeFirstOrThrow();
    const { id: bookingId } = await db
      .selectFrom("bookings")
      .select("id")
      .where("car_id", "=", car.id)
      .executeTakeFirstOrThrow();
    const freeFrom = new Date(new Date(week.to).getTime() + turnaround * 60_000);
    const isFound = async (from: Date) => {
      const hold = { id: randomUUID(), booking_id: bookingId, car_id: car.id, expires_at: null };
      const period = `["${from.toISOString()}","${new Date(from.getTime() + HOUR).toISOString()}")`;
      await db
        .insertInto("holds")
        .values({ ...hold, period })
        .execute();
      const { items } = await searchAll({ ...week, pickupLocation: "tunis", sort: "total" });
      await db.deleteFrom("holds").where("id", "=", hold.id).execute();
      return items.some((item) => item.car.id === car.id);
    };
    expect(await isFound(freeFrom)).toBe(true);
    expect(await isFound(new Date(freeFrom.getTime() - 1))).toBe(false);
    expect(await isFound(new Date(new Date(week.from).getTime() - HOUR))).toBe(true);
    expect(await isFound(new Date(new Date(week.from).getTime() - HOUR + 1))).toBe(false);
  });

  async function firstListing() {
    const { items } = await search({ ...week, pickupLocation: "tunis" });
    const [listing] = items;
    if (listing === undefined) throw new Error("nothing to rent in Tunis");
    return listing;
  }
});

function bodyOf({ startHours, lengthHours, pickupLocation, dropOffLocation, ...criteria }: Search) {
  const from = new Date(new Date(now).getTime() + startHours * HOUR);
  const to = new Date(from.getTime() + lengthHours * HOUR);
  return {
    ...criteria,
    from: from.toISOString(),
    to: to.toISOString(),
    ...(pickupLocation !== undefined && { pickupLocation }),
    ...(dropOffLocation !== undefined && { dropOffLocation }),
  };
}

const emptySearch = { from: "", to: "", filter: noCarFilter, sort: "recommended" as const };

/** Returns the offered cars, available or not. */
async function readOfferedCars(db: Database, { business }: { business: CarRules }) {
  const rows = await selectCars(db)
    .where("cars.deleted_at", "is", null)
    .where("cars.availability", "=", "available")
    .execute();
  return rows.map((row) => toCar(row, business));
}

/** Returns a function that reads the fees of a listing from its agency's row [FE2]. */
async function createFeeReader(db: Database, { business }: { business: { timeZone: string } }) {
  const rows = await db
    .selectFrom("suppliers")
    .select(["id", ...feeColumns])
    .execute();
  return (
    { car, pickupLocation: pickup }: CarSearchResult["items"][number],
    body: { from: string; to: string; dropOffLocation?: string },
    { dropOffLocation }: CarSearchResult,
  ) => {
    const agency = rows.find(({ id }) => id === car.supplier.id);
    if (agency === undefined) throw new Error(`${car.supplier.slug} is no agency`);
    // Without a drop-off place, a car is brought back to its own place, which may lie within the searched one.
    const dropOff = body.dropOffLocation === undefined ? pickup : (dropOffLocation ?? pickup);
    const dates = { from: new Date(body.from), to: new Date(body.to) };
    return feesOf(agency, { pickup, dropOff, ...dates }, business.timeZone);
  };
}

function pickPrice({ total, perDay, days }: { total: number; perDay: number; days: number }) {
  return { total, perDay, days };
}

/** Applies the rules to the tables one by one, without a catalogue in memory. */
async function createReferenceSearch(db: Database, { business }: { business: CarRules }) {
  const rows = await selectCars(db).where("cars.deleted_at", "is", null).execute();
  const holds = await db
    .selectFrom("holds")
    .select(["car_id", "expires_at"])
    .select(({ fn }) => [fn<Date>("lower", ["period"]).as("from"), fn<Date>("upper", ["period"]).as("to")])
    .execute();
  const holdsOf = Map.groupBy(holds, ({ car_id }) => car_id);
  const carPlaces = await db.selectFrom("car_locations").selectAll().execute();
  const placesOf = Map.groupBy(carPlaces, ({ car_id }) => car_id);
  const servedPlaces = await db.selectFrom("supplier_locations").selectAll().execute();
  const locations = await db.selectFrom("locations").select(["id", "slug", "parent_id"]).execute();
  const idOf = (slug: string | undefined) => locations.find((place) => place.slug === slug)?.id;

  return (body: ReturnType<typeof bodyOf>) => {
    const from = new Date(body.from).getTime();
    const to = new Date(body.to).getTime();
    const pickup = idOf(body.pickupLocation);
    const dropOff = idOf(body.dropOffLocation) ?? pickup;
    const placeIds = new Set(
      locations.filter(({ id, parent_id }) => id === pickup || parent_id === pickup).map(({ id }) => id),
    );
    return rows
      .filter((row) => {
        const placesOfCar = placesOf.get(row.id) ?? [];
        const readyAt = to + row.supplier_turnaround_minutes * 60_000;
        return (
          row.availability === "available" &&
          !row.supplier_suspended &&
          row.supplier_pay_later &&
          placesOfCar.some(({ location_id }) => pickup === undefined || placeIds.has(location_id)) &&
          (dropOff === pickup ||
            servedPlaces.some(
              (place) => place.supplier_id === row.supplier_id && place.location_id === dropOff,
            )) &&
          from - new Date(now).getTime() >= Math.max(2, row.supplier_lead_time_hours) * HOUR &&
          Math.ceil((to - from) / DAY) >= row.supplier_minimum_rental_days &&
          !holdsOf
            .get(row.id)
            ?.some(
              (hold) =>
                hold.from.getTime() < readyAt &&
                hold.to.getTime() > from &&
                (hold.expires_at === null || hold.expires_at > new Date(now)),
            )
        );
      })
      .map((row) => toCar(row, business))
      .filter((car) => carPasses(car, body.filter));
  };
}
