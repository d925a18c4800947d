import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const arrival = { number: "TU 216", time: "09:40" };

describe.each(usualEngines)("arrivals on %s", (engine) => {
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
    world = await aCatalogue(db, { kept_hours: 3, kept_hours_with_arrival: 30 });
    driver = await aDriver({ api, db, sandbox, world });
  });
  afterAll(() => api.dependencies.pictures.close());

  const set = (id: string, version: number, value: unknown, cookie = driver.cookie) =>
    api.request(`/api/set-arrival/${id}`, { method: "PUT", body: { version, arrival: value }, cookie });

  test("[AV1, AV4] a checkout stores the flight number as one plain line, and the agency's current hours for late drivers", async () => {
    const { rental } = aCheckout(world);
    const { json: offer } = await api.request("/api/quote", { body: { ...rental, language: "fr" } });
    expect(offer.keptHours).toEqual({ withoutArrival: 3, withArrival: 30 });
    const id = await driver.book({ arrival: { number: " tu\u00A0216\u200B", time: null } });
    await database()
      .db.updateTable("suppliers")
      .set({ kept_hours: 1, kept_hours_with_arrival: 1 })
      .where("id", "=", world.agency.id)
      .execute();
    expect(await driver.read(id)).toMatchObject({
      arrival: { number: "tu 216", time: null },
      keptHours: { withoutArrival: 3, withArrival: 30 },
    });
    const refused = await api.checkOut(aCheckout(world, { arrival: { number: "", time: "25:00" } }));
    expect(refused.json).toMatchObject({
      code: "invalid_input",
      fields: { "arrival.number": "required", "arrival.time": "time_invalid" },
    });
  });

  test("[AV5] the driver can change and remove the arrival until pick-up; after that only staff can, and the change is recorded", async () => {
    const agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const id = await driver.book();
    expect((await set(id, 1, arrival)).json).toMatchObject({ version: 2, arrival });
    expect((await set(id, 1, null)).json.code).toBe("stale_version");
    expect((await set(id, 2, { number: "x".repeat(41), time: null })).json.fields).toEqual({
      "arrival.number": "too_long?max=40",
    });
    expect((await set(id, 2, null)).json.arrival).toBeNull();
    await api.request(`/api/change-booking-status/${id}`, {
      body: { version: 3, status: "reserved" },
      cookie: agency.cookie,
    });
    api.setTime("2026-12-01T10:00:00Z");
    driver.cookie = await api.sessionOf(driver);
    const late = await set(id, 4, arrival);
    expect([late.json.code, late.json.reason]).toEqual(["transition_refused", "beforePickup"]);
    const staffCookie = await api.sessionOf(agency);
    expect((await set(id, 4, arrival, staffCookie)).json).toMatchObject({ version: 5, arrival });
    const { json: acts } = await api.request(`/api/booking-acts/${id}`, { cookie: staffCookie });
    expect(JSON.stringify(acts)).toContain("setArrival");
    expect(JSON.stringify(acts)).not.toContain(arrival.number);
    expect(acts.items[0]).toMatchObject({
      action: "setArrival",
      before: { hasArrival: false },
      after: { hasArrival: true },
    });
  });

  test("[AV5] [DK4] from pick-up on, staff cannot shorten the time for which the car is kept for a late driver", async () => {
    const agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const id = await driver.book({ arrival });
    const change = { version: 1, status: "reserved" };
    await api.request(`/api/change-booking-status/${id}`, { body: change, cookie: agency.cookie });
    api.setTime("2026-12-01T13:30:00Z");
    const cookie = await api.sessionOf(agency);
    const removed = await set(id, 2, null, cookie);
    expect([removed.status, removed.json.code, removed.json.reason]).toEqual([
      422,
      "transition_refused",
      "beforePickup",
    ]);
    expect((await set(id, 2, { number: "TU 218", time: null }, cookie)).json).toMatchObject({
      version: 3,
      arrival: { number: "TU 218" },
    });
    const noShow = await api.request(`/api/record-no-show/${id}`, {
      body: { version: 3, refund: 0 },
      cookie,
    });
    expect([noShow.json.code, noShow.json.reason]).toEqual(["transition_refused", "afterKeptTime"]);
  });
});
