import { randomUUID } from "node:crypto";
import type { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { someFees } from "@sayara/domain/testing/someFees";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit, type TestDriver } from "#api/testing/data/aDriver.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: TestDriver;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    world = await aCatalogue(db, {
      down_payment_percentage: 20,
      opening_hours: JSON.stringify(someFees().openingHours),
      closed_dates: JSON.stringify(someFees().closedDates),
    });
    await db
      .insertInto("supplier_locations")
      .values({ supplier_id: world.agency.id, location_id: world.sousse.id })
      .execute();
    driver = await aDriver({ api, db, sandbox, world });
    await setFees({});
  });
  afterAll(() => api.dependencies.pictures.close());

  /**
   * Sets the agency's fees: 80 from Tunis to Sousse, 15 at an airport and 25 outside hours, unless changed.
   */
  const setFees = (changes: Partial<SupplierFees>) => {
    const oneWay = [{ pickup: world.tunis.id, dropOff: world.sousse.id, price: 80 }];
    const fees = JSON.stringify({ ...someFees().fees, oneWay, ...changes });
    return database().db.updateTable("suppliers").set({ fees }).where("id", "=", world.agency.id).execute();
  };
  const makeAirport = ({ id }: { id: string }) =>
    database().db.updateTable("locations").set({ kind: "airport" }).where("id", "=", id).execute();

  interface Rental {
    dropOffLocation?: string;
    from?: string;
    to?: string;
  }
  const quote = (rental: Rental = {}) =>
    api.request("/api/quote", { body: { ...aCheckout(world, { rental }).rental, language: "fr" } });
  /** Returns the car's listing in a search with these places and dates. */
  const search = async (rental: Rental = {}, fields: object = {}) => {
    const { pickupLocation, dropOffLocation, from, to } = aCheckout(world, { rental }).rental;
    const body = { pickupLocation, dropOffLocation, from, to, language: "fr", ...fields };
    const { json } = await api.request("/api/frontend-cars/1/15", { body });
    return json.items.find(({ car }: { car: { id: string } }) => car.id === world.car.id);
  };

  const sunday = "2026-12-06T10:00:00+01:00";
  const lateTuesday = "2026-12-01T21:30:00+01:00";
  const airportFee = { kind: "airport", unitPrice: 15, quantity: 2, price: 30 };
  test.each([
    {
      kind: "one-way",
      rental: () => ({ dropOffLocation: world.sousse.slug }),
      total: 318 + 80,
      lines: [{ kind: "oneWay", unitPrice: 80, quantity: 1, price: 80 }],
      rules: ["FE3"],
    },
    {
      kind: "airport",
      prepare: () => makeAirport(world.tunis),
      rental: () => ({}),
      total: 318 + 30,
      lines: [airportFee],
      rules: ["FE4"],
    },
    {
      kind: "outside hours",
      rental: () => ({ from: lateTuesday, to: sunday }),
      total: 530 + 50,
      lines: [{ kind: "outsideHours", unitPrice: 25, quantity: 2, price: 50 }],
      rules: ["FE5"],
    },
  ])(
    "[FE2] search, quote, booking and receipt have the same total with an $kind fee",
    async ({ prepare, rental: rentalOf, total, lines, rules }) => {
      await prepare?.();
      const rental = rentalOf();
      const listing = await search(rental);
      expect([listing.total, listing.perDay]).toEqual([total, 106]);
      expect(listing.fees).toEqual(
        lines.map(({ kind, unitPrice, quantity }) => ({ kind, price: unitPrice, count: quantity })),
      );
      const { status, json } = await quote(rental);
      expect([status, json.quote.total, json.quote.feeLines]).toEqual([200, total, lines]);
      expect(json.fees).toEqual(listing.fees);
      const id = await driver.book({ rental, total, payment: "full" });
      const booking = await driver.read(id);
      expect(booking).toMatchObject({ status: "paid", total, quote: { total, feeLines: lines } });
      const receipt = receiptOf(booking.receipt);
      expect(receipt.quote).toEqual(booking.quote);
      expect(receipt.figures.find((figure) => figure.kind === "fee")).toMatchObject({ rules });
    },
  );

  test("[FE2] the price calendar and the map include fees; a listing without fees has no fee list", async () => {
    await database()
      .db.updateTable("suppliers")
      .set({
        fees: JSON.stringify({
          oneWay: [],
          airport: null,
          outsideHours: null,
          youngDriver: null,
          delivery: [],
        }),
      })
      .where("id", "=", world.agency.id)
      .execute();
    expect(await search({ dropOffLocation: world.sousse.slug })).not.toHaveProperty("fees");
    await setFees({});
    const rental = aCheckout(world, { rental: { dropOffLocation: world.sousse.slug } }).rental;
    const { pickupLocation, dropOffLocation, from, to } = rental;
    const places = { dropOffLocation, from, to };
    const { json: byPlace } = await api.request("/api/place-totals", { body: places });
    expect(byPlace.find(({ slug }: { slug: string }) => slug === pickupLocation).total).toBe(398);
    const { json: calendar } = await api.request("/api/price-calendar", {
      body: { ...places, pickupLocation, car: world.car.id, first: "2026-12-05", last: "2026-12-06" },
    });
    // On the Sunday the pick-up is also outside opening hours.
    expect(calendar).toEqual([
      { date: "2026-12-05", total: 398 },
      { date: "2026-12-06", total: 423 },
    ]);
  });

  test("[FE7] a total without the fees is rejected, and a signed quote keeps fees that the agency later changes or drops", async () => {
    const rental = { dropOffLocation: world.sousse.slug };
    const without = await api.checkOut(aCheckout(world, { rental, total: 318 }));
    expect([without.json.code, without.json.quote.total]).toEqual(["price_changed", 398]);
    const { signedQuote } = (await quote(rental)).json;
    await setFees({ oneWay: [], outsideHours: null });
    expect((await quote(rental)).json.quote.total).toBe(318);
    const { status } = await api.checkOut(aCheckout(world, { rental, total: 398, signedQuote }));
    expect(status).toBe(201);
  });

  test("[FE7] fees added after a quote was signed do not raise its total", async () => {
    await setFees({ oneWay: [] });
    const rental = { dropOffLocation: world.sousse.slug };
    const { signedQuote } = (await quote(rental)).json;
    await setFees({});
    expect((await api.checkOut(aCheckout(world, { rental, total: 318, signedQuote }))).status).toBe(201);
  });

  test("[FE7] [CN10] an edit charges the fees of its new places and times at today's prices, line by line", async () => {
    const id = await driver.book({ rental: { dropOffLocation: world.sousse.slug }, total: 398 });
    await setFees({
      oneWay: [{ pickup: world.tunis.id, dropOff: world.sousse.id, price: 95 }],
      outsideHours: 40,
    });
    const unchanged = anEdit(world, { dropOffLocation: world.sousse.slug });
    expect((await driver.quote(id, unchanged)).json).toMatchObject({ difference: 0, lines: [] });
    // Adding an option reprices the rental, but keeps the fee as sold because places and times stay.
    const insured = { ...unchanged, options: { theftProtection: true } };
    expect((await driver.quote(id, insured)).json.quote.total).toBe(398 + 15);
    const back = anEdit(world, { to: "2026-12-04T20:00:00+01:00" });
    const { json } = await driver.quote(id, back);
    expect(json.lines).toEqual([
      { part: "rental", before: 318, after: 424, difference: 106 },
      { part: "oneWay", before: 80, after: 0, difference: -80 },
      { part: "outsideHours", before: 0, after: 40, difference: 40 },
    ]);
    const { signedQuote } = json;
    expect((await driver.edit(id, back, { total: 464, signedQuote })).status).toBe(200);
    const booking = await driver.read(id);
    expect(booking).toMatchObject({ total: 464, quote: { feeLines: [{ kind: "outsideHours", price: 40 }] } });
    expect(receiptOf(booking.receipt).quote).toEqual(booking.quote);
  });

  test("[FE7] an edit that changes only places, and no fee, keeps the price as sold", async () => {
    const id = await driver.book();
    await setFees({ oneWay: [] });
    await database()
      .db.updateTable("cars")
      .set({ daily_price_millimes: 150_000 })
      .where("id", "=", world.car.id)
      .execute();
    const edit = anEdit(world, { dropOffLocation: world.sousse.slug });
    expect((await driver.quote(id, edit)).json.difference).toBe(0);
  });

  test("[FE6] [CN13] adding the cancellation option to a booking with fees costs only the option's own fee", async () => {
    const id = await driver.book({ rental: { dropOffLocation: world.sousse.slug }, total: 398 });
    const { status, json } = await api.request(`/api/pay-booking/${id}`, {
      body: { payment: "full", version: 1, cancellation: { total: 448 } },
      cookie: driver.cookie,
      headers: { "idempotency-key": randomUUID() },
    });
    expect([status, json.code]).toEqual([200, undefined]);
    await driver.pay(json);
    const booking = await driver.read(id);
    expect(booking).toMatchObject({ status: "paid", total: 448, options: { cancellation: true } });
    expect(booking.quote.feeLines).toHaveLength(1);
    expect(receiptOf(booking.receipt).quote).toEqual(booking.quote);
  });

  const bornAt = (age: number, pickup = "12-01") => `${2026 - age}-${pickup}`;
  test("[FE8] [FE9] a total includes the young driver fee once the age is known, and at checkout the birth date decides", async () => {
    // Aged 24 on the day of pick-up, so the fee is 10 a day for three days.
    const birthDate = bornAt(24);
    const [unknown, known, older] = [
      await search(),
      await search({}, { driverAge: 24 }),
      await search({}, { driverAge: 25 }),
    ];
    expect([unknown.total, known.total, older.total]).toEqual([318, 348, 318]);
    const terms = someFees().fees.youngDriver;
    expect([unknown.youngDriver, older.youngDriver]).toEqual([terms, terms]);
    expect(known.perDay).toBe(106);
    const body = { ...aCheckout(world).rental, language: "fr" };
    const { json: priced } = await api.request("/api/quote", { body: { ...body, driverAge: 24 } });
    const line = { kind: "youngDriver", unitPrice: 10, quantity: 3, price: 30 };
    expect(priced).toMatchObject({ youngDriver: terms, quote: { total: 348, feeLines: [line] } });
    expect(priced).not.toHaveProperty("fees");

    // The quote was signed without an age. It keeps the fee's terms, and the birth date decides whether the
    // fee is due.
    const { signedQuote, quote: withoutAge } = (await quote()).json;
    expect(withoutAge.total).toBe(318);
    await setFees({ youngDriver: null });
    const young = { driver: { birthDate }, signedQuote };
    const refused = await api.checkOut(aCheckout(world, { ...young, total: 318 }));
    expect([refused.json.code, refused.json.quote.total]).toEqual(["price_changed", 348]);
    const { status, json } = await api.checkOut(aCheckout(world, { ...young, total: 348 }));
    expect(status).toBe(201);
    const booking = (await api.request(`/api/booking/${json.bookingId}/fr?token=${json.token}`)).json;
    expect(booking).toMatchObject({ total: 348, quote: { feeLines: [line] } });
    const receipt = receiptOf(booking.receipt);
    expect(receipt.quote).toEqual(booking.quote);
    expect(receipt.figures.find((figure) => figure.kind === "fee")).toMatchObject({ rules: ["FE8"] });
  });

  test("[FE8] a driver who reaches the age limit on the day of pick-up pays no young driver fee", async () => {
    const order = { total: 318, driver: { birthDate: bornAt(25) } };
    expect((await api.checkOut(aCheckout(world, order))).status).toBe(201);
  });

  test("[FE7] [FE8] an edit keeps the young driver fee as sold while the dates stay, and reprices it for new dates", async () => {
    const id = await driver.book({ total: 348, driver: { birthDate: bornAt(24) } });
    await setFees({ youngDriver: { underAge: 25, price: 20, per: "day", maximum: null } });
    expect((await driver.quote(id, anEdit(world))).json).toMatchObject({ difference: 0, lines: [] });
    const insured = anEdit(world, { options: { theftProtection: true } });
    expect((await driver.quote(id, insured)).json.quote.total).toBe(348 + 15);
    const longer = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    const { json } = await driver.quote(id, longer);
    expect(json.lines).toEqual([
      { part: "rental", before: 318, after: 424, difference: 106 },
      { part: "youngDriver", before: 30, after: 80, difference: 50 },
    ]);
    // By then the driver is 25.
    const later = { from: "2027-12-01T10:00:00+01:00", to: "2027-12-04T10:00:00+01:00" };
    expect((await driver.quote(id, anEdit(world, later))).json.quote.total).toBe(318);
  });

  test("[FE2] the driver's mail lists the fees with their prices", async () => {
    const email = "retour@guests.example";
    const rental = { dropOffLocation: world.sousse.slug };
    await api.checkOut(aCheckout(world, { rental, total: 398, driver: { email } }));
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toMatch(/Frais de l’agence.*Retour dans un autre lieu\s80\sDT/u);
  });
});
