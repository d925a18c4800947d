import { Car } from "@sayara/domain/car/Car";
import { Location } from "@sayara/domain/location/Location";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { selectCars, toCar } from "#api/catalogue/carRows.ts";
import { readAllLocations } from "#api/catalogue/readLocations.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { agencyLogo } from "./agencyLogo.ts";
import { demoAgencies } from "./agencies.ts";
import { bookingReference } from "./bookingReference.ts";
import { demoAccounts } from "./demoAccounts.ts";
import { seedDemo } from "./seedDemo.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  const twin = withDatabase(engine);
  beforeAll(async () => {
    await seedDemo(database().db, { now });
  }, 60_000);

  test("a database that has agencies is left as it is", async () => {
    expect(await seedDemo(database().db, { now })).toBe(false);
  });

  test("the same time, size and seed give the same catalogue", async () => {
    await seedDemo(twin().db, { now });
    const fingerprint = (db: ReturnType<typeof database>["db"]) =>
      Promise.all([
        db
          .selectFrom("cars")
          .select(["id", "slug", "daily_price_millimes", "trips"])
          .orderBy("slug")
          .execute(),
        db
          .selectFrom("bookings")
          .select(["id", "reference", "total_millimes", "status"])
          .orderBy("id")
          .execute(),
        db.selectFrom("reviews").select(["id", "rating", "comments"]).orderBy("id").execute(),
      ]);
    expect(await fingerprint(twin().db)).toEqual(await fingerprint(database().db));
  });

  test("there are at least 300 cars, 12 agencies, 8 airports and 25 other places, all as the domain wants them", async () => {
    const { db } = database();
    const cars = (await selectCars(db).execute()).map((row) => toCar(row, { minimumDriverAge: 21 }));
    const places = await readAllLocations(db, "fr");
    for (const car of cars) v.assert(Car, car);
    for (const place of places) v.assert(Location, place);
    expect(cars.length).toBeGreaterThanOrEqual(300);
    expect(new Set(cars.map(({ supplier }) => supplier.id)).size).toBeGreaterThanOrEqual(12);
    expect(
      places
        .filter(({ kind }) => kind === "airport")
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(["DJE", "GAF", "MIR", "NBE", "SFA", "TBJ", "TOE", "TUN"]);
    expect(places.filter(({ kind }) => kind !== "airport").length).toBeGreaterThanOrEqual(25);
    for (const option of ["cancellation", "theftProtection", "fullInsurance", "deposit"] as const) {
      const prices = cars.map((car) => car[option]);
      expect(prices).toContain(-1);
      expect(prices).toContain(0);
      expect(prices.some((price) => price > 0)).toBe(true);
    }
  });

  test("cars are booked now and to come, and every firm booking that is not over holds its car", async () => {
    const { db } = database();
    const booked = await db
      .selectFrom("bookings")
      .leftJoin("holds", "holds.booking_id", "bookings.id")
      .select(["bookings.status", "bookings.to_at", "holds.id as hold"])
      .where("bookings.to_at", ">", now)
      .execute();
    expect(booked.length).toBeGreaterThan(50);
    for (const { status, hold } of booked) expect(hold !== null).toBe(status !== "cancelled");
  });

  test("one can sign in as a driver, an agency, an admin and a suspended driver", async () => {
    const users = await database()
      .db.selectFrom("users")
      .select(["email", "type", "account_status", "password_hash", "supplier_id"])
      .where(
        "email",
        "in",
        demoAccounts.map(({ email }) => email),
      )
      .execute();
    expect(users).toHaveLength(4);
    for (const user of users) {
      expect(user.password_hash).toMatch(/^\$argon2id\$/);
      expect(user.supplier_id !== null).toBe(user.type === "supplier");
    }
    expect(users.filter(({ account_status }) => account_status === "blocked")).toHaveLength(1);
  });
});

test("every agency has a logo of its own, with no text in it", () => {
  const logos = demoAgencies.map(({ slug }) => agencyLogo(slug));
  expect(new Set(logos).size).toBe(demoAgencies.length);
  for (const logo of logos) {
    expect(logo).toMatch(/^<svg[^>]+width="60" height="30"/);
    expect(logo).not.toMatch(/<text|accent|undefined/);
  }
  expect(agencyLogo("someone-else")).toBeUndefined();
});

test("no two of a million invented references are equal", () => {
  const references = new Set(Array.from({ length: 1_000_000 }, (_, number) => bookingReference(number)));
  expect(references.size).toBe(1_000_000);
});
