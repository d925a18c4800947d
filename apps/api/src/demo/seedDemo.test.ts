import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { SoldTerms } from "@sayara/domain/receipt/SoldTerms";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#api/database/Schema.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { hasPostgres, usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { agencyLogo } from "./agencyLogo.ts";
import { demoAgencies } from "./demoAgencies.ts";
import { bookingReference } from "./bookingReference.ts";
import { demoAccounts } from "./demoAccounts.ts";
import { seedDemo } from "./seedDemo.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  const twin = withDatabase(engine);
  beforeAll(async () => {
    await seedDemo(database().db, { now });
  });

  test("a database that has agencies is not changed", async () => {
    expect(await seedDemo(database().db, { now })).toBe(false);
  });

  test("the same time, size and seed give the same catalogue", async () => {
    await seedDemo(twin().db, { now });
    expect(await fingerprint(twin().db)).toEqual(await fingerprint(database().db));
  });

  test("the tour has a promo code of the demonstration account's agency and one of the marketplace", async () => {
    const codes = await database()
      .db.selectFrom("promo_codes")
      .leftJoin("suppliers", "suppliers.id", "promo_codes.supplier_id")
      .select(["code", "slug", "percentage", "valid_from", "valid_until"])
      .orderBy("code")
      .execute();
    const dates = { valid_from: "2026-11-20", valid_until: "2027-11-20" };
    expect(codes).toEqual([
      { code: "AGENCE10", slug: "caroubier-auto", percentage: 10, ...dates },
      { code: "SAYARA5", slug: null, percentage: 5, ...dates },
    ]);
  });

  test("cars have present and future bookings, and every unfinished firm booking holds its car", async () => {
    const { db } = database();
    const rows = await db
      .selectFrom("bookings")
      .leftJoin("holds", "holds.booking_id", "bookings.id")
      .select(["bookings.status", "bookings.to_at", "holds.id as hold"])
      .where("bookings.to_at", ">", now)
      .execute();
    expect(rows.length).toBeGreaterThan(50);
    for (const { status, hold } of rows) expect(hold !== null).toBe(status !== "cancelled");
  });

  test("[BK8] payments cover all of a paid booking, part of a booking with a down payment, and nothing of any other", async () => {
    const rows = await database()
      .db.selectFrom("bookings")
      .leftJoin("payments", "payments.booking_id", "bookings.id")
      .select(["status", "total_millimes", "amount_millimes"])
      .execute();
    const amountsOf = (statuses: readonly string[]) =>
      rows
        .filter(({ status }) => statuses.includes(status))
        .map(({ amount_millimes: amount, total_millimes: total }) => ({ amount, total }));
    expect(amountsOf(["paid"]).length).toBeGreaterThan(50);
    expect(amountsOf(["paid"]).filter(({ amount, total }) => amount !== total)).toEqual([]);
    expect(amountsOf(["deposit"]).length).toBeGreaterThan(5);
    const isPart = (amount: number | null, total: number) => amount !== null && amount > 0 && amount < total;
    expect(amountsOf(["deposit"]).filter(({ amount, total }) => !isPart(amount, total))).toEqual([]);
    const others = amountsOf(["reserved", "pending", "cancelled"]);
    expect(others.filter(({ amount }) => amount !== null)).toEqual([]);
  });

  test("[MV5] some agencies have cancelled bookings before pick-up, and most have cancelled few or none", async () => {
    const cancelled = await database()
      .db.selectFrom("bookings")
      .select(["supplier_id", "cancelled_by", "cancelled_from", "cancelled_at", "from_at"])
      .where("status", "=", "cancelled")
      .execute();
    for (const { cancelled_at: at, cancelled_from: before, from_at: from } of cancelled) {
      expect(before).toBe("reserved");
      expect(at !== null && at < from && at < now).toBe(true);
    }
    const byAgency = cancelled.filter(({ cancelled_by: by }) => by === "agency");
    expect(byAgency.length).toBeGreaterThan(0);
    expect(byAgency.length).toBeLessThan(cancelled.length / 2);
  });

  test("there are accounts for a driver, an agency, an admin and a suspended driver", async () => {
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

describe("with a working day for the demo account's agency", () => {
  const engine = hasPostgres ? "postgres" : "pglite";
  const database = withDatabase(engine);
  const stored = new Map<string, Uint8Array>();
  const files = {
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
    get: async () => undefined,
    remove: async () => {},
  };

  test("the agency has every kind of work, unread notifications, and documents with stored files", async () => {
    // Half an hour after midnight in Tunis: the day has just begun.
    const time = "2026-11-20T23:30:00Z";
    const at = new Date(time);
    const { db } = database();
    await seedDemo(db, { now: at, files });
    const api = createTestApp(db, { now: time });
    const account = demoAccounts.find(({ role }) => role === "agency");
    const cookie = await api.sessionOf({ email: account?.email ?? "", password: account?.password ?? "" });
    const { json: day } = await api.request("/api/staff-day/fr", { cookie });
    expect(day.overdue).toEqual({ returns: 1, pickUps: 1 });
    expect(day.overdueReturns).toMatchObject([{ actions: ["return"] }]);
    expect(day.missedPickUps).toMatchObject([{ actions: ["handOver"] }]);
    expect(day.pickUps.length).toBeGreaterThan(2);
    expect(day.dropOffs.length).toBeGreaterThan(1);
    expect(
      day.requests.filter(
        ({ holdExpiresAt }: { holdExpiresAt: string }) => Date.parse(holdExpiresAt) > at.getTime(),
      ).length,
    ).toBeGreaterThan(1);
    expect(day).toMatchObject({ papersEndingSoon: 2, calendarConflicts: 1 });
    expect(day.counts.cancellations).toBe(1);
    const unread = await db.selectFrom("notifications").select("kind").where("read_at", "is", null).execute();
    expect(unread.map(({ kind }) => kind)).toContain("booking_request_received");
    const papers = await db.selectFrom("documents").select("file_key").execute();
    expect(papers.filter(({ file_key: key }) => !stored.has(key))).toEqual([]);
  });
});

describe("with another size", () => {
  // PostgreSQL where available, since creating a database is cheapest there.
  const engine = hasPostgres ? "postgres" : "pglite";
  const database = withDatabase(engine);
  const twin = withDatabase(engine);
  const other = withDatabase(engine);
  const smallDatabase = withDatabase(engine);
  const size = { now, cars: 1100, bookings: 2345, seed: 7 };
  const shares: number[] = [];
  beforeAll(async () => {
    await seedDemo(database().db, { ...size, onProgress: (share) => shares.push(share) });
  });

  test("the catalogue has exactly the requested numbers of cars and bookings", async () => {
    const { db } = database();
    const cars = await db.selectFrom("cars").select("id").execute();
    const bookings = await db.selectFrom("bookings").select("id").execute();
    expect({ cars: cars.length, bookings: bookings.length }).toEqual({ cars: 1100, bookings: 2345 });
  });

  test("[RC1] every booking can be recomputed from its dates, options and terms", async () => {
    const bookings = await database()
      .db.selectFrom("bookings")
      .select(["from_at", "to_at", "options", "sold_terms", "quote"])
      .execute();
    for (const { from_at, to_at, options, sold_terms, quote } of bookings) {
      const chosen = Object.fromEntries(options.map((option) => [option, true]));
      const dates = { from: from_at, to: to_at };
      expect(quoteRental({ ...v.parse(SoldTerms, sold_terms), ...dates, options: chosen })).toEqual(quote);
    }
  });

  test("onProgress is called after every batch of cars, ending with 1", () => {
    expect(shares).toEqual([500 / 1100, 1000 / 1100, 1]);
  });

  test("the same seed gives the same catalogue, and another seed a different one", async () => {
    await seedDemo(twin().db, size);
    await seedDemo(other().db, { ...size, seed: 8 });
    const content = await fingerprint(database().db);
    expect(await fingerprint(twin().db)).toEqual(content);
    expect(await fingerprint(other().db)).not.toEqual(content);
  });

  test("a request for more bookings than fit into the cars' calendars is rejected, and nothing is written", async () => {
    const { db } = smallDatabase();
    await expect(seedDemo(db, { now, cars: 2, bookings: 344 })).rejects.toThrow(
      "A car has room for 171 bookings, not 172",
    );
    expect(await db.selectFrom("suppliers").select("id").execute()).toEqual([]);
    expect(await seedDemo(db, { now, cars: 2, bookings: 342 })).toBe(true);
    expect(await db.selectFrom("bookings").select("id").execute()).toHaveLength(342);
  });
});

test("every agency has a different logo without text", () => {
  const logos = demoAgencies.map(({ slug }) => agencyLogo(slug));
  expect(new Set(logos).size).toBe(demoAgencies.length);
  for (const logo of logos) {
    expect(logo).toMatch(/^<svg[^>]+width="60" height="30"/);
    expect(logo).not.toMatch(/<text|accent|undefined/);
  }
  expect(agencyLogo("someone-else")).toBeUndefined();
});

test("a million generated references are unique", () => {
  const references = new Set(Array.from({ length: 1_000_000 }, (_, number) => bookingReference(number)));
  expect(references.size).toBe(1_000_000);
});

/** Returns content that differs between two different catalogues. */
function fingerprint(db: Database) {
  return Promise.all([
    db.selectFrom("cars").select(["id", "slug", "daily_price_millimes", "trips"]).orderBy("slug").execute(),
    db.selectFrom("bookings").select(["id", "reference", "total_millimes", "status"]).orderBy("id").execute(),
    db.selectFrom("reviews").select(["id", "rating", "comments"]).orderBy("id").execute(),
  ]);
}
