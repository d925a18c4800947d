import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(async () => {
    api = createTestApp(database().db, { seed: randomUUID() });
    world = { ...world, car: await world.aCar() };
  });

  const checkout = (
    changes: Parameters<typeof aCheckout>[1] = {},
    request: Parameters<TestApp["request"]>[1] = {},
  ) => api.checkOut(aCheckout(world, changes), { address: anAddress(), ...request });
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });
  /** Signs a driver in. Each call of the returned function books another car. */
  const signInToBook = async (email: string, address?: string) => {
    const body = { email, password: goodPassword };
    const signIn = { body, address: anAddress() };
    const cookie = cookieOf(await api.request("/api/sign-in/frontend", signIn));
    return async () => {
      const order = aCheckout({ ...world, car: await world.aCar() });
      return api.request("/api/checkout", { body: order, cookie, address: address ?? anAddress() });
    };
  };

  test("a guest's checkout writes account, booking, hold, mails and notifications", async () => {
    const { db } = database();
    const response = await checkout({ driver: { email: "Guest.One@Example.tn", fullName: "Sonia Jaziri" } });
    expect(response.status).toBe(201);
    expect(response.json).toMatchObject({
      reference: expect.stringMatching(/^SY-[3-9A-Y]{6}$/),
      status: "pending",
    });

    const user = await db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", "guest.one@example.tn")
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      type: "user",
      full_name: "Sonia Jaziri",
      password_hash: null,
      activated_at: null,
    });
    const booking = await db
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", response.json.bookingId)
      .executeTakeFirstOrThrow();
    expect(booking).toMatchObject({
      driver_id: user.id,
      total_millimes: 318_000,
      commission_rate: "6.00",
      commission_millimes: 18_000,
      status: "pending",
    });
    expect(booking.lapses_at).toEqual(new Date("2026-11-20T14:00:00Z"));
    const hold = await db
      .selectFrom("holds")
      .selectAll()
      .where("booking_id", "=", booking.id)
      .executeTakeFirstOrThrow();
    expect(hold.expires_at).toEqual(booking.lapses_at);
    const { json: mails } = await api.request("/mailbox.json");
    const bookingMails = mails.filter((mail: { text: string }) => mail.text.includes(booking.reference));
    expect(bookingMails.map((mail: { kind: string }) => mail.kind).toSorted()).toEqual([
      "bookingRequestReceived",
      "bookingRequested",
    ]);
    const activation = mails.find(
      (mail: { kind: string; to: { address: string } }) =>
        mail.kind === "bookingRequested" && mail.to.address === user.email,
    );
    expect(activation.text).toContain(`http://localhost:3000/activate?u=${user.id}`);
    expect(
      await db.selectFrom("notifications").select("kind").where("booking_id", "=", booking.id).execute(),
    ).toEqual([{ kind: "booking_requested" }]);
  });

  test("a signed-in driver books with the account's details and needs no token", async () => {
    const driver = await aUser(database().db);
    const signedIn = await api.request("/api/sign-in/frontend", {
      body: { email: driver.email, password: goodPassword },
    });
    const { driver: _, ...body } = aCheckout(world);
    const response = await api.request("/api/checkout", {
      body,
      cookie: cookieOf(signedIn),
      address: anAddress(),
    });
    expect(response).toMatchObject({ status: 201, json: { token: null } });
    const booking = await database()
      .db.selectFrom("bookings")
      .selectAll()
      .where("id", "=", response.json.bookingId)
      .executeTakeFirstOrThrow();
    expect(booking).toMatchObject({
      driver_id: driver.id,
      driver_email: driver.email,
      driver_phone: driver.phone,
      is_guest: false,
    });
    expect(booking.lapses_at).toEqual(new Date("2026-11-22T12:00:00Z"));
  });

  test("rejects agency staff", async () => {
    const { agency } = await aCatalogue(database().db);
    const staff = await aUser(database().db, { type: "supplier", supplier_id: agency.id });
    const credentials = { email: staff.email, password: goodPassword };
    const signedIn = await api.request("/api/sign-in/frontend", { body: credentials });
    expect(await checkout({}, { cookie: cookieOf(signedIn) })).toEqual(aRefusal(403, "not_allowed"));
  });

  test("the agency's staff get mails and notifications about a checkout", async () => {
    const { db } = database();
    const agency = await aCatalogue(db);
    const staff = await aUser(db, { type: "supplier", supplier_id: agency.agency.id, language: "en" });
    const response = await api.checkOut(aCheckout(agency), { address: anAddress() });
    const { json: mails } = await api.request(`/mailbox.json?to=${staff.email}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "bookingRequestReceived", language: "en" });
    expect(mails[0].text).toContain(response.json.reference);
    const notices = await db
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", staff.id)
      .execute();
    expect(notices).toEqual([{ kind: "booking_request_received" }]);
  });

  test.each([
    ["driver_too_young", { driver: { birthDate: "2005-12-02" } }],
    ["booking_too_long", { rental: { to: "2027-06-01T10:01:00+01:00" } }],
    ["booking_too_short", { rental: { to: "2026-12-01T10:00:00+01:00" } }],
    ["pickup_too_soon", { rental: { from: "2026-11-20T13:59:00Z", to: "2026-11-23T13:59:00Z" } }],
    ["pickup_too_soon", { rental: { from: "2026-11-19T10:00:00Z", to: "2026-11-23T13:59:00Z" } }],
    ["pickup_too_far", { rental: { from: "2028-05-20T12:01:00Z", to: "2028-05-23T12:01:00Z" } }],
    ["option_unavailable", { rental: { options: { fullInsurance: true } } }],
  ])("rejects %s and writes nothing", async (code, changes) => {
    expect(await checkout(changes)).toEqual(aRefusal(422, code));
    const bookings = await database()
      .db.selectFrom("bookings")
      .select("id")
      .where("car_id", "=", world.car.id)
      .execute();
    expect(bookings).toEqual([]);
  });

  test("[PR13] rejects a cover that an included full insurance replaces, as the quote does", async () => {
    const covers = { theft_protection_millimes: 5000, full_insurance_millimes: 0 };
    world = { ...world, car: await world.aCar(covers) };
    const options = { theftProtection: true };
    expect(await checkout({ rental: { options }, total: 333 })).toEqual(aRefusal(422, "option_unavailable"));
    expect(await checkout({ rental: { options }, total: 318 })).toEqual(aRefusal(422, "option_unavailable"));
    const body = { ...aCheckout(world, { rental: { options } }).rental, language: "fr" };
    expect(await api.request("/api/quote", { body })).toEqual(aRefusal(422, "option_unavailable"));
    expect((await checkout()).status).toBe(201);
  });

  test("accepts a rental of exactly six calendar months", async () => {
    const response = await checkout({ rental: { to: "2027-06-01T10:00:00+01:00" }, total: 106 * 182 });
    expect(response.status).toBe(201);
  });

  test("validates an additional driver like the main one, and requires one when the option is chosen", async () => {
    const options = { additionalDriver: true };
    const withoutDriver = await checkout({ rental: { options }, total: 348 });
    expect(withoutDriver).toMatchObject({
      status: 400,
      json: { code: "invalid_input", fields: { additionalDriver: "required" } },
    });
    const additionalDriver = {
      fullName: "Ali",
      email: "ali@example.tn",
      phone: "20111222",
      birthDate: "2006-01-01",
    };
    const withYoungDriver = await checkout({ rental: { options }, total: 348, additionalDriver });
    expect(withYoungDriver).toMatchObject({
      status: 422,
      json: { code: "driver_too_young", fields: { "additionalDriver.birthDate": "driver_too_young?age=21" } },
    });
  });

  test("a car with a minimum licence age requires the licence date", async () => {
    const car = await world.aCar({ minimum_licence_years: 2 });
    world = { ...world, car };
    expect(await checkout()).toMatchObject({
      status: 400,
      json: { fields: { "driver.licenceSince": "required" } },
    });
    expect(await checkout({ driver: { licenceSince: "2025-01-01" } })).toEqual(
      aRefusal(422, "licence_too_recent"),
    );
    expect((await checkout({ driver: { licenceSince: "2024-12-01" } })).status).toBe(201);
  });

  test.each([317, 319])(
    "rejects a total of %i when 318 was shown, and returns the current quote",
    async (total) => {
      const response = await checkout({ total });
      expect(response).toMatchObject({
        status: 409,
        json: { code: "price_changed", quote: { total: 318, days: 3 } },
      });
    },
  );

  test("responds car_unavailable for a withdrawn car, a suspended agency, or a place without the car", async () => {
    const { db } = database();
    const withdrawn = await world.aCar({ availability: "unavailable" });
    expect(await checkout({ rental: { car: withdrawn.id } })).toEqual(aRefusal(422, "car_unavailable"));
    expect(
      await checkout({ rental: { pickupLocation: world.sousse.slug, dropOffLocation: world.sousse.slug } }),
    ).toEqual(aRefusal(422, "car_unavailable"));
    const suspended = await aCatalogue(db, { suspended: true });
    const body = aCheckout(suspended);
    expect(await api.checkOut(body)).toEqual(aRefusal(422, "car_unavailable"));
  });

  test("books a drop-off at another place that the agency serves", async () => {
    const { db } = database();
    const { sousse, ...catalogue } = await aCatalogue(db);
    const servedPlace = { supplier_id: catalogue.agency.id, location_id: sousse.id };
    await db.insertInto("supplier_locations").values(servedPlace).execute();
    const body = aCheckout(catalogue, { rental: { dropOffLocation: sousse.slug } });
    const { json } = await api.checkOut(body, { address: anAddress() });
    const places = db.selectFrom("bookings").select(["pickup_location_id", "drop_off_location_id"]);
    expect(await places.where("id", "=", json.bookingId).executeTakeFirst()).toEqual({
      pickup_location_id: catalogue.tunis.id,
      drop_off_location_id: sousse.id,
    });
  });

  test("[BK9] rejects a drop-off place that the agency does not serve", async () => {
    expect(await checkout({ rental: { dropOffLocation: world.sousse.slug } })).toEqual(
      aRefusal(422, "drop_off_not_served"),
    );
  });

  test("rejects pay-later where the agency does not accept it", async () => {
    const onlineOnly = await aCatalogue(database().db, { pay_later: false });
    expect(await api.checkOut(aCheckout(onlineOnly))).toEqual(aRefusal(422, "pay_later_refused"));
  });

  test("rejects online payment without a gateway, and neither books nor consumes the captcha pass; the same attempt can switch to pay-later", async () => {
    api = createTestApp(database().db, { seed: randomUUID(), env: { SANDBOX_GATEWAY_URL: "none" } });
    const cookie = await api.earnPass(anAddress());
    for (const payment of ["downPayment", "full"] as const) {
      expect(await checkout({ payment }, { cookie })).toEqual(aRefusal(422, "pay_online_unavailable"));
    }
    const { db } = database();
    const bookings = await db
      .selectFrom("bookings")
      .select("id")
      .where("car_id", "=", world.car.id)
      .execute();
    expect(bookings).toEqual([]);
    const booked = await checkout({ payment: "later" }, { cookie });
    expect(booked).toMatchObject({ status: 201, json: { status: "pending", paymentSession: null } });
    expect((await checkout({ payment: "now" as never })).json).toMatchObject({
      code: "invalid_input",
      fields: { payment: expect.any(String) },
    });
  });

  test("responds not_found for a missing car or place, whatever its id looks like", async () => {
    for (const name of ["no-such-thing", randomUUID(), "null"]) {
      expect(await checkout({ rental: { car: name } })).toEqual(aRefusal(404, "not_found"));
      expect(await checkout({ rental: { pickupLocation: name } })).toEqual(aRefusal(404, "not_found"));
    }
  });

  test("rejects taken dates, accepts adjacent ones, and adds the agency's turnaround", async () => {
    expect((await checkout()).status).toBe(201);
    expect(
      await checkout({
        rental: { from: "2026-12-04T09:59:00+01:00", to: "2026-12-05T09:59:00+01:00" },
        total: 106,
      }),
    ).toEqual(aRefusal(409, "car_taken"));
    expect(
      (
        await checkout({
          rental: { from: "2026-12-04T10:00:00+01:00", to: "2026-12-05T10:00:00+01:00" },
          total: 106,
        })
      ).status,
    ).toBe(201);

    const slowTurnaround = await aCatalogue(database().db, { turnaround_minutes: 60 });
    const book = (from: string, to: string) =>
      api.checkOut(aCheckout(slowTurnaround, { rental: { from, to }, total: 106 }), { address: anAddress() });
    expect((await book("2026-12-10T09:00:00Z", "2026-12-11T09:00:00Z")).status).toBe(201);
    expect(await book("2026-12-11T09:59:00Z", "2026-12-12T09:59:00Z")).toEqual(aRefusal(409, "car_taken"));
    expect((await book("2026-12-11T10:00:00Z", "2026-12-12T10:00:00Z")).status).toBe(201);
    expect(await book("2026-12-09T08:30:00Z", "2026-12-10T08:30:00Z")).toEqual(aRefusal(409, "car_taken"));
  });

  test("a guest's hold ends after two hours, which frees the car and cancels the request", async () => {
    const first = await checkout();
    api.advanceHours(2);
    const second = await checkout();
    expect(second.status).toBe(201);
    const rows = await database()
      .db.selectFrom("bookings")
      .select(["status", "lapses_at"])
      .where("id", "=", first.json.bookingId)
      .execute();
    expect(rows).toEqual([{ status: "cancelled", lapses_at: null }]);
  });

  test("a request lapses at the latest two hours before pick-up", async () => {
    const response = await checkout({
      rental: { from: "2026-11-20T15:00:00Z", to: "2026-11-21T15:00:00Z" },
      total: 106,
    });
    const { lapses_at } = await database()
      .db.selectFrom("bookings")
      .select("lapses_at")
      .where("id", "=", response.json.bookingId)
      .executeTakeFirstOrThrow();
    expect(lapses_at).toEqual(new Date("2026-11-20T13:00:00Z"));
  });

  test("a guest with an unconfirmed address can book again with another link; a guest with a confirmed address must sign in", async () => {
    const { db } = database();
    const driver = { email: "twice@guests.example" };
    expect((await checkout({ driver })).status).toBe(201);
    world = { ...world, car: await world.aCar() };
    expect((await checkout({ driver: { ...driver, fullName: "Someone Else" } })).status).toBe(201);
    const user = await db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", driver.email)
      .executeTakeFirstOrThrow();
    expect(user.full_name).toBe("Amel Ben Salah");
    const tokens = await db
      .selectFrom("mailed_tokens")
      .select("token_hash")
      .where("user_id", "=", user.id)
      .execute();
    expect(tokens).toHaveLength(2);

    await db.updateTable("users").set({ activated_at: new Date() }).where("id", "=", user.id).execute();
    world = { ...world, car: await world.aCar() };
    expect(await checkout({ driver })).toEqual(aRefusal(409, "email_registered"));
    await db
      .updateTable("users")
      .set({ activated_at: null, account_status: "blocked" })
      .where("id", "=", user.id)
      .execute();
    expect(await checkout({ driver })).toEqual(aRefusal(403, "account_suspended"));
  });

  test("rejects a fourth live unpaid hold of one guest email until one lapses", async () => {
    const driver = { email: "many@guests.example" };
    for (let count = 1; count <= 3; count++) {
      expect((await checkout({ driver })).status).toBe(201);
      world = { ...world, car: await world.aCar() };
    }
    expect(await checkout({ driver })).toEqual(aRefusal(422, "too_many_holds"));
    api.advanceHours(2.5);
    expect((await checkout({ driver })).status).toBe(201);
  });

  test("rejects a fourth live unpaid hold of a signed-in driver from any network", async () => {
    const account = await aUser(database().db);
    const book = await signInToBook(account.email);
    for (let count = 1; count <= 3; count++) expect((await book()).status).toBe(201);
    expect(await book()).toEqual(aRefusal(422, "too_many_holds"));
    api.advanceHours(48);
    expect((await (await signInToBook(account.email))()).status).toBe(201);
  });

  test("holds are not limited by phone number: three guests with a driver's number do not block the driver", async () => {
    const phone = "+21671123456";
    const account = await aUser(database().db, { phone });
    for (let count = 1; count <= 4; count++) {
      expect((await checkout({ driver: { phone } })).status).toBe(201);
      world = { ...world, car: await world.aCar() };
    }
    expect((await (await signInToBook(account.email))()).status).toBe(201);
  });

  test("a stranger's guest bookings with a driver's email do not count against the driver", async () => {
    const email = "claimed@guests.example";
    for (let count = 1; count <= 3; count++) {
      expect((await checkout({ driver: { email } })).status).toBe(201);
      world = { ...world, car: await world.aCar() };
    }
    const { db } = database();
    const { password_hash } = await aUser(db);
    await db
      .updateTable("users")
      .set({ password_hash, activated_at: new Date() })
      .where("email", "=", email)
      .execute();
    expect((await (await signInToBook(email))()).status).toBe(201);
  });

  test("rejects a thirteenth unconfirmed hold from one network, for guests only, until one is confirmed", async () => {
    const address = "198.51.100.9";
    const first = { email: "first@network.example" };
    expect((await checkout({ driver: first }, { address })).status).toBe(201);
    for (let count = 2; count <= 12; count++) {
      world = { ...world, car: await world.aCar() };
      expect((await checkout({}, { address })).status).toBe(201);
    }
    world = { ...world, car: await world.aCar() };
    expect(await checkout({}, { address })).toEqual(aRefusal(422, "too_many_from_network"));

    const account = await aUser(database().db);
    expect((await (await signInToBook(account.email, address))()).status).toBe(201);
    await database()
      .db.updateTable("bookings")
      .set({ link_opened_at: new Date() })
      .where("driver_email", "=", first.email)
      .execute();
    expect((await checkout({}, { address })).status).toBe(201);
  });

  test("the captcha gets harder with the unconfirmed guest holds of a network, for that network only", async () => {
    const address = "198.51.100.20";
    const costOf = async (at: string) =>
      (await api.request("/api/captcha-challenge", { address: at })).json.parameters.cost;
    const costs = [await costOf(address)];
    for (let count = 1; count <= 10; count++) {
      expect((await checkout({}, { address })).status).toBe(201);
      costs.push(await costOf(address));
      world = { ...world, car: await world.aCar() };
    }
    expect(costs).toEqual([1, 1, 1, 1, 2, 4, 8, 16, 32, 32, 32]);
    expect(await costOf("198.51.100.21")).toBe(1);
    api.advanceHours(2);
    expect(await costOf(address)).toBe(1);
  });

  test("a signed quote keeps its price for twenty minutes despite catalogue changes, for exactly its options", async () => {
    const { db } = database();
    const { driver: _, payment: __, ...order } = aCheckout(world);
    const quote = (options: object) =>
      api.request("/api/quote", { body: { ...order.rental, options, language: "fr" } });
    const quoteResponse = await quote({});
    const insuredQuote = (await quote({ cancellation: true })).json.signedQuote;
    expect(quoteResponse).toMatchObject({
      status: 200,
      json: { quote: { total: 318 }, signedQuoteExpiresAt: "2026-11-20T12:20:00.000Z", available: true },
    });
    await db
      .updateTable("cars")
      .set({ daily_price_millimes: 200_000 })
      .where("id", "=", world.car.id)
      .execute();
    const { signedQuote } = quoteResponse.json;

    const price = async (changes: Parameters<typeof checkout>[0]) =>
      (await checkout(changes)).json.quote?.total;
    expect(await price({ total: 1 })).toBe(636);
    expect(await price({ total: 1, signedQuote })).toBe(318);
    expect(await price({ total: 1, signedQuote: `${signedQuote}x` })).toBe(636);
    expect(await price({ total: 1, signedQuote, rental: { options: { theftProtection: true } } })).toBe(651);
    const options = { cancellation: true, theftProtection: true };
    expect(await price({ total: 1, signedQuote: insuredQuote, rental: { options } })).toBe(701);
    api.setTime("2026-11-20T12:20:00Z");
    expect(await price({ total: 1, signedQuote })).toBe(636);
    api.setTime("2026-11-20T12:19:59Z");
    expect((await checkout({ signedQuote })).status).toBe(201);
  });

  test("fifty requests with one idempotency key make one booking and get fifty equal responses", async () => {
    const body = aCheckout(world);
    const headers = { "idempotency-key": randomUUID() };
    const responses = await Promise.all(Array.from({ length: 50 }, () => api.checkOut(body, { headers })));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    const bookings = await database()
      .db.selectFrom("bookings")
      .select("id")
      .where("car_id", "=", world.car.id)
      .execute();
    expect(bookings).toHaveLength(1);
  });

  test("reusing an idempotency key for another request is a conflict; a rejected attempt can be repeated", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const body = aCheckout(world);
    expect(await api.checkOut({ ...body, total: 1 }, { headers })).toEqual(aRefusal(409, "price_changed"));
    expect((await api.checkOut(body, { headers })).status).toBe(201);
    expect(await api.checkOut({ ...body, total: 1 }, { headers })).toEqual(
      aRefusal(409, "idempotency_conflict"),
    );
  });
});

let usedAddresses = 0;

/** Returns a new address each time. The limit per address has its own test. */
function anAddress(): string {
  usedAddresses += 1;
  return `10.${usedAddresses >> 16}.${(usedAddresses >> 8) & 255}.${usedAddresses & 255}`;
}
