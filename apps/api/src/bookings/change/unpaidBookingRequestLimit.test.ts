import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aDriver, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const from = "2026-12-01T10:00:00+01:00";
/** Requested dates with drop-off on this day of December 2026, and their total at 106 dinars a day. */
const until = (day: number) => ({
  change: { from, to: `2026-12-${String(day).padStart(2, "0")}T10:00:00+01:00` },
  total: 106 * (day - 1),
});

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let driver: TestDriver;
  let agency: TestPerson;
  /** A booking that the agency has confirmed, with version 2. */
  let id: string;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    const world = await aCatalogue(db);
    driver = await aDriver({ api, db, sandbox, world });
    agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    id = await driver.book();
    await send("change-booking-status", { version: 1, status: "reserved" }, agency.cookie);
  });

  const send = (path: string, body: object, cookie = driver.cookie) =>
    api.request(`/api/${path}/${id}`, { body, cookie });
  /** Requests other dates. Resets the hourly rate limit first. */
  const ask = async (version: number, day = 5) => {
    await database().db.deleteFrom("rate_limits").execute();
    return send("request-change", { version, ...until(day) });
  };
  const withdraw = (version: number) => send("withdraw-change", { version });
  const limitRefusal = expect.objectContaining({
    status: 422,
    json: expect.objectContaining({ code: "transition_refused", reason: "changeRequestLeftIfUnpaid" }),
  });
  const holds = async () => {
    const rows = database().db.selectFrom("holds").select("id").where("booking_id", "=", id);
    return (await rows.execute()).length;
  };

  test("[CN17] an unpaid booking may have three change requests, and a payment lifts the limit", async () => {
    for (const version of [2, 4]) {
      expect((await ask(version)).status).toBe(200);
      expect((await withdraw(version + 1)).status).toBe(200);
    }
    expect((await driver.read(id)).unacceptedChangeRequests).toBe(2);
    const both = await Promise.all([ask(6), ask(6, 6)]);
    expect(both.map(({ status, json }) => (status === 200 ? "ok" : json.code)).toSorted()).toEqual([
      "ok",
      "stale_version",
    ]);
    expect(await holds()).toBe(2);
    expect((await withdraw(7)).status).toBe(200);

    expect(await ask(8)).toEqual(limitRefusal);
    expect(await send("quote-change", { version: 8, change: until(5).change })).toEqual(limitRefusal);
    expect(await holds()).toBe(1);
    expect((await driver.read(id)).unacceptedChangeRequests).toBe(3);

    await send("record-payment", { version: 8, amount: 100 }, agency.cookie);
    expect((await ask(9)).status).toBe(200);
  });

  test("[CN17] declined and lapsed requests count towards the limit, accepted ones do not", async () => {
    for (const [version, day] of [
      [2, 5],
      [4, 6],
      [6, 7],
    ] as const) {
      await ask(version, day);
      const decision = { version: version + 1, accept: true, total: until(day).total };
      expect((await send("decide-change", decision, agency.cookie)).status).toBe(200);
    }
    await ask(8, 8);
    const declined = { version: 9, accept: false, reason: "It is due for service." };
    await send("decide-change", declined, agency.cookie);
    for (const version of [10, 11]) {
      expect((await ask(version, 8)).status).toBe(200);
      // Lapsed, but not closed by the job yet.
      api.advanceHours(25);
    }
    expect(await ask(12, 8)).toEqual(limitRefusal);
  });
});
