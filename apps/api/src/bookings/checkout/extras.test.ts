import { randomUUID } from "node:crypto";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

let guestCount = 0;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let seat: string;
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db);
    world = await aCatalogue(db);
    seat = await aStoredExtra(db, world.agency.id);
  });

  type Changes = Parameters<typeof aCheckout>[1];
  /** Checks out as a new guest, with another car of the agency unless one is given. */
  const checkOut = async (changes: Changes = {}, car?: { id: string }) => {
    guestCount += 1;
    const places = { ...world, car: car ?? (await world.aCar()) };
    return api.checkOut(aCheckout(places, changes), {
      address: `10.63.${Math.floor(guestCount / 250)}.${guestCount % 250}`,
    });
  };
  const seats = (count: number, rental: object = {}) => ({
    rental: { ...rental, extras: [{ extra: seat, count }] },
    total: 318 + 15 * count,
  });
  const quote = (rental: object = {}, car = world.car) =>
    api.request("/api/quote", {
      body: { ...aCheckout({ ...world, car }, { rental }).rental, language: "fr" },
    });
  const left = async (rental: object = {}) => (await quote(rental)).json.extras[0].left;
  const read = async ({ bookingId, token }: { bookingId: string; token: string }) =>
    (await api.request(`/api/booking/${bookingId}/fr?token=${token}`)).json;

  test("[EX4] [EX6] a quote lists the agency's extras with the pieces left, and prices the chosen ones", async () => {
    await aStoredExtra(database().db, world.agency.id, { kind: "gps", price: 0 });
    const { status, json } = await quote({ extras: [{ extra: seat, count: 2 }] });
    expect(status).toBe(200);
    const { stock: _stock, ...offered } = anExtra();
    expect(json.extras[0]).toEqual({ ...offered, id: seat, left: 3 });
    expect(json.extras[1]).toMatchObject({ kind: "gps", price: 0 });
    const { kind, name, per } = anExtra();
    const line = { extra: seat, kind, name, per, unitPrice: 5, count: 2, quantity: 6, price: 30 };
    expect(json.quote).toMatchObject({ rental: 318, total: 348, extraLines: [line] });
    expect((await quote()).json.quote).not.toHaveProperty("extraLines");
  });

  test("[EX4] a booking and its receipt list the extras at the prices as sold", async () => {
    const { status, json } = await checkOut(seats(2));
    expect(status).toBe(201);
    await database().db.updateTable("extras").set({ price_millimes: 9000 }).where("id", "=", seat).execute();
    const booking = await read(json);
    expect(booking.total).toBe(348);
    expect(booking.quote.extraLines).toMatchObject([{ extra: seat, count: 2, price: 30 }]);
    const { quote: recomputed, figures } = receiptOf(booking.receipt);
    expect(recomputed).toEqual(booking.quote);
    expect(figures.find(({ kind }) => kind === "extra")).toMatchObject({ amount: 30, rules: ["EX4"] });
  });

  test("[EX1] the driver's mail about a request lists its extras", async () => {
    await checkOut({ ...seats(2), driver: { email: "parents@guests.example" } });
    const [mail] = await mailsTo(api, "parents@guests.example");
    expect(mail?.text).toContain("2 × Siège enfant");
  });

  test("a checkout with a wrong total is rejected with the current quote", async () => {
    const { status, json } = await checkOut({ ...seats(2), total: 318 });
    expect([status, json.code, json.quote.total]).toEqual([409, "price_changed", 348]);
  });

  test("[EX7] a signed quote keeps the price of exactly the extras that it was signed for", async () => {
    const car = await world.aCar();
    const extras = [{ extra: seat, count: 1 }];
    const { signedQuote } = (await quote({ extras }, car)).json;
    await database().db.updateTable("extras").set({ price_millimes: 9000 }).where("id", "=", seat).execute();
    const other = { ...seats(2), total: 348, signedQuote };
    expect((await checkOut(other, car)).json.code).toBe("price_changed");
    expect((await checkOut({ ...seats(1), signedQuote }, car)).status).toBe(201);
  });

  test("[EX5] unknown, retired and other agencies' extras are rejected, and so are more pieces than a rental may have", async () => {
    const { db } = database();
    const rival = await aCatalogue(db);
    const [retired, foreign] = [
      await aStoredExtra(db, world.agency.id),
      await aStoredExtra(db, rival.agency.id),
    ];
    await db.updateTable("extras").set({ retired_at: new Date() }).where("id", "=", retired).execute();
    for (const extra of [randomUUID(), retired, foreign, "seat"]) {
      const { status, json } = await checkOut({ rental: { extras: [{ extra, count: 1 }] } });
      expect([status, json.code, json.fields]).toEqual([
        422,
        "extra_unavailable",
        { "rental.extras.0": "invalid" },
      ]);
    }
    const { status, json } = await checkOut(seats(3));
    expect([status, json.fields]).toEqual([
      400,
      { "rental.extras.0.count": "number_out_of_range?min=1&max=2" },
    ]);
    expect((await quote({ extras: [{ extra: retired, count: 1 }] })).json.code).toBe("extra_unavailable");
  });

  test("[EX6] overlapping rentals of all cars share the stock, and a rejection states the pieces left", async () => {
    expect((await checkOut(seats(2))).status).toBe(201);
    expect(await left()).toBe(1);
    const { status, json } = await checkOut(seats(2));
    expect([status, json.code, json.fields]).toEqual([
      409,
      "extra_taken",
      { "rental.extras.0": "extra_taken?left=1" },
    ]);
    expect((await checkOut(seats(1))).status).toBe(201);
    expect((await checkOut(seats(1))).json.fields).toEqual({ "rental.extras.0": "extra_taken?left=0" });
    const later = { from: "2026-12-06T10:00:00+01:00", to: "2026-12-09T10:00:00+01:00" };
    expect(await left(later)).toBe(3);
    expect((await checkOut(seats(2, later))).status).toBe(201);
  });

  test("[EX6] pieces used by two successive rentals count only once against a rental that overlaps both", async () => {
    const days = (from: number, to: number) => ({
      from: `2026-12-${String(from).padStart(2, "0")}T10:00:00+01:00`,
      to: `2026-12-${String(to).padStart(2, "0")}T10:00:00+01:00`,
    });
    expect((await checkOut(seats(2, days(1, 4)))).status).toBe(201);
    expect((await checkOut(seats(2, days(6, 9)))).status).toBe(201);
    // At any moment of these days one piece is left. Adding up both rentals would give minus one.
    expect(await left(days(1, 9))).toBe(1);
  });

  test("[EX6] pieces are released when the booking is cancelled, and when its hold lapses", async () => {
    const { json } = await checkOut(seats(2));
    expect(await left()).toBe(1);
    await database().db.deleteFrom("holds").where("booking_id", "=", json.bookingId).execute();
    expect(await left()).toBe(3);

    const second = await checkOut(seats(2));
    await database()
      .db.updateTable("holds")
      .set({ expires_at: new Date(api.dependencies.clock().getTime() - 1) })
      .where("booking_id", "=", second.json.bookingId)
      .execute();
    expect(await left()).toBe(3);
    // The expired hold's row still exists, but does not block a checkout of another car.
    expect((await checkOut(seats(2))).status).toBe(201);
    await lapseBookings(database().db, api.dependencies.clock());
  });

  test("[EX6] reducing the stock takes nothing from existing bookings, and blocks further ones", async () => {
    const { json } = await checkOut(seats(2));
    await database().db.updateTable("extras").set({ stock: 1 }).where("id", "=", seat).execute();
    expect(await left()).toBe(0);
    expect((await checkOut(seats(1))).json.code).toBe("extra_taken");
    expect((await read(json)).quote.extraLines[0].count).toBe(2);
  });

  test("[EX6] the database itself rejects more pieces than the stock, even when a hold changes its dates or count", async () => {
    const { db } = database();
    const [first, second] = [await checkOut(seats(2)), await checkOut(seats(1))];
    const update = (changes: object, { bookingId }: { bookingId: string }) =>
      db.updateTable("extra_holds").set(changes).where("booking_id", "=", bookingId).execute();
    await expect(update({ count: 2 }, second.json)).rejects.toThrow("extra_holds_stock");
    await update({ count: 1 }, first.json);
    await update({ count: 2 }, second.json);

    const later = { from: "2026-12-06T10:00:00+01:00", to: "2026-12-09T10:00:00+01:00" };
    const third = await checkOut(seats(2, later));
    const move = (bookingId: string) =>
      sql`update holds set period = (select period from holds where booking_id = ${first.json.bookingId})
        where booking_id = ${bookingId}`.execute(db);
    await expect(move(third.json.bookingId)).rejects.toThrow("extra_holds_stock");
  });
});
