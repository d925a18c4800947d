import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { aPromoCode } from "@sayara/domain/testing/aPromoCode";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aDriver, anEdit } from "#api/testing/data/aDriver.ts";
import { aMoveFixture } from "#api/testing/data/aMoveFixture.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStoredPromoCode } from "#api/testing/data/aStoredPromoCode.ts";
import { findStatementDifferences } from "#api/testing/findStatementDifferences.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const promoCode = "SAYARA27";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aMoveFixture>>;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    await aStoredPromoCode(database().db, null, { code: promoCode });
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    world = await aMoveFixture(db, { api: () => api, sandbox: () => sandbox });
  });

  /** Returns the booking's ledger rows of commission and discount, in millimes. */
  const rowsOf = async (id: string) => {
    const rows = await database()
      .db.selectFrom("ledger")
      .select(["kind", "account", "amount_millimes as amount"])
      .where("booking_id", "=", id)
      .where("kind", "in", ["commission", "marketplace_discount"])
      .orderBy("kind")
      .orderBy("id")
      .execute();
    return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
  };
  const discount = (millimes: number) => [
    `marketplace_discount marketplace ${-millimes}`,
    `marketplace_discount agency ${millimes}`,
  ];
  /** Returns the sum of the booking's ledger rows on the agency's balance and desk, in millimes. */
  const agencyTotal = async (id: string) => {
    const { millimes } = await database()
      .db.selectFrom("ledger")
      .select(({ fn }) => fn.sum<string>("amount_millimes").as("millimes"))
      .where("booking_id", "=", id)
      .where("account", "in", ["agency", "desk"])
      .executeTakeFirstOrThrow();
    return Number(millimes ?? 0);
  };
  const endTrip = async (id: string) => {
    const { db } = database();
    const ended = { from_at: new Date("2026-11-02T09:00:00Z"), to_at: new Date("2026-11-05T09:00:00Z") };
    await db.updateTable("bookings").set(ended).where("id", "=", id).execute();
    await countTrips(db, api.dependencies.clock());
  };
  const expectBalanced = async (...ids: string[]) => {
    const { db } = database();
    const { differences, totals } = await checkLedger(db);
    expect(differences).toEqual([]);
    expect(totals.reduce((sum, { millimes }) => sum + millimes, 0)).toBe(0);
    expect(await findStatementDifferences(db, ids)).toEqual([]);
  };

  test("[PD9] [PD10] the code lowers the price at every agency but not the commission, and is shown in booking, receipt and mail", async () => {
    for (const car of [await world.aCar(), await world.otherCar()]) {
      const { id, total, person } = await world.aBooking("full", { car, promoCode });
      expect(total).toBe(286.2);
      const row = await world.read(id);
      expect(row).toMatchObject({
        total_millimes: 286_200,
        commission_millimes: 18_000,
        discount_millimes: 31_800,
      });
      expect(row.quote.promoLine).toMatchObject({ code: promoCode, ofMarketplace: true, reduction: 31.8 });
      const cookie = await world.signIn(person);
      const { receipt } = (await api.request(`/api/booking/${id}/fr`, { cookie })).json;
      const { figures, quote } = receiptOf(receipt);
      expect(quote).toEqual(row.quote);
      expect(figures.find(({ kind }) => kind === "promo")).toMatchObject({
        amount: 31.8,
        rules: ["PD2", "PD9"],
      });
      const mails = await mailsTo(api, person.email);
      expect(mails.some(({ text }) => /SAYARA27.*31,8/.test(text))).toBe(true);
    }
  });

  test.each(["full", "downPayment", "later"] as const)(
    "[LG9] once a rental with the payment choice %s has ended, its agency has received as much as without the code",
    async (payment) => {
      const { id } = await world.aBooking(payment, { promoCode });
      expect(await rowsOf(id)).toEqual([]);
      const due = 286_200 - (await agencyTotal(id));
      if (due > 0) {
        const body = { version: (await world.read(id)).version, amount: due / 1000 };
        await api.request(`/api/record-payment/${id}`, { body, cookie: world.staffCookie });
      }
      await endTrip(id);
      await countTrips(database().db, api.dependencies.clock());
      expect(await rowsOf(id)).toEqual([
        "commission agency -18000",
        "commission marketplace 18000",
        ...discount(31_800),
      ]);
      expect(await agencyTotal(id)).toBe(300_000);
      await expectBalanced(id);
    },
  );

  test("[LG9] an ended rental gets no discount from the marketplace until its payment is recorded", async () => {
    const { id } = await world.aBooking("later", { promoCode });
    await endTrip(id);
    expect(await rowsOf(id)).toEqual(["commission agency -18000", "commission marketplace 18000"]);
    await expectBalanced(id);
    const body = { version: (await world.read(id)).version, amount: 286.2 };
    const recorded = await api.request(`/api/record-payment/${id}`, { body, cookie: world.staffCookie });
    expect(recorded.status).toBe(200);
    expect((await rowsOf(id)).slice(2)).toEqual(discount(31_800));
    await expectBalanced(id);
  });

  test("[LG9] cancelling an ended rental reverses both the discount and the commission", async () => {
    const { id } = await world.aBooking("full", { promoCode });
    await endTrip(id);
    const { db } = database();
    await db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute();
    expect((await rowsOf(id)).slice(2)).toEqual([
      "commission agency 18000",
      "commission marketplace -18000",
      ...discount(31_800),
      ...discount(-31_800),
    ]);
    await expectBalanced(id);
  });

  test("[CN1] [PD10] a booking that its agency cancels costs the marketplace nothing", async () => {
    const { id } = await world.aCancelled("full", { promoCode });
    expect(await rowsOf(id)).toEqual([]);
    expect((await world.read(id)).kept_discount_millimes).toBe(0);
  });

  test("[CN3] [PD10] if the agency keeps half of the rental's price, the marketplace bears half of the discount", async () => {
    const { id, cookie } = await world.aBooking("full", { promoCode, options: { cancellation: true } });
    const { db } = database();
    const pickup = new Date(api.dependencies.clock().getTime() + 3_600_000);
    const dates = { from_at: pickup, to_at: new Date(pickup.getTime() + 3 * 86_400_000) };
    await db.updateTable("bookings").set(dates).where("id", "=", id).execute();
    const { version } = await world.read(id);
    await api.request(`/api/cancel-booking/${id}`, { body: { version }, cookie });
    const body = { version: version + 1, accept: true };
    const decided = await api.request(`/api/decide-cancellation/${id}`, { body, cookie: world.staffCookie });
    expect(decided.status).toBe(200);
    expect(await rowsOf(id)).toEqual(discount(15_900));
    await expectBalanced(id);
  });

  test("[DK4] [PD10] for a no-show without a refund, the marketplace bears the whole discount on the amount paid", async () => {
    const { id } = await world.aBooking("downPayment", { promoCode });
    const { db } = database();
    const now = api.dependencies.clock().getTime();
    const dates = { from_at: new Date(now - 3 * 3_600_000), to_at: new Date(now + 3 * 86_400_000) };
    await db.updateTable("bookings").set(dates).where("id", "=", id).execute();
    const body = { version: (await world.read(id)).version, refund: 0 };
    const { status } = await api.request(`/api/record-no-show/${id}`, { body, cookie: world.staffCookie });
    expect(status).toBe(200);
    // A down payment of a fifth was made: 57.24 instead of 63.6.
    expect(await rowsOf(id)).toEqual(discount(6360));
    expect(await agencyTotal(id)).toBe(63_600);
    await expectBalanced(id);
  });

  test("[PD5] an edit that raises the price raises the marketplace's discount with it", async () => {
    const driver = await aDriver({ api, db: database().db, sandbox, world });
    const id = await driver.book({ rental: { promoCode }, total: 286.2 });
    const longer = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    expect((await driver.edit(id, longer, { total: 381.6 })).status).toBe(200);
    expect(await world.read(id)).toMatchObject({
      commission_millimes: 24_000,
      discount_millimes: 42_400,
      total_millimes: 381_600,
    });
  });

  test("[PD5] a move to a car of another agency keeps the code, and that agency receives the discount", async () => {
    const foreign = await world.otherCar();
    const cancelled = await world.aCancelled("full", { promoCode });
    const { json } = await world.move(cancelled, foreign);
    const moved = await world.read(json.bookingId);
    expect(moved).toMatchObject({ total_millimes: 286_200, discount_millimes: 31_800, status: "paid" });
    await endTrip(moved.id);
    expect(await rowsOf(cancelled.id)).toEqual([]);
    expect((await rowsOf(moved.id)).slice(2)).toEqual(discount(31_800));
    expect(await agencyTotal(moved.id)).toBe(300_000);
    await expectBalanced(cancelled.id, moved.id);
  });

  test("[PD9] if the marketplace and an agency have the same code, the agency's own applies to its cars", async () => {
    const discounts = { code: promoCode, discount: { kind: "percentage" as const, percentage: 50 } };
    await aStoredPromoCode(database().db, world.agency.id, discounts);
    const own = await world.aBooking("later", { promoCode });
    expect((await world.read(own.id)).quote.promoLine).toMatchObject({ reduction: 159 });
    expect((await world.read(own.id)).discount_millimes).toBe(0);
    const foreign = await world.aBooking("later", { promoCode, car: await world.otherCar() });
    expect((await world.read(foreign.id)).quote.promoLine).toMatchObject({ reduction: 31.8 });
  });

  describe("in the portal", () => {
    let portal: TestPortal;
    beforeEach(async () => {
      portal = await aPortal(api, database().db);
    });
    const post = (name: string, body: object, caller: PortalCaller = "admin") =>
      portal.call(caller, `/api/${name}`, { body });
    const save = (promo: object = {}, rest: object = {}, caller: PortalCaller = "admin") =>
      post("save-marketplace-promo-code", { promo: { ...aPromoCode(), ...promo }, ...rest }, caller);

    test("[PD9] only administrators can add, change and retire the marketplace's codes, and each change is in the audit", async () => {
      const list = async () => (await portal.call("admin", "/api/marketplace-promo-codes")).json.codes;
      expect(await list()).toMatchObject([{ code: promoCode }]);
      const { json } = await save({ code: "ete 2027" });
      const [, { id }] = json.codes;
      expect(json.codes[1]).toEqual({ ...aPromoCode(), id, version: 1, uses: 0 });
      const changed = await save({ isPaused: true }, { id, version: 1 });
      expect(changed.json.codes[1]).toMatchObject({ isPaused: true, version: 2 });
      expect((await save({}, { id, version: 1 })).json.code).toBe("stale_version");
      const retired = await post("retire-marketplace-promo-code", { id, version: 2 });
      expect(retired.json.codes).toHaveLength(1);
      const { json: audit } = await portal.call("admin", "/api/audit/30/fr?kind=promoCode");
      const actions = audit.items.map(({ action }: { action: string }) => action);
      expect(actions.toSorted()).toEqual(["changed", "created", "retire"]);
      for (const caller of ["owner", "desk"] as const) {
        expect((await portal.call(caller, "/api/marketplace-promo-codes")).json.code).toBe("not_allowed");
        expect((await save({ code: "OTHER" }, {}, caller)).json.code).toBe("not_allowed");
        const retire = await post("retire-marketplace-promo-code", { id, version: 2 }, caller);
        expect(retire.json.code).toBe("not_allowed");
      }
    });

    test("[PD9] an agency cannot add a code that the marketplace has, nor the marketplace one that an agency has", async () => {
      const saveOwn = (code: string) =>
        portal.call("owner", "/api/save-promo-code/own", { body: { promo: aPromoCode({ code }) } });
      const taken = { code: "invalid_input", fields: { "promo.code": "promo_code_taken" } };
      expect((await saveOwn(promoCode)).json).toMatchObject(taken);
      expect((await saveOwn("AGENCE")).status).toBe(200);
      expect((await save({ code: "AGENCE" })).json).toMatchObject(taken);
      const [{ id, version }] = (await portal.call("owner", "/api/supplier-promo-codes/own")).json.codes;
      await portal.call("owner", "/api/retire-promo-code/own", { body: { id, version } });
      expect((await save({ code: "AGENCE" })).status).toBe(200);
      // An agency cannot retire a code of the marketplace.
      const [marketplaces] = (await portal.call("admin", "/api/marketplace-promo-codes")).json.codes;
      const body = { id: marketplaces.id, version: 1 };
      expect((await portal.call("owner", "/api/retire-promo-code/own", { body })).json.code).toBe(
        "not_found",
      );
    });
  });
});
