import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

let guestCount = 0;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: TestDriver;
  let seat: string;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    world = await aCatalogue(db, { down_payment_percentage: 20 });
    driver = await aDriver({ api, db, sandbox, world });
    seat = await aStoredExtra(db, world.agency.id);
  });

  const seats = (count: number) => ({ extras: count === 0 ? [] : [{ extra: seat, count }] });
  const bookSeats = (count: number, changes: object = {}) =>
    driver.book({ rental: seats(count), total: 318 + 15 * count, ...changes });
  /** Books another car of the agency, with seats. */
  const bookElsewhere = async (count: number) => {
    guestCount += 1;
    const order = aCheckout(
      { ...world, car: await world.aCar() },
      { rental: seats(count), total: 318 + 15 * count },
    );
    return api.checkOut(order, { address: `10.64.0.${guestCount}` });
  };
  const left = async () => {
    const { rental } = aCheckout({ ...world, car: await world.aCar() });
    return (await api.request("/api/quote", { body: { ...rental, language: "fr" } })).json.extras[0].left;
  };
  const setPrice = (millimes: number) =>
    database().db.updateTable("extras").set({ price_millimes: millimes }).where("id", "=", seat).execute();
  const laterEnd = "2026-12-05T10:00:00+01:00";

  test("[EX7] [CN10] an edit adds, changes and removes extras, and lists each change as a line of the difference", async () => {
    const id = await bookSeats(1);
    await setPrice(9000);
    const { status, json } = await driver.quote(id, anEdit(world, seats(2)));
    expect(status).toBe(200);
    expect(json.lines).toEqual([
      expect.objectContaining({ part: "extra", before: 15, after: 30, difference: 15 }),
    ]);
    const { signedQuote } = json;
    expect((await driver.edit(id, anEdit(world, seats(2)), { total: 348, signedQuote })).status).toBe(200);
    expect(await driver.read(id)).toMatchObject({ total: 348, quote: { extraLines: [{ count: 2 }] } });
    expect(await left()).toBe(1);

    const removal = await driver.edit(id, anEdit(world, seats(0)), { version: 2, total: 318 });
    expect(removal.status).toBe(200);
    expect((await driver.read(id)).quote).not.toHaveProperty("extraLines");
    expect(await left()).toBe(3);
    // An extra that is added again has today's price.
    expect((await driver.quote(id, anEdit(world, seats(1)), { version: 3 })).json.quote.total).toBe(318 + 27);
  });

  test("[EX7] an edit that does not mention extras keeps them at their prices, and takes them for the new dates", async () => {
    const id = await bookSeats(2);
    await setPrice(9000);
    const edit = anEdit(world, { to: laterEnd });
    const { json } = await driver.quote(id, edit);
    expect(json.quote.total).toBe(424 + 40);
    expect((await driver.edit(id, edit, { total: 464 })).status).toBe(200);
    const lastDay = { from: "2026-12-04T12:00:00+01:00", to: "2026-12-07T12:00:00+01:00" };
    const { rental } = aCheckout({ ...world, car: await world.aCar() }, { rental: lastDay });
    const quoted = await api.request("/api/quote", { body: { ...rental, language: "fr" } });
    expect(quoted.json.extras[0].left).toBe(1);
  });

  test("[EX7] a retired extra stays in its booking, but its count cannot be raised", async () => {
    const id = await bookSeats(1);
    await database()
      .db.updateTable("extras")
      .set({ retired_at: new Date() })
      .where("id", "=", seat)
      .execute();
    expect((await driver.quote(id, anEdit(world, { to: laterEnd }))).json.quote.extraLines).toHaveLength(1);
    const { json } = await driver.quote(id, anEdit(world, seats(2)));
    expect(json.fields).toEqual({ "edit.extras.0.count": "number_out_of_range?min=1&max=1" });
  });

  test("[EX6] an edit to more pieces than are left is rejected with the number left, the booking's own pieces included", async () => {
    const id = await bookSeats(1);
    await bookElsewhere(2);
    const quoted = await driver.quote(id, anEdit(world, seats(2)));
    const fields = { "edit.extras.0": "extra_taken?left=1" };
    expect([quoted.status, quoted.json.code, quoted.json.fields]).toEqual([409, "extra_taken", fields]);
    const edited = await driver.edit(id, anEdit(world, seats(2)), { total: 348 });
    expect([edited.json.code, edited.json.fields]).toEqual(["extra_taken", fields]);
    expect(await driver.read(id)).toMatchObject({ total: 333, version: 1 });
  });

  test("[EX6] [CN7] an edit that waits for its payment keeps the added pieces until it is paid or dropped", async () => {
    const id = await bookSeats(1, { payment: "full" });
    const edit = anEdit(world, seats(2));
    const { json } = await driver.edit(id, edit, { version: 2, total: 348 });
    expect(json.paymentSession).not.toBeNull();
    expect(json.booking.total).toBe(333);
    expect(await left()).toBe(1);
    await driver.pay(json.paymentSession);
    expect(await driver.read(id)).toMatchObject({ total: 348, quote: { extraLines: [{ count: 2 }] } });
    expect(await left()).toBe(1);

    const abandoned = await driver.edit(id, anEdit(world, { ...seats(2), to: laterEnd }), {
      version: (await driver.read(id)).version,
      total: 464,
    });
    expect(abandoned.json.paymentSession).not.toBeNull();
    api.setTime(new Date(api.dependencies.clock().getTime() + 3 * 3_600_000).toISOString());
    await settleDueSessions(api.dependencies as never);
    expect(await driver.read(id)).toMatchObject({ total: 348 });
    expect(await left()).toBe(1);
  });

  test("[EX6] a late payment is refunded and its booking cancelled if the extras have been taken", async () => {
    const order = aCheckout(world, { rental: seats(2), total: 348, payment: "full" });
    const { json } = await api.checkOut(order, { address: "10.64.1.1" });
    const { db } = database();
    await db
      .updateTable("holds")
      .set({ expires_at: new Date(api.dependencies.clock().getTime() - 1) })
      .where("booking_id", "=", json.bookingId)
      .execute();
    // This checkout releases the expired hold's extras.
    expect((await bookElsewhere(2)).status).toBe(201);
    await driver.pay(json.paymentSession);
    const { status } = await db
      .selectFrom("bookings")
      .select("status")
      .where("id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
    expect(status).toBe("cancelled");
    const refund = await db
      .selectFrom("refunds")
      .select("amount_millimes")
      .where("booking_id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
    expect(refund.amount_millimes).toBe(348_000);
  });
});
