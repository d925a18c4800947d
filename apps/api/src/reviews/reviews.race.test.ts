import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aPastBooking, aReview } from "#api/testing/data/aReview.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);
  let api: TestApp;
  beforeAll(() => {
    api = createTestApp(database().db);
  });

  test("[RV5] only one of 20 concurrent reviews of a booking is stored", async () => {
    const world = await aCatalogue(database().db);
    const driver = await aPerson(api);
    const id = await aPastBooking(database().db, world, driver);
    const send = () => api.request("/api/add-review", { body: aReview(id), cookie: driver.cookie });
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    const codes = responses.map(({ status, json }) => (status === 200 ? "stored" : json.code));
    expect(codes.filter((code) => code === "stored")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["stored", "review_already_submitted"]));
    const { json } = await api.request(`/api/supplier/${world.agency.slug}`);
    expect([json.rating, json.reviewCount]).toEqual([5, 1]);
  });

  test("[RV8] the ratings of an agency and its three cars are exact after 120 concurrent reviews, of which 30 are hidden", async () => {
    const { db } = database();
    const world = await aCatalogue(db);
    const cars = [world.car, await world.aCar(), await world.aCar()];
    const admin = await aPerson(api, { type: "admin" });
    const drivers = await Promise.all(Array.from({ length: 12 }, () => aPerson(api)));
    const requests = await Promise.all(
      Array.from({ length: 150 }, async (_, index) => {
        const driver = drivers[index % drivers.length] ?? admin;
        const car = cars[index % cars.length] ?? world.car;
        const bookingId = await aPastBooking(db, { ...world, car }, driver);
        return { cookie: driver.cookie, body: aReview(bookingId, { rating: 1 + ((index * 7) % 5) }) };
      }),
    );
    const add = (request: (typeof requests)[number]) => api.request("/api/add-review", request);
    await Promise.all(requests.slice(0, 30).map(add));
    const first = await db
      .selectFrom("reviews")
      .select("id")
      .where("supplier_id", "=", world.agency.id)
      .execute();
    expect(first).toHaveLength(30);
    const hide = ({ id }: { id: string }) =>
      api.request(`/api/hide-review/${id}`, { body: { reason: "A test." }, cookie: admin.cookie });
    const responses = await Promise.all([...requests.slice(30).map(add), ...first.map(hide)]);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);

    const { rows } = await sql<{ stored: string; counted: string }>`
      select concat_ws(' ', s.review_count, s.rating_sum, s.rating) as stored,
        (select concat_ws(' ', count(*), sum(r.rating), round(avg(r.rating), 2)::float8) from reviews r
          where r.supplier_id = s.id and hidden_at is null) as counted
      from suppliers s where id = ${world.agency.id}
      union all
      select concat_ws(' ', c.review_count, c.rating_sum, c.rating),
        (select concat_ws(' ', count(*), sum(r.rating), round(avg(r.rating), 2)::float8) from reviews r
          where r.car_id = c.id and hidden_at is null)
      from cars c where supplier_id = ${world.agency.id}`.execute(db);
    expect(rows).toHaveLength(4);
    for (const { stored, counted } of rows) expect(stored).toBe(counted);
    expect(rows[0]?.stored.startsWith("120 ")).toBe(true);
  });
});
