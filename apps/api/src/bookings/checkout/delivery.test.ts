import type { AddressServiceTerms } from "@sayara/domain/pricing/fees/SupplierFees";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const deliveryAddress = "12, rue de Marseille, Tunis";

describe.each(usualEngines)("delivery on %s", (engine) => {
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
    world = await aCatalogue(db, { down_payment_percentage: 20 });
    driver = await aDriver({ api, db, sandbox, world });
    await setDelivery([{}]);
  });
  afterAll(() => api.dependencies.pictures.close());

  /** Sets the agency's delivery terms: by default 30 TND in Tunis with 24 hours' notice. */
  const setDelivery = (changes: readonly Partial<AddressServiceTerms>[]) => {
    const delivery = changes.map((change) => ({
      place: world.tunis.id,
      price: 30,
      leadTimeHours: 24,
      ...change,
    }));
    const none = { oneWay: [], airport: null, outsideHours: null, youngDriver: null };
    return database()
      .db.updateTable("suppliers")
      .set({ fees: JSON.stringify({ ...none, delivery, collection: [] }) })
      .where("id", "=", world.agency.id)
      .execute();
  };
  type Rental = NonNullable<NonNullable<Parameters<typeof aCheckout>[1]>["rental"]>;
  const quote = (rental: Rental = {}) =>
    api.request("/api/quote", { body: { ...aCheckout(world, { rental }).rental, language: "fr" } });
  const delivered = { rental: { delivery: true }, deliveryAddress, total: 348 };
  const line = { kind: "delivery", unitPrice: 30, quantity: 1, price: 30 };

  test("[FE10] [FE11] delivery is offered where the agency delivers, charged only if chosen, and sold at the signed price", async () => {
    const { rental } = aCheckout(world);
    const { pickupLocation, dropOffLocation, from, to } = rental;
    const search = { pickupLocation, dropOffLocation, from, to, language: "fr" };
    const { json: found } = await api.request("/api/frontend-cars/1/15", { body: search });
    const listing = found.items.find(({ car }: { car: { id: string } }) => car.id === world.car.id);
    expect(listing.total).toBe(318);
    expect(listing).not.toHaveProperty("fees");
    const { json: page } = await api.request(`/api/car/${world.car.id}/fr`);
    expect(page.delivery).toEqual([{ place: world.tunis.id, price: 30, leadTimeHours: 24 }]);

    const { json: offer } = await quote();
    expect(offer).toMatchObject({
      delivery: { price: 30, leadTimeHours: 24, inTime: true },
      quote: { total: 318 },
    });
    const { json: chosen } = await quote({ delivery: true });
    expect(chosen.quote).toMatchObject({ total: 348, feeLines: [line], perDay: 106 });

    // A quote signed with delivery keeps its fee of 30; one signed without does not cover delivery.
    await setDelivery([{ price: 50 }]);
    const { signedQuote } = offer;
    const uncovered = await api.checkOut(aCheckout(world, { ...delivered, signedQuote, total: 318 }));
    expect([uncovered.json.code, uncovered.json.quote.total]).toEqual(["price_changed", 368]);
    const id = await driver.book({ ...delivered, signedQuote: chosen.signedQuote, payment: "full" });
    const booking = await driver.read(id);
    expect(booking).toMatchObject({ status: "paid", total: 348, deliveryAddress });
    const receipt = receiptOf(booking.receipt);
    expect(receipt.quote).toEqual(booking.quote);
    expect(receipt.figures.find(({ id: figure }) => figure === "fee:delivery")).toMatchObject({
      amount: 30,
      rules: ["FE11"],
    });
    const { commission_millimes: commission } = await database()
      .db.selectFrom("bookings")
      .select("commission_millimes")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(commission).toBe(18_000);
  });

  test("[FE12] delivery is rejected with an invalid address, at a place without the service, and with too little notice, naming the field", async () => {
    const order = async (changes: object) => {
      const { json } = await api.checkOut(aCheckout(world, { ...delivered, ...changes }));
      return [json.code, json.fields];
    };
    expect(await order({ deliveryAddress: undefined })).toEqual([
      "invalid_input",
      { deliveryAddress: "required" },
    ]);
    expect(await order({ deliveryAddress: " \u200B" })).toEqual([
      "invalid_input",
      { deliveryAddress: "required" },
    ]);
    expect(await order({ deliveryAddress: "x".repeat(201) })).toEqual([
      "invalid_input",
      { deliveryAddress: "too_long?max=200" },
    ]);
    expect(await order({ deliveryAddress: "12\u0007 rue" })).toEqual([
      "invalid_input",
      { deliveryAddress: "text_invalid" },
    ]);
    await setDelivery([{ leadTimeHours: 720 }]);
    const tooSoon = "delivery_too_soon?hours=720";
    expect((await quote()).json.delivery).toMatchObject({ inTime: false });
    const quoted = await quote({ delivery: true });
    expect([quoted.status, quoted.json.code, quoted.json.fields]).toEqual([
      422,
      "delivery_unavailable",
      { delivery: tooSoon },
    ]);
    expect(await order({})).toEqual(["delivery_unavailable", { deliveryAddress: tooSoon }]);
    await setDelivery([{ place: world.sousse.id }]);
    expect((await quote()).json).not.toHaveProperty("delivery");
    expect(await order({})).toEqual(["delivery_unavailable", { deliveryAddress: "delivery_unavailable" }]);
  });

  test("[FE12] the delivery address is stored as one plain line, and is not stored without delivery", async () => {
    const id = await driver.book({
      ...delivered,
      deliveryAddress: " 12,\u00A0rue\nde Marseille\u202E, Tunis",
    });
    expect(await driver.read(id)).toMatchObject({ deliveryAddress });
    await setDelivery([{ price: 0 }]);
    const { json: free } = await quote({ delivery: true });
    expect(free.quote.feeLines).toEqual([{ ...line, unitPrice: 0, price: 0 }]);
    const other = await aDriver({ api, db: database().db, sandbox, world });
    const [from, to] = ["2026-12-10T10:00:00+01:00", "2026-12-13T10:00:00+01:00"];
    const without = await other.book({ rental: { from, to }, deliveryAddress });
    expect(await other.read(without)).not.toHaveProperty("deliveryAddress");
  });

  test("[FE11] the mails to driver and agency state the delivery address and the price", async () => {
    const staff = await aUser(database().db, { type: "supplier", supplier_id: world.agency.id });
    await driver.book(delivered);
    for (const person of [driver.email, staff.email]) {
      const [mail] = await mailsTo(api, person);
      expect(mail?.text).toContain(deliveryAddress);
      expect(mail?.text).toMatch(/30\s(DT|TND)/u);
    }
  });

  test("[FE13] [CN10] an edit adds delivery, changes its address and removes it", async () => {
    const id = await driver.book();
    const edit = anEdit(world, { deliveryAddress });
    const { json } = await driver.quote(id, edit);
    expect(json).toMatchObject({
      changes: true,
      difference: 30,
      lines: [{ part: "delivery", before: 0, after: 30, difference: 30 }],
    });
    const { signedQuote } = json;
    expect((await driver.edit(id, edit, { total: 348, signedQuote })).status).toBe(200);
    expect(await driver.read(id)).toMatchObject({ total: 348, deliveryAddress });

    await setDelivery([{ price: 50 }]);
    const moved = anEdit(world, { deliveryAddress: "3, avenue de Carthage" });
    expect((await driver.quote(id, moved, { version: 2 })).json).toMatchObject({
      changes: true,
      difference: 0,
      lines: [],
    });
    expect((await driver.edit(id, moved, { version: 2, total: 348 })).status).toBe(200);
    expect(await driver.read(id)).toMatchObject({ deliveryAddress: "3, avenue de Carthage" });

    const removed = anEdit(world, { deliveryAddress: null });
    expect((await driver.edit(id, removed, { version: 3, total: 318 })).status).toBe(200);
    const booking = await driver.read(id);
    expect(booking).not.toHaveProperty("deliveryAddress");
    expect(booking.quote).not.toHaveProperty("feeLines");
    expect(receiptOf(booking.receipt).quote).toEqual(booking.quote);
  });

  test("[FE13] an edit keeps the delivery by default, and reprices it for another pick-up", async () => {
    const id = await driver.book(delivered);
    await setDelivery([{ price: 50, leadTimeHours: 720 }]);
    const longer = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    expect((await driver.quote(id, longer)).json).toMatchObject({ difference: 106, quote: { total: 454 } });
    const refused = async (changes: object) => {
      const { status, json } = await driver.quote(id, anEdit(world, changes));
      return [status, json.code, json.fields?.["edit.deliveryAddress"]];
    };
    const tooSoon = "delivery_too_soon?hours=720";
    const [from, to] = ["2026-12-02T10:00:00+01:00", "2026-12-05T10:00:00+01:00"];
    expect(await refused({ from, to })).toEqual([422, "delivery_unavailable", tooSoon]);
    expect(await refused({ deliveryAddress: "3, avenue de Carthage" })).toEqual([
      422,
      "delivery_unavailable",
      tooSoon,
    ]);
    expect(await refused({ deliveryAddress: "x".repeat(201) })).toEqual([
      400,
      "invalid_input",
      "too_long?max=200",
    ]);
    expect((await driver.quote(id, anEdit(world, { from, to, deliveryAddress: null }))).json).toMatchObject({
      difference: -30,
    });
    await setDelivery([{ price: 50 }]);
    expect((await driver.quote(id, anEdit(world, { from, to }))).json.lines).toEqual([
      { part: "delivery", before: 30, after: 50, difference: 20 },
    ]);
    await setDelivery([]);
    expect(await refused({ from, to })).toEqual([422, "delivery_unavailable", "delivery_unavailable"]);
    expect((await driver.quote(id, anEdit(world))).json).toMatchObject({ changes: false });
  });

  test("[FE13] [CN7] an edit that must be paid first sets the delivery address only once it is paid", async () => {
    const id = await driver.book({ payment: "full" });
    const { json } = await driver.edit(id, anEdit(world, { deliveryAddress }), { version: 2, total: 348 });
    expect(json.booking).not.toHaveProperty("deliveryAddress");
    await driver.pay(json.paymentSession);
    expect(await driver.read(id)).toMatchObject({ status: "paid", total: 348, deliveryAddress });
  });

  /**
   * Charges for the amendments option, so that drivers without it must request other dates. Returns a staff
   * member of the agency.
   */
  const sellAmendments = async () => {
    await database().db.updateTable("cars").set({ amendments_millimes: 20_000 }).execute();
    return aPerson(api, { type: "supplier", supplier_id: world.agency.id });
  };

  test("[FE13] [CN14] a change request keeps or drops the delivery", async () => {
    const agency = await sellAmendments();
    const id = await driver.book(delivered);
    const send = (path: string, body: object, { cookie } = driver as { cookie: string }) =>
      api.request(`/api/${path}/${id}`, { body, cookie });
    await send("change-booking-status", { version: 1, status: "reserved" }, agency);
    const change = { from: "2026-12-08T10:00:00+01:00", to: "2026-12-11T10:00:00+01:00" };
    await setDelivery([{ price: 50 }]);
    const kept = await send("quote-change", { version: 2, change: { ...change, delivery: true } });
    expect(kept.json).toMatchObject({
      quote: { total: 368 },
      lines: [{ part: "delivery", before: 30, after: 50, difference: 20 }],
    });
    await setDelivery([]);
    const { status, json } = await send("quote-change", { version: 2, change });
    expect([status, json.code, json.fields]).toEqual([
      422,
      "delivery_unavailable",
      { "change.delivery": "delivery_unavailable" },
    ]);
    const dropped = { ...change, delivery: false };
    const { json: quoted } = await send("quote-change", { version: 2, change: dropped });
    expect(quoted).toMatchObject({
      quote: { total: 318 },
      difference: -30,
      lines: [{ part: "delivery", before: 30, after: 0, difference: -30 }],
    });
    const { signedQuote } = quoted;
    const sent = await send("request-change", { version: 2, change: dropped, total: 318, signedQuote });
    expect(sent.json).toMatchObject({ deliveryAddress, changeRequest: { dropsDelivery: true, total: 318 } });
    await send("decide-change", { version: 3, accept: true, total: 318 }, agency);
    const booking = await driver.read(id);
    expect(booking).toMatchObject({ total: 318, from: "2026-12-08T09:00:00.000Z" });
    expect(booking).not.toHaveProperty("deliveryAddress");
    expect(booking.quote).not.toHaveProperty("feeLines");
    expect(receiptOf(booking.receipt).quote).toEqual(booking.quote);
  });

  test("[FE13] [CN14] a change request can drop the delivery only together with other dates, and never after pick-up", async () => {
    const agency = await sellAmendments();
    const id = await driver.book(delivered);
    await api.request(`/api/change-booking-status/${id}`, {
      body: { version: 1, status: "reserved" },
      cookie: agency.cookie,
    });
    const ask = (change: object, total: number) =>
      api.request(`/api/request-change/${id}`, {
        body: { version: 2, change, total },
        cookie: driver.cookie,
      });
    const { from, to } = aCheckout(world).rental;
    const same = await ask({ from, to, delivery: false }, 318);
    expect([same.json.code, same.json.fields]).toEqual(["invalid_input", { "change.to": "invalid" }]);
    const longer = { from, to: "2026-12-05T10:00:00+01:00" };
    api.setTime("2026-12-02T12:00:00Z");
    driver.cookie = await api.sessionOf(driver);
    const during = await ask({ ...longer, delivery: false }, 424);
    expect([during.json.code, during.json.reason]).toEqual(["transition_refused", "beforePickup"]);
    expect((await ask(longer, 454)).json.changeRequest).not.toHaveProperty("dropsDelivery");
  });
});
