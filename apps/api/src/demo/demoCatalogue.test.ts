import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { Location } from "@sayara/domain/location/Location";
import { FullName } from "@sayara/domain/validation/FullName";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { selectCars, toCar } from "#api/catalogue/cars/carRows.ts";
import { readAllLocations } from "#api/catalogue/readLocations.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { agencyLogo } from "./agencyLogo.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe.each(engines)("the demo catalogue on %s", (engine) => {
  const database = withDatabase(engine, { demo: { now } });
  let cars: Car[] = [];
  beforeAll(async () => {
    const { db } = database();
    cars = (await selectCars(db).execute()).map((row) =>
      toCar(row, { minimumDriverAge: 21, depositMethods }),
    );
  });

  test("[VA3] every demo account has a valid full name", async () => {
    const users = await database().db.selectFrom("users").select("full_name").execute();
    expect(users.length).toBeGreaterThan(100);
    for (const { full_name } of users) expect(full_name).toSatisfy((name) => v.is(FullName, name));
  });

  test("every agency has an address and a phone", async () => {
    const agencies = await database()
      .db.selectFrom("suppliers")
      .select(["slug", "address", "phone"])
      .execute();
    expect(agencies.length).toBeGreaterThan(5);
    expect(agencies.filter(({ address, phone }) => !address || !phone)).toEqual([]);
  });

  test("the eight airports have their real positions, and there are at least 25 cities and resorts", async () => {
    const places = await readAllLocations(database().db, "fr");
    for (const place of places) v.assert(Location, place);
    const airports = places.filter(({ kind }) => kind === "airport");
    const positions = airports.map(({ code, position }) => [code, [position.latitude, position.longitude]]);
    expect(Object.fromEntries(positions)).toEqual({
      TUN: [36.851, 10.2272],
      NBE: [36.0758, 10.4386],
      MIR: [35.7581, 10.7547],
      DJE: [33.875, 10.7755],
      SFA: [34.718, 10.691],
      TBJ: [36.98, 8.8769],
      TOE: [33.9397, 8.1106],
      GAF: [34.422, 8.8225],
    });
    const cities = places.filter(({ kind }) => kind === "city" || kind === "resort");
    expect(cities.length).toBeGreaterThanOrEqual(25);
    for (const { position } of cities) {
      expect(position.latitude).toSatisfy((degrees: number) => degrees > 30.2 && degrees < 37.4);
      expect(position.longitude).toSatisfy((degrees: number) => degrees > 7.5 && degrees < 11.6);
    }
  });

  test("at least 300 cars match the domain's schema, and at least 12 agencies have a logo each", () => {
    for (const car of cars) v.assert(Car, car);
    expect(cars.length).toBeGreaterThanOrEqual(300);
    const logos = new Map(cars.map(({ supplier }) => [supplier.slug, supplier.logo]));
    expect(logos.size).toBeGreaterThanOrEqual(12);
    for (const [slug, logo] of logos) {
      expect(logo).toBe(`/logos/${slug}.svg`);
      expect(agencyLogo(slug)).toContain("<svg");
    }
  });

  test.each(rentalOptions)(
    "%s is unavailable on some car, included on another and priced on a third",
    (option) => {
      const kinds = new Set(cars.map((car) => Math.sign(car[option])));
      expect(kinds).toEqual(new Set([-1, 0, 1]));
    },
  );

  test.each([
    ["not available", -1, -1],
    ["included", 0, 0],
    ["in the tier up to 1000", 1, 1000],
    ["between 1000 and 1500", 1001, 1500],
    ["between 1500 and 2000", 1501, 2000],
    ["above every tier", 2001, 5000],
  ])("a security deposit %s occurs", (_, min, max) => {
    expect(cars.some(({ deposit }) => deposit >= min && deposit <= max)).toBe(true);
  });

  test("covers lower the excess of most cars, and some cars state no excess", () => {
    const excesses = cars.flatMap(({ excess }) => excess ?? []);
    expect(excesses.length).toBeGreaterThan(cars.length * 0.9);
    expect(excesses.length).toBeLessThan(cars.length);
    for (const { damage, damageWithWaiver, theft, theftWithProtection, fullInsurance } of excesses) {
      expect(damageWithWaiver).toBeLessThan(damage);
      expect(theftWithProtection).toBeLessThan(theft);
      expect(fullInsurance).toBeLessThan(damageWithWaiver);
    }
  });

  test("most cars cost more in summer, and some have no seasonal prices", () => {
    const summerFactors = cars.flatMap(({ dailyPrice, periodicPrices }) =>
      periodicPrices
        .filter(({ startDate, endDate }) => startDate <= "2027-07-15" && endDate >= "2027-07-15")
        .map((period) => period.dailyPrice / dailyPrice),
    );
    expect(summerFactors.length).toBeGreaterThan(cars.length / 2);
    expect(Math.min(...summerFactors)).toBeGreaterThan(1.1);
    expect(cars.some(({ periodicPrices }) => periodicPrices.length === 0)).toBe(true);
  });

  test("most cars have a weekly and a larger monthly discount, and some have none", () => {
    const discounted = cars.filter(({ discounts }) => discounts.length > 0);
    expect(discounted.length).toBeGreaterThan(cars.length / 2);
    expect(discounted.length).toBeLessThan(cars.length);
    for (const { discounts } of discounted) {
      expect(discounts.map(({ threshold }) => threshold)).toEqual([7, 14, 30]);
      const [week = 0, fortnight = 0, month = 0] = discounts.map(({ percentage }) => percentage);
      expect(week).toBeLessThan(fortnight);
      expect(fortnight).toBeLessThan(month);
    }
  });

  test("finished rentals have good and bad reviews, and agencies show the mean rating", async () => {
    const { db } = database();
    const reviews = await db
      .selectFrom("reviews")
      .innerJoin("bookings", "bookings.id", "reviews.booking_id")
      .select([
        "reviews.supplier_id",
        "reviews.car_id",
        "bookings.car_id as booked_car",
        "rating",
        "comments",
        "reviews.language",
        "answer",
        "reviews.created_at",
        "to_at",
        "status",
      ])
      .execute();
    expect(reviews.length).toBeGreaterThan(100);
    expect(reviews.some(({ rating }) => rating < 3)).toBe(true);
    expect(reviews.some(({ rating }) => rating === 5)).toBe(true);
    expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(["fr", "ar", "en", "es"]));
    expect(reviews.some(({ answer }) => answer !== null)).toBe(true);
    for (const { rating, comments, created_at, to_at, status, car_id, booked_car } of reviews) {
      expect(car_id).toBe(booked_car);
      expect([to_at < now, created_at < now, status !== "cancelled"]).toEqual([true, true, true]);
      expect(rating >= 3 || comments !== "").toBe(true);
    }
    const suppliers = await db.selectFrom("suppliers").select(["id", "rating", "review_count"]).execute();
    for (const { id, rating, review_count } of suppliers) {
      const agencyReviews = reviews.filter(({ supplier_id }) => supplier_id === id);
      const sum = agencyReviews.reduce((total, review) => total + review.rating, 0);
      expect([review_count, rating]).toEqual([
        agencyReviews.length,
        Math.round((sum / agencyReviews.length) * 100) / 100,
      ]);
    }
    const rated = await db.selectFrom("cars").select("review_count").where("review_count", ">", 0).execute();
    expect(rated.reduce((total, car) => total + car.review_count, 0)).toBe(reviews.length);
  });
});
