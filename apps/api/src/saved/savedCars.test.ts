import { MAX_SAVED_CARS } from "@sayara/domain/config/businessDefaults";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareMail } from "#api/bookings/mails/prepareMail.ts";
import { deleteExpired } from "#api/server/jobs/deleteExpired.ts";
import type { ComposedMail } from "#api/messaging/mail/composeMail.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { sendPriceAlerts } from "./sendPriceAlerts.ts";

const start = new Date("2026-11-20T12:00:00Z");
const dates = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-04T10:00:00+01:00" };

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let now = start;
  let driver: TestPerson;
  beforeAll(async () => {
    api = createTestApp(database().db);
    world = await aCatalogue(database().db);
  });
  beforeEach(async () => {
    setTime(start);
    await database().db.deleteFrom("saved_cars").execute();
    await database().db.deleteFrom("outbox").execute();
    await setPrice(100_000);
    driver = await aPerson(api);
  });

  const setTime = (at: Date) => {
    now = at;
    api.setTime(at.toISOString());
  };
  const rental = (changes: object = {}) => ({
    car: world.car.slug,
    pickupLocation: world.tunis.slug,
    dropOffLocation: world.tunis.slug,
    ...dates,
    ...changes,
  });
  const as =
    (cookie: string) =>
    (path: string, body: object = {}) =>
      api.request(`/api/${path}`, { body, cookie });
  const call = (path: string, body: object = {}) => as(driver.cookie)(path, body);
  const add = async (...cars: object[]) => (await call("add-saved-cars", { cars })).json;
  const list = async () => (await api.request("/api/saved-cars", { cookie: driver.cookie })).json;
  const stored = () =>
    database().db.selectFrom("saved_cars").select("alert_since").where("user_id", "=", driver.id).execute();
  const totals = async (...cars: object[]) =>
    (await api.request("/api/saved-car-totals", { body: { cars, language: "fr" } })).json;
  const setPrice = (millimes: number, id = world.car.id) =>
    database().db.updateTable("cars").set({ daily_price_millimes: millimes }).where("id", "=", id).execute();
  const anAlert = async (changes: object = {}) => {
    const { cars } = await add(rental(changes));
    await call(`set-price-alert/${cars[0].id}`, { isOn: true });
    return String(cars[0].id);
  };
  const check = () => sendPriceAlerts(api.dependencies);
  const pass = (hours: number) => setTime(new Date(now.getTime() + hours * 3_600_000));
  const deliver = async () => {
    const sent: ComposedMail[] = [];
    await deliverOutbox(
      api.dependencies,
      async (mail) => {
        sent.push(mail);
        await Promise.resolve();
      },
      { prepare: (row) => prepareMail(row, api.dependencies) },
    );
    return sent.filter(({ to }) => to.address === driver.email);
  };

  test("[SV1, SV3] each rental is saved once, latest first, and rentals that are impossible are left out", async () => {
    const other = await world.aCar();
    const young = rental({ driverAge: 22 });
    const past = rental({ from: "2026-11-01T10:00:00+01:00", to: "2026-11-04T10:00:00+01:00" });
    await add(rental({ car: other.id }), young);
    pass(1);
    const { cars, isFull } = await add(
      rental(),
      young,
      past,
      rental({ car: "no-such-car" }),
      rental({ pickupLocation: "atlantis" }),
      rental({ from: dates.to, to: dates.from }),
      rental({ from: "2036-12-01T10:00:00+01:00", to: "2036-12-04T10:00:00+01:00" }),
    );
    expect(cars).toHaveLength(4);
    expect(cars.slice(0, 2)).toMatchObject([
      { car: world.car.slug, driverAge: null, hasAlert: false, pickupLocation: world.tunis.slug },
      { car: world.car.slug, from: "2026-11-01T09:00:00.000Z" },
    ]);
    expect(isFull).toBe(false);
    expect((await list()).cars).toEqual(cars);
    for (let repeated = 0; repeated < 2; repeated += 1)
      expect((await call(`remove-saved-car/${cars[0].id}`)).status).toBe(200);
    expect((await list()).cars).toEqual(cars.slice(1));
  });

  test("[SV1] a full list accepts no more cars", async () => {
    const days = Array.from({ length: MAX_SAVED_CARS }, (_, day) =>
      rental({ to: new Date(Date.parse(dates.to) + day * 3_600_000).toISOString() }),
    );
    const { cars, isFull } = await add(...days);
    expect([cars.length, isFull]).toEqual([MAX_SAVED_CARS, true]);
    expect((await add(rental({ driverAge: 22 }))).cars).toEqual(cars);
    expect((await call("add-saved-cars", { cars: [...days, rental()] })).status).toBe(400);
  });

  test("[SV1] nobody can read, remove or watch another driver's saved cars, and staff cannot save cars", async () => {
    const id = await anAlert();
    const stranger = await aPerson(api);
    expect((await as(stranger.cookie)(`remove-saved-car/${id}`)).status).toBe(200);
    expect((await as(stranger.cookie)(`set-price-alert/${id}`, { isOn: false })).status).toBe(404);
    expect((await call("remove-saved-car/no-such-id")).status).toBe(200);
    expect((await call("set-price-alert/no-such-id", { isOn: true })).status).toBe(404);
    expect((await api.request("/api/saved-cars", { cookie: stranger.cookie })).json.cars).toEqual([]);
    expect((await list()).cars).toMatchObject([{ id, hasAlert: true }]);
    const admin = await aPerson(api, { type: "admin" });
    expect((await as(admin.cookie)("add-saved-cars", { cars: [] })).status).toBe(403);
    expect((await api.request("/api/saved-cars")).status).toBe(401);
  });

  test("[SV2] a saved car has the same total as in a search, and every other car has its state", async () => {
    const [car, gone] = [await world.aCar(), await world.aCar()];
    await setPrice(90_000, car.id);
    const search = await api.request("/api/frontend-cars/1/30", {
      body: { pickupLocation: world.tunis.slug, ...dates, language: "fr", sort: "total" },
    });
    const found = search.json.items.find((each: { car: { id: string } }) => each.car.id === car.id);
    const mine = rental({ car: car.slug });
    expect(await totals(mine)).toMatchObject([
      { state: "available", total: found.total, days: 3, car: { slug: car.slug } },
    ]);
    await api.checkOut(aCheckout({ ...world, car }, { total: found.total }));
    await database().db.updateTable("cars").set({ deleted_at: now }).where("id", "=", gone.id).execute();
    const past = rental({ from: "2026-11-01T10:00:00+01:00", to: "2026-11-04T10:00:00+01:00" });
    const states = await totals(
      mine,
      past,
      rental({ pickupLocation: world.sousse.slug }),
      rental({ car: gone.slug }),
    );
    expect(states).toMatchObject([
      { state: "taken", total: null, car: { slug: car.slug } },
      { state: "past", car: { slug: world.car.slug }, pickupLocation: { slug: world.tunis.slug } },
      { state: "withdrawn", car: { slug: world.car.slug } },
      { state: "withdrawn", car: null },
    ]);
  });

  test("a request for the totals of many cars costs a network address as much as many calls", async () => {
    const limits = { ADDRESS_CALLS_BURST: "100", ADDRESS_CALLS_PER_SECOND: "1" };
    const limited = createTestApp(database().db, { env: limits });
    const ask = async (count: number) => {
      const body = { cars: Array.from({ length: count }, () => rental()), language: "fr" };
      return (await limited.request("/api/saved-car-totals", { body })).status;
    };
    expect([await ask(40), await ask(10), await ask(2)]).toEqual([200, 429, 200]);
  });

  test("[SV4, SV5, SV6] a lower total is mailed once, and the next lower total a day later at the earliest", async () => {
    await anAlert();
    const silent = rental({ driverAge: 22 });
    await add(silent);
    expect(await check()).toBe(0);
    await setPrice(90_000);
    expect(await check()).toBe(0);
    pass(3);
    expect([await check(), await check()]).toEqual([1, 0]);
    const [mail] = await deliver();
    expect(mail?.subject).toContain("Kia Picanto");
    expect(mail?.text).toContain(`/car/${world.car.slug}?place=${world.tunis.slug}&from=2026-12-01T10`);
    await setPrice(80_000);
    pass(23);
    expect(await check()).toBe(0);
    pass(1);
    expect(await check()).toBe(1);
    await setPrice(100_000);
    pass(24);
    expect(await check()).toBe(0);
    // The total is lower than before, but higher than the mailed one.
    await setPrice(85_000);
    pass(3);
    expect(await check()).toBe(0);
  });

  test("[SV5] a taken car that becomes available again is mailed with its total", async () => {
    const car = await world.aCar();
    const { json } = await api.checkOut(aCheckout({ ...world, car }));
    await anAlert({ car: car.id });
    expect(await check()).toBe(0);
    await database().db.deleteFrom("holds").where("booking_id", "=", json.bookingId).execute();
    pass(3);
    expect(await check()).toBe(1);
    const [mail] = await deliver();
    expect(mail?.text).toMatch(/318/);
  });

  test("[SV6] no mail goes to an account with mails off, blocked or unconfirmed, nor after the pick-up time", async () => {
    await anAlert();
    await setPrice(70_000);
    const { db } = database();
    const set = (change: object) => db.updateTable("users").set(change).where("id", "=", driver.id).execute();
    for (const change of [
      { enable_email_notifications: false },
      { account_status: "blocked" },
      { activated_at: null },
    ]) {
      await set(change);
      expect(await check()).toBe(0);
      await set({ enable_email_notifications: true, account_status: "active", activated_at: start });
    }
    setTime(new Date("2026-12-01T09:00:00Z"));
    expect(await check()).toBe(0);
    setTime(start);
    expect(await check()).toBe(1);
    // The driver turns mails off while the mail is in the outbox.
    await set({ enable_email_notifications: false });
    expect(await deliver()).toEqual([]);
  });

  test("[SV7] the unsubscribe link ends all price alerts but no other mails, and drops a waiting alert", async () => {
    await anAlert();
    await anAlert({ driverAge: 22 });
    await setPrice(70_000);
    await check();
    const [mail] = await deliver();
    const path = new URL(mail?.unsubscribe ?? "").pathname;
    expect((await api.request(path)).json).toMatchObject({ areOn: true, kind: "price_alerts" });
    await setPrice(60_000);
    pass(24);
    expect(await check()).toBe(1);
    expect((await api.request(path, { method: "POST" })).json).toMatchObject({
      areOn: false,
      kind: "price_alerts",
    });
    expect(await deliver()).toEqual([]);
    // Reads the database, because the driver's session has ended by then.
    expect(await stored()).toEqual([{ alert_since: null }, { alert_since: null }]);
    const account = await database()
      .db.selectFrom("users")
      .select("enable_email_notifications as areOn")
      .where("id", "=", driver.id)
      .executeTakeFirst();
    expect(account).toEqual({ areOn: true });
  });

  test("two concurrent processes check a driver only once", async () => {
    await anAlert();
    await setPrice(70_000);
    expect((await Promise.all([check(), check()])).toSorted()).toEqual([0, 1]);
  });

  test("a saved car is deleted 90 days after drop-off", async () => {
    await add(rental());
    await deleteExpired(database().db, new Date("2027-03-03T12:00:00Z"));
    expect(await stored()).toHaveLength(1);
    await deleteExpired(database().db, new Date("2027-03-05T12:00:00Z"));
    expect(await stored()).toEqual([]);
  });
});
