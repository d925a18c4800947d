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

const collectionAddress = "12, rue de Marseille, Tunis";
const deliveryAddress = "3, avenue de Carthage";

describe.each(usualEngines)("collection on %s", (engine) => {
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
    await setCollection([{}]);
  });
  afterAll(() => api.dependencies.pictures.close());

  /**
   * Sets the agency's collection terms: by default 20 TND in Tunis with 24 hours' notice. Delivery there
   * costs 30 TND.
   */
  const setCollection = (changes: readonly Partial<AddressServiceTerms>[]) => {
    const collection = changes.map((change) => ({
      place: world.tunis.id,
      price: 20,
      leadTimeHours: 24,
      ...change,
    }));
    const delivery = [{ place: world.tunis.id, price: 30, leadTimeHours: 24 }];
    const none = { oneWay: [], airport: null, outsideHours: null, youngDriver: null };
    return database()
      .db.updateTable("suppliers")
      .set({ fees: JSON.stringify({ ...none, delivery, collection }) })
      .where("id", "=", world.agency.id)
      .execute();
  };
  type Rental = NonNullable<NonNullable<Parameters<typeof aCheckout>[1]>["rental"]>;
  const quote = (rental: Rental = {}) =>
    api.request("/api/quote", { body: { ...aCheckout(world, { rental }).rental, language: "fr" } });
  const collected = { rental: { collection: true }, collectionAddress, total: 338 };
  const both = {
    rental: { collection: true, delivery: true },
    collectionAddress,
    deliveryAddress,
    total: 368,
  };

  test("[FE14] [FE15] collection is offered at the place of drop-off, sold at the signed price together with a delivery, and listed in the receipt", async () => {
    const { json: page } = await api.request(`/api/car/${world.car.id}/fr`);
    expect(page.collection).toEqual([{ place: world.tunis.id, price: 20, leadTimeHours: 24 }]);
    const { json: offer } = await quote();
    expect(offer).toMatchObject({
      collection: { price: 20, leadTimeHours: 24, inTime: true },
      quote: { total: 318 },
    });
    const { json: chosen } = await quote(both.rental);
    expect(chosen.quote.feeLines).toEqual([
      { kind: "delivery", unitPrice: 30, quantity: 1, price: 30 },
      { kind: "collection", unitPrice: 20, quantity: 1, price: 20 },
    ]);
    // A quote signed with collection keeps its fee of 20; one signed without does not cover collection.
    await setCollection([{ price: 50 }]);
    const unsigned = await api.checkOut(
      aCheckout(world, { ...collected, signedQuote: offer.signedQuote, total: 318 }),
    );
    expect([unsigned.json.code, unsigned.json.quote.total]).toEqual(["price_changed", 368]);
    const id = await driver.book({ ...both, signedQuote: chosen.signedQuote, payment: "full" });
    const booking = await driver.read(id);
    expect(booking).toMatchObject({ status: "paid", total: 368, collectionAddress, deliveryAddress });
    expect(booking.meetingPlaces).toEqual([]);
    const receipt = receiptOf(booking.receipt);
    expect(receipt.quote).toEqual(booking.quote);
    expect(receipt.figures.find(({ id: figure }) => figure === "fee:collection")).toMatchObject({
      amount: 20,
      rules: ["FE15"],
    });
    const { commission_millimes: commission } = await database()
      .db.selectFrom("bookings")
      .select("commission_millimes")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(commission).toBe(18_000);
  });

  test("[FE15] collection is rejected without an address, at a place without the service, and with too little notice, naming the field", async () => {
    const order = async (changes: object) => {
      const { json } = await api.checkOut(aCheckout(world, { ...collected, ...changes }));
      return [json.code, json.fields];
    };
    expect(await order({ collectionAddress: undefined })).toEqual([
      "invalid_input",
      { collectionAddress: "required" },
    ]);
    await setCollection([{ leadTimeHours: 720 }]);
    const tooSoon = "collection_too_soon?hours=720";
    const quoted = await quote({ collection: true });
    expect([quoted.status, quoted.json.code, quoted.json.fields]).toEqual([
      422,
      "collection_unavailable",
      { collection: tooSoon },
    ]);
    expect(await order({})).toEqual(["collection_unavailable", { collectionAddress: tooSoon }]);
    await setCollection([{ place: world.sousse.id }]);
    expect((await quote()).json).not.toHaveProperty("collection");
    expect(await order({})).toEqual([
      "collection_unavailable",
      { collectionAddress: "collection_unavailable" },
    ]);
  });

  test("[FE15] the mails to driver and agency state the delivery and collection addresses", async () => {
    const staff = await aUser(database().db, { type: "supplier", supplier_id: world.agency.id });
    await driver.book(both);
    for (const person of [driver.email, staff.email]) {
      const [mail] = await mailsTo(api, person);
      expect(mail?.text).toContain(collectionAddress);
      expect(mail?.text).toContain(deliveryAddress);
    }
  });

  test("[FE16] an edit adds collection at today's price, keeps its price while the drop-off stays, and removes it", async () => {
    const id = await driver.book();
    const added = anEdit(world, { collectionAddress });
    const { json } = await driver.quote(id, added);
    expect(json.lines).toEqual([{ part: "collection", before: 0, after: 20, difference: 20 }]);
    expect((await driver.edit(id, added, { total: 338 })).status).toBe(200);
    expect(await driver.read(id)).toMatchObject({ total: 338, collectionAddress });

    await setCollection([{ price: 50 }]);
    const earlier = anEdit(world, { from: "2026-12-02T10:00:00+01:00" });
    expect((await driver.quote(id, earlier, { version: 2 })).json.lines).toEqual([
      { part: "rental", before: 318, after: 212, difference: -106 },
    ]);
    const later = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    expect((await driver.quote(id, later, { version: 2 })).json.lines).toEqual([
      { part: "rental", before: 318, after: 424, difference: 106 },
      { part: "collection", before: 20, after: 50, difference: 30 },
    ]);
    await setCollection([]);
    const refused = await driver.quote(id, later, { version: 2 });
    expect([refused.json.code, refused.json.fields]).toEqual([
      "collection_unavailable",
      { "edit.collectionAddress": "collection_unavailable" },
    ]);
    const removed = anEdit(world, { collectionAddress: null });
    expect((await driver.edit(id, removed, { version: 2, total: 318 })).status).toBe(200);
    expect(await driver.read(id)).not.toHaveProperty("collectionAddress");
  });

  test("[FE16] [CN14] an extension during the rental keeps the collection at today's price or drops it", async () => {
    const agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const id = await driver.book(collected);
    await api.request(`/api/change-booking-status/${id}`, {
      body: { version: 1, status: "reserved" },
      cookie: agency.cookie,
    });
    api.setTime("2026-12-02T12:00:00Z");
    driver.cookie = await api.sessionOf(driver);
    const send = (path: string, body: object) =>
      api.request(`/api/${path}/${id}`, { body: { version: 2, ...body }, cookie: driver.cookie });
    const { from } = aCheckout(world).rental;
    const longer = { from, to: "2026-12-05T10:00:00+01:00" };
    await setCollection([{ price: 50 }]);
    expect((await send("quote-change", { change: longer })).json.quote.total).toBe(474);
    await setCollection([]);
    const { json: refused } = await send("quote-change", { change: longer });
    expect([refused.code, refused.fields]).toEqual([
      "collection_unavailable",
      { "change.collection": "collection_unavailable" },
    ]);
    const { json } = await send("request-change", { change: { ...longer, collection: false }, total: 424 });
    expect(json.changeRequest).toMatchObject({ kind: "extension", dropsCollection: true, total: 424 });
  });
});
