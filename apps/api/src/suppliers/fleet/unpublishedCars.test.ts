import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const database = withDatabase("postgres");
let api: TestApp;
let world: Awaited<ReturnType<typeof aCatalogue>>;
beforeAll(async () => {
  api = createTestApp(database().db);
  world = await aCatalogue(database().db);
});

/**
 * Tries every way in which a driver finds, sees, prices or books a car. Returns the statuses and the numbers
 * of cars.
 */
async function waysToTheCar() {
  const { car, tunis, agency } = world;
  const dates = { from: "2027-03-01T09:00:00+01:00", to: "2027-03-04T09:00:00+01:00" };
  const person = await aPerson(api);
  const order = await aCheckout(world);
  const places = { pickupLocation: tunis.slug, dropOffLocation: tunis.slug };
  const rental = { car: car.slug, ...places, ...dates, options: {}, language: "fr" };
  const search = await api.request("/api/frontend-cars/1/30", {
    body: { pickupLocation: tunis.slug, ...dates, language: "fr" },
  });
  const calendar = await api.request("/api/price-calendar", {
    body: { ...places, car: car.slug, ...dates, first: "2027-03-01", last: "2027-03-02" },
  });
  const { json: slugs } = await api.request("/api/car-slugs/1");
  const { json: supplier } = await api.request(`/api/supplier/${agency.slug}`);
  const { json: ranges } = await api.request("/api/car-ranges");
  const { json: location } = await api.request(`/api/location-offers`);
  return {
    search: search.json.total,
    page: (await api.request(`/api/car/${car.slug}/fr`)).status,
    pageById: (await api.request(`/api/car/${car.id}/fr`)).status,
    reviews: (await api.request(`/api/car-reviews/${car.slug}/1/10`)).status,
    sitemap: slugs.items.length,
    agency: supplier.cars,
    ranges: ranges.length,
    place: location.find(({ slug }: { slug: string }) => slug === tunis.slug).cars,
    calendar: calendar.status,
    quote: (await api.request("/api/quote", { body: rental })).status,
    checkout: (await api.request("/api/checkout", { body: order, cookie: person.cookie })).status,
  };
}

test.each(["draft", "withdrawn"] as const)(
  "[FL1] a %s car cannot be found, seen, priced or booked, and its bookings stay",
  async (status) => {
    const { db } = database();
    world = await aCatalogue(db);
    const published = await waysToTheCar();
    expect(published).toMatchObject({ search: 1, page: 200, quote: 200, checkout: 201, agency: 1, place: 1 });
    await db.updateTable("cars").set({ status }).where("id", "=", world.car.id).execute();
    const hidden = await waysToTheCar();
    const refused = status === "draft" ? 404 : 422;
    expect(hidden).toEqual({
      search: 0,
      page: 404,
      pageById: 404,
      reviews: 404,
      sitemap: published.sitemap - 1,
      agency: 0,
      ranges: expect.any(Number),
      place: 0,
      calendar: 404,
      quote: refused,
      checkout: refused,
    });
    const bookings = await db
      .selectFrom("bookings")
      .select("status")
      .where("car_id", "=", world.car.id)
      .execute();
    expect(bookings).toEqual([{ status: "pending" }]);
  },
);
