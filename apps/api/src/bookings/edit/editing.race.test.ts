import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import { aSandboxDriver, type GatewayDriver } from "#api/testing/standIns/gatewayDrivers.ts";
import { settleOwed } from "#api/testing/settleOwed.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";

const ROUNDS = 8;
const laterEnd = "2026-12-05T10:00:00+01:00";

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);
  let sandbox: GatewayDriver;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: TestDriver;
  let staffCookie: string;
  beforeAll(async () => {
    sandbox = await aSandboxDriver(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: { ...sandbox.env, CAPTCHA: "off" } });
    world = await aCatalogue(db);
  });

  /**
   * Sets up another car and driver for each round, and signs staff in again, because the clock passes the end of their
   * session.
   */
  const setUpRound = async () => {
    staffCookie = (await aPerson(api, { type: "supplier", supplier_id: world.agency.id })).cookie;
    world = { ...world, car: await world.aCar() };
    driver = await aDriver({ api, db: database().db, sandbox, world });
  };
  /** Returns the rules broken by a booking with only paid sessions, according to the gateway's records. */
  const readBrokenRules = async (id: string) => {
    const { db } = database();
    const sessions = db.selectFrom("payment_sessions").select("gateway_session_id");
    const rows = await sessions.where("booking_id", "=", id).execute();
    const charges = rows.map((row) => sandbox.recordAt(String(row.gateway_session_id)));
    return findBrokenRules(db, { cars: [world.car.id], charges });
  };
  const codeOf = ({ status, json }: { status: number; json: { code?: string } }) =>
    status < 300 ? "ok" : String(json.code);

  test("when an edit and a booking compete for a car, only one gets the dates and the other is rejected", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await setUpRound();
      const id = await driver.book();
      const rental = { from: "2026-12-04T12:00:00+01:00", to: laterEnd };
      const order = aCheckout(world, { rental, total: 106 });
      const address = `10.63.0.${round}`;
      const edit = () => driver.edit(id, anEdit(world, { to: laterEnd }), { total: 424 });
      const book = () => api.request("/api/checkout", { body: order, address });
      const requests = round % 2 === 0 ? [edit(), book()] : [book(), edit()];
      const codes = (await Promise.all(requests)).map(codeOf);
      expect(codes.toSorted()).toEqual(["car_taken", "ok"]);
      expect(await findBrokenRules(database().db, { cars: [world.car.id], charges: [] })).toEqual([]);
    }
  });

  test("of ten edits of one booking with the same version one succeeds and nine get the current state", async () => {
    await setUpRound();
    const id = await driver.book();
    const edits = Array.from({ length: 10 }, (_, index) =>
      driver.edit(id, anEdit(world, { to: `2026-12-${String(index + 5).padStart(2, "0")}T10:00:00+01:00` }), {
        total: 424 + 106 * index,
      }),
    );
    const codes = (await Promise.all(edits)).map(codeOf).toSorted();
    expect(codes).toEqual(["ok", ...Array.from({ length: 9 }, () => "stale_version")]);
    expect(await driver.read(id)).toMatchObject({ version: 2 });
    expect(await findBrokenRules(database().db, { cars: [world.car.id], charges: [] })).toEqual([]);
  });

  test("two edits that raise the total of a paid booking open one payment at a time", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await setUpRound();
      const id = await driver.book({ payment: "full" });
      const responses = await Promise.all(
        [424, 530].map((total, index) =>
          driver.edit(id, anEdit(world, { to: `2026-12-0${5 + index}T10:00:00+01:00` }), {
            version: 2,
            total,
          }),
        ),
      );
      expect(responses.map(codeOf)).toContain("ok");
      for (const code of responses.map(codeOf))
        expect(["ok", "stale_version", "gateway_unavailable"]).toContain(code);
      const openSessions = await database()
        .db.selectFrom("payment_sessions")
        .select("id")
        .where("booking_id", "=", id)
        .where("state", "in", ["opening", "open"])
        .execute();
      expect(openSessions.length).toBeLessThanOrEqual(1);
      const openEdits = await database()
        .db.selectFrom("open_edits")
        .select("session_id")
        .where("booking_id", "=", id)
        .execute();
      expect(openEdits.map(({ session_id }) => session_id)).toEqual(
        openSessions.map((session) => session.id),
      );
    }
  });

  test("when the payment of an edit races the agency's cancellation or its own expiry, the result is consistent in any order", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      await setUpRound();
      const id = await driver.book({ payment: "full" });
      api.advanceHours(0.01);
      const editResponse = await driver.edit(id, anEdit(world, { to: laterEnd }), { version: 2, total: 424 });
      const { id: session, url } = editResponse.json.paymentSession;
      const isLate = round % 2 === 1;
      if (isLate) api.advanceHours(0.6);
      sandbox.pay(url);
      const check = () => driver.check(session);
      const cancel = async () => {
        const body = { version: 2, status: "cancelled" };
        const { status } = await api.request(`/api/change-booking-status/${id}`, {
          body,
          cookie: staffCookie,
        });
        expect([200, 409]).toContain(status);
      };
      const { path, request } = sandbox.webhookOf(url);
      const webhook = () => api.request(path, request);
      const sweep = () => settleDueSessions(api.dependencies);
      const competing = isLate ? sweep : cancel;
      // Rounds 0 and 2 run one call first, so that both outcomes occur on any machine.
      if (round === 0) await competing();
      if (round === 2) await check();
      await Promise.all(
        round % 4 < 2 ? [check(), competing(), webhook(), check()] : [competing(), check(), webhook()],
      );
      await settleOwed(api);

      const booking = await driver.read(id);
      const sums = (rows: { amount: number }[]) => rows.map(({ amount }) => amount).toSorted((a, b) => a - b);
      const outcome = { status: booking.status, total: booking.total, refunds: sums(booking.refunds) };
      outcomes.add(JSON.stringify(outcome));
      expect([
        // The edit was made, and either stands or was cancelled afterwards with a full refund.
        { status: "paid", total: 424, refunds: [] },
        { status: "cancelled", total: 424, refunds: [106, 318] },
        // The cancellation came first.
        { status: "cancelled", total: 318, refunds: [106, 318] },
      ]).toContainEqual(outcome);
      expect(sums(booking.payments)).toEqual([106, 318]);
      const holds = await database()
        .db.selectFrom("holds")
        .select("expires_at")
        .where("booking_id", "=", id)
        .execute();
      expect(holds).toEqual(booking.status === "paid" ? [{ expires_at: null }] : []);
      expect(await readBrokenRules(id)).toEqual([]);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });
});
