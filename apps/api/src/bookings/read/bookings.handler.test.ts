import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestResponse, type TestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driverBooking: { bookingId: string; reference: string; token: string };
  let people: Record<string, TestPerson>;

  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    world = await aCatalogue(db);
    const otherWorld = await aCatalogue(db);
    people = {
      driver: await aPerson(api),
      stranger: await aPerson(api),
      agency: await aPerson(api, { type: "supplier", supplier_id: world.agency.id }),
      rival: await aPerson(api, { type: "supplier", supplier_id: otherWorld.agency.id }),
      admin: await aPerson(api, { type: "admin" }),
    };
    const { driver: _, ...order } = aCheckout(world);
    const response = await api.request("/api/checkout", {
      body: order,
      cookie: people["driver"]?.cookie ?? "",
    });
    driverBooking = response.json;
  });

  const read = (path: string, caller?: string) =>
    api.request(path, { ...(caller !== undefined && { cookie: people[caller]?.cookie ?? "" }) });

  test.each([
    ["driver", 200],
    ["agency", 200],
    ["admin", 200],
    ["stranger", 404],
    ["rival", 404],
    [undefined, 401],
  ])("[RO1] %s who reads the driver's booking gets %i", async (caller, status) => {
    expect((await read(`/api/booking/${driverBooking.bookingId}/fr`, caller)).status).toBe(status);
  });

  test("a booking shows what was sold, in the requested language", async () => {
    const { json } = await read(`/api/booking/${driverBooking.bookingId}/en`, "driver");
    expect(json).toMatchObject({
      reference: driverBooking.reference,
      version: 1,
      status: "pending",
      total: 318,
      quote: { days: 3, total: 318 },
      from: "2026-12-01T09:00:00.000Z",
      pickupLocation: { slug: world.tunis.slug, name: "Tunis" },
      car: { id: world.car.id },
      // Included with the car, whether chosen or not [PR15].
      options: { amendments: true, cancellation: false, additionalDriver: false },
      additionalDriver: null,
      cancelRequest: null,
      payments: [],
      refunds: [],
    });
  });

  test("payments and refunds are separate rows, in chronological order", async () => {
    const { db } = database();
    const common = { booking_id: driverBooking.bookingId, currency: "TND" } as const;
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
    const paidAt = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
    await db
      .insertInto("payments")
      .values([
        { ...common, id: ids[0], amount_millimes: 254_400, at: paidAt(22) },
        { ...common, id: ids[1], amount_millimes: 63_600, at: paidAt(21) },
      ])
      .execute();
    const { currency: _, ...refund } = common;
    await db
      .insertInto("refunds")
      .values({
        ...refund,
        id: ids[2],
        payment_id: ids[0],
        amount_millimes: 10_000,
        state: "requested",
        reason: "paid_twice",
        created_at: paidAt(23),
      })
      .execute();
    const payment = { gateway: null, reference: null };
    const { json } = await read(`/api/booking/${driverBooking.bookingId}/fr`, "driver");
    expect(json.payments).toEqual([
      { ...payment, id: ids[1], amount: 63.6, at: "2026-11-21T09:00:00.000Z" },
      { ...payment, id: ids[0], amount: 254.4, at: "2026-11-22T09:00:00.000Z" },
    ]);
    expect(json.refunds).toEqual([
      {
        ...payment,
        id: ids[2],
        paymentId: ids[0],
        amount: 10,
        state: "requested",
        reason: "paid_twice",
        at: "2026-11-23T09:00:00.000Z",
        settledAt: null,
      },
    ]);
    await db.deleteFrom("refunds").execute();
    await db.deleteFrom("payments").execute();
  });

  test("a booking stays as sold when the catalogue changes", async () => {
    await database()
      .db.updateTable("cars")
      .set({ daily_price_millimes: 900_000 })
      .where("id", "=", world.car.id)
      .execute();
    const { json } = await read(`/api/booking/${driverBooking.bookingId}/fr`, "driver");
    expect(json).toMatchObject({ total: 318, quote: { total: 318 } });
  });

  test("[RO1] a signed link opens only its own booking, until 30 days after drop-off", async () => {
    const { db } = database();
    const car = await world.aCar();
    const guest = createTestApp(db);
    const guestBooking = await guest.checkOut(aCheckout({ ...world, car }), { address: "10.1.1.1" });
    const readByLink = (id: string, token: string) => guest.request(`/api/booking/${id}/fr?token=${token}`);
    expect((await readByLink(guestBooking.json.bookingId, guestBooking.json.token)).status).toBe(200);
    expect((await readByLink(driverBooking.bookingId, guestBooking.json.token)).status).toBe(401);
    expect((await readByLink(guestBooking.json.bookingId, `${guestBooking.json.token}x`)).status).toBe(401);
    expect(
      (
        await readByLink(
          guestBooking.json.bookingId,
          `zzzzzzzz.${String(guestBooking.json.token).split(".")[1]}`,
        )
      ).status,
    ).toBe(401);
    guest.setTime("2027-01-03T08:59:59Z");
    expect((await readByLink(guestBooking.json.bookingId, guestBooking.json.token)).status).toBe(200);
    guest.setTime("2027-01-03T09:00:00Z");
    expect((await readByLink(guestBooking.json.bookingId, guestBooking.json.token)).status).toBe(401);
  });

  test("another person's booking gets exactly the response of a nonexistent one", async () => {
    for (const caller of ["stranger", "rival"]) {
      const [foreign, missing] = await Promise.all(
        [driverBooking.bookingId, randomUUID()].map((id) => read(`/api/booking/${id}/fr`, caller)),
      );
      const comparable = ({ status, text, headers }: TestResponse) => {
        const { "x-request-id": _, ...otherHeaders } = Object.fromEntries(headers);
        return { status, text, rest: otherHeaders };
      };
      expect(foreign && comparable(foreign)).toEqual(missing && comparable(missing));
    }
  });

  test("a missing booking is not_found; without a session, existing and missing bookings get the same response", async () => {
    for (const id of [randomUUID(), "none"]) {
      expect((await read(`/api/booking/${id}/fr`, "driver")).status).toBe(404);
      expect((await read(`/api/booking/${id}/fr`)).status).toBe(401);
    }
  });

  test("[RO1] a list contains the driver's own bookings, those of the agency's cars, or all for an admin", async () => {
    const list = async (caller: string, body: object = {}) => {
      const response = await api.request("/api/bookings/1/10/fr", {
        body,
        cookie: people[caller]?.cookie ?? "",
      });
      return response.json.items.map((item: { reference: string }) => item.reference);
    };
    expect(await list("driver")).toEqual([driverBooking.reference]);
    expect(await list("stranger")).toEqual([]);
    expect(await list("rival")).toEqual([]);
    expect(await list("agency")).toContain(driverBooking.reference);
    expect(await list("admin")).toContain(driverBooking.reference);
    expect(await list("driver", { s: driverBooking.reference.toLowerCase() })).toEqual([
      driverBooking.reference,
    ]);
    expect(await list("driver", { s: "%" })).toEqual([]);
    expect(await list("driver", { statuses: ["paid"] })).toEqual([]);
    expect(await list("driver", { statuses: ["pending"], from: "2026-12-04T08:00:00Z" })).toEqual([
      driverBooking.reference,
    ]);
    expect(await list("driver", { to: "2026-12-01T08:00:00Z" })).toEqual([]);
    expect((await api.request("/api/bookings/1/10/fr", { body: {} })).status).toBe(401);
  });

  test("[BK1] the job cancels a lapsed booking and releases its hold, without any request", async () => {
    const { db } = database();
    await lapseBookings(db, new Date("2026-11-22T12:00:00Z"));
    const booking = await db
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", driverBooking.bookingId)
      .executeTakeFirstOrThrow();
    expect(booking).toMatchObject({ status: "cancelled", version: 2, lapses_at: null });
    expect(await db.selectFrom("holds").select("id").where("booking_id", "=", booking.id).execute()).toEqual(
      [],
    );
  });
});
