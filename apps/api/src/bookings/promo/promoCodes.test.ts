import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { aPromoCode } from "@sayara/domain/testing/aPromoCode";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit } from "#api/testing/data/aDriver.ts";
import { aMoveFixture } from "#api/testing/data/aMoveFixture.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStoredPromoCode } from "#api/testing/data/aStoredPromoCode.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { countPromoUses } from "./promoUses.ts";

let guestCount = 0;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aMoveFixture>>;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    world = await aMoveFixture(db, { api: () => api, sandbox: () => sandbox });
  });

  const aCode = (changes: Parameters<typeof aPromoCode>[0] = {}) =>
    aStoredPromoCode(database().db, world.agency.id, changes);
  const nextAddress = () => {
    guestCount += 1;
    return `10.71.${Math.floor(guestCount / 250)}.${guestCount % 250}`;
  };
  const promoCode = "ETE2027";
  const quote = async (rental: object = {}, { car = world.car, address = nextAddress() } = {}) =>
    api.request("/api/quote", {
      body: { ...aCheckout({ ...world, car }, { rental: { promoCode, ...rental } }).rental, language: "fr" },
      address,
    });
  /** Checks out another car of the agency with the code, as a new guest. The code takes 31.8 off 318. */
  const checkOut = async (changes: Parameters<typeof aCheckout>[1] = {}) => {
    const { rental, ...rest } = changes ?? {};
    const places = { ...world, car: await world.aCar() };
    const order = aCheckout(places, { total: 286.2, ...rest, rental: { promoCode, ...rental } });
    return api.checkOut(order, { address: nextAddress() });
  };
  const refusal = ({ status, json }: { status: number; json: { code?: string; fields?: object } }) => [
    status,
    json.code,
    ...Object.entries(json.fields ?? {}).flat(),
  ];
  const read = async ({ bookingId, token }: { bookingId: string; token: string }) =>
    (await api.request(`/api/booking/${bookingId}/fr?token=${token}`)).json;
  const setCode = (changes: object) =>
    database().db.updateTable("promo_codes").set(changes).where("code", "=", promoCode).execute();

  test("[PD2] [PD5] a quote lists the code as a line, and a signed quote keeps the code's terms after they change", async () => {
    await aCode();
    const car = await world.aCar();
    const { json } = await quote({ promoCode: " ete 2027\u200B" }, { car });
    const line = { code: promoCode, discount: { kind: "percentage", percentage: 10 }, reduction: 31.8 };
    expect(json.quote).toMatchObject({ rental: 318, total: 286.2, promoLine: line });
    expect(json.promo).toMatchObject({ code: promoCode, minimumDays: null });
    await setCode({ percentage: 50, is_paused: true });
    const { signedQuote } = json;
    const order = (rental: object, total: number) =>
      api.checkOut(aCheckout({ ...world, car }, { rental, total, signedQuote }), { address: nextAddress() });
    // The quote was signed for the rental with the code, not for one without.
    expect(refusal(await order({}, 286.2)).slice(0, 2)).toEqual([409, "price_changed"]);
    expect((await order({ promoCode }, 286.2)).status).toBe(201);
  });

  test("[PD2] [PD7] a booking, its receipt and its mail show the code, and the commission falls in proportion", async () => {
    await aCode();
    const { status, json } = await checkOut({ driver: { email: "promo@guests.example" } });
    expect(status).toBe(201);
    const booking = await read(json);
    expect(booking).toMatchObject({
      total: 286.2,
      quote: { promoLine: { code: promoCode, reduction: 31.8 } },
    });
    const { quote: recomputed, figures } = receiptOf(booking.receipt);
    expect(recomputed).toEqual(booking.quote);
    expect(figures.find(({ kind }) => kind === "promo")).toMatchObject({ amount: 31.8, rules: ["PD2"] });
    expect(await world.read(json.bookingId)).toMatchObject({
      total_millimes: 286_200,
      commission_millimes: 16_200,
    });
    const [mail] = await mailsTo(api, "promo@guests.example");
    expect(mail?.text).toMatch(/ETE2027.*31,8/);
  });

  test("[PD1] unknown, retired and other agencies' codes get the same response", async () => {
    await aStoredPromoCode(database().db, world.otherAgency.id);
    const unknown = [422, "promo_refused", "promoCode", "promo_unknown"];
    expect(refusal(await quote())).toEqual(unknown);
    expect(refusal(await quote({ promoCode: "NOBODY" }))).toEqual(unknown);
    await aCode();
    expect((await quote()).status).toBe(200);
    await setCode({ retired_at: new Date() });
    expect(refusal(await quote())).toEqual(unknown);
    expect(refusal(await quote({ promoCode: "A-B" }))).toEqual([
      400,
      "invalid_input",
      "promoCode",
      "promo_code_invalid",
    ]);
  });

  test("[PD3] quote and checkout reject a code with the condition that the rental does not meet", async () => {
    await aCode();
    const reasons: [object, string][] = [
      [{ is_paused: true }, "promo_closed"],
      [{ is_paused: false, valid_from: "2026-11-21" }, "promo_closed"],
      [{ valid_from: "2026-01-01", rental_from: "2026-12-02" }, "promo_other_dates"],
      [{ rental_from: null, minimum_days: 4 }, "promo_minimum_days?days=4"],
      [{ minimum_days: 3, minimum_rental_millimes: 318_010 }, "promo_minimum_rental?amount=318.01"],
    ];
    for (const [change, reason] of reasons) {
      await setCode(change);
      expect(refusal(await quote())).toEqual([422, "promo_refused", "promoCode", reason]);
      const { json } = await checkOut({ total: reason === "promo_closed" ? 286.2 : 318 });
      expect(json).toMatchObject({ code: "promo_refused", fields: { "rental.promoCode": reason } });
    }
    await setCode({ minimum_rental_millimes: 318_000 });
    expect((await checkOut()).status).toBe(201);
  });

  test("[PD4] a code can be used only as often as allowed, and a cancelled booking or a lapsed checkout releases its use", async () => {
    await aCode({ maximumUses: 1 });
    const first = await checkOut();
    const usedUp = [422, "promo_refused", "rental.promoCode", "promo_used_up"];
    expect(refusal(await checkOut())).toEqual(usedUp);
    expect(refusal(await quote())).toEqual([422, "promo_refused", "promoCode", "promo_used_up"]);
    const { db } = database();
    const cancelled = { status: "cancelled", lapses_at: null } as const;
    await db.updateTable("bookings").set(cancelled).where("id", "=", first.json.bookingId).execute();
    const online = await checkOut({ payment: "full" });
    expect(online.status).toBe(201);
    expect(refusal(await checkOut())).toEqual(usedUp);
    const lapsed = new Date(api.dependencies.clock().getTime() - 1);
    await db
      .updateTable("bookings")
      .set({ lapses_at: lapsed })
      .where("id", "=", online.json.bookingId)
      .execute();
    await db
      .updateTable("holds")
      .set({ expires_at: lapsed })
      .where("booking_id", "=", online.json.bookingId)
      .execute();
    await lapseBookings(db, api.dependencies.clock());
    expect((await checkOut()).status).toBe(201);
    // The late payment of the lapsed checkout finds the code used up, and its booking is cancelled.
    sandbox.pay(online.json.paymentSession.url);
    const { id } = online.json.paymentSession;
    await api.request(`/api/check-checkout-session/${id}`, { method: "POST" });
    expect((await world.read(online.json.bookingId)).status).toBe("cancelled");
  });

  test("[PD4] the limit of uses per driver also applies to guests with the same email address", async () => {
    await aCode({ maximumUsesPerDriver: 1 });
    const driver = { email: "again@guests.example" };
    expect((await checkOut({ driver })).status).toBe(201);
    expect(refusal(await checkOut({ driver }))).toEqual([
      422,
      "promo_refused",
      "rental.promoCode",
      "promo_used_by_driver",
    ]);
    expect((await checkOut()).status).toBe(201);
  });

  test("[PD8] a network address can try 60 codes in a row, in quotes and checkouts together", async () => {
    const address = nextAddress();
    for (let count = 0; count < 60; count++)
      expect((await quote({ promoCode: `GUESS${count}` }, { car: world.car, address })).status).toBe(422);
    expect((await quote({}, { car: world.car, address })).status).toBe(429);
    const order = aCheckout(world, { rental: { promoCode } });
    expect((await api.checkOut(order, { address })).status).toBe(429);
    const { rental } = aCheckout(world);
    const body = { ...rental, language: "fr" };
    expect((await api.request("/api/quote", { body, address })).status).toBe(200);
  });

  test("[PD5] an edit keeps the code's terms as sold, and gets no discount if it does not meet the code's conditions", async () => {
    await aCode({ minimumDays: 3 });
    const driver = await aDriver({ api, db: database().db, sandbox, world });
    const id = await driver.book({ rental: { promoCode }, total: 286.2 });
    await setCode({ percentage: 50, is_paused: true });
    const longer = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    const { json } = await driver.quote(id, longer);
    expect(json.quote).toMatchObject({ rental: 424, total: 381.6, promoLine: { reduction: 42.4 } });
    expect(
      json.lines.map(({ part, difference }: { part: string; difference: number }) => [part, difference]),
    ).toEqual([
      ["rental", 106],
      ["promo", -10.6],
    ]);
    const shorter = anEdit(world, { to: "2026-12-03T10:00:00+01:00" });
    expect((await driver.quote(id, shorter)).json.quote).toMatchObject({
      total: 212,
      promoLine: { reduction: 0 },
    });
    expect((await driver.edit(id, longer, { total: 381.6 })).status).toBe(200);
    expect(await world.read(id)).toMatchObject({ commission_millimes: 21_600, total_millimes: 381_600 });
  });

  test("[PD5] [PD4] a move keeps the code only within its agency, and the use stays taken while another car is offered", async () => {
    await aCode({ maximumUses: 1 });
    const [own, foreign] = [await world.aCar(), await world.otherCar()];
    const booking = await world.aCancelled("later", { promoCode });
    const { json } = await world.offersOf(booking);
    const totalOf = (car: { id: string }) =>
      json.cars.find((offer: { car: { id: string } }) => offer.car.id === car.id)?.quote.total;
    expect([totalOf(own), totalOf(foreign)]).toEqual([286.2, 318]);
    // The cancelled booking keeps its use while other cars are offered.
    expect(refusal(await checkOut())[3]).toBe("promo_used_up");
    const moved = await world.move(booking, own);
    expect((await world.read(moved.json.bookingId)).quote.promoLine).toMatchObject({ reduction: 31.8 });
    expect(refusal(await checkOut())[3]).toBe("promo_used_up");
  });

  test("[PD4] [MV2] a cancelled booking releases its use when the offer of another car ends", async () => {
    const promoId = await aCode({ maximumUses: 1 });
    const { id } = await world.aCancelled("later", { promoCode });
    const { move_offered_until: until } = await world.read(id);
    const { db } = database();
    const usesAt = async (now: Date) => (await countPromoUses(db, [promoId], now)).get(promoId) ?? 0;
    const end = until?.getTime() ?? 0;
    expect([await usesAt(new Date(end - 1)), await usesAt(new Date(end))]).toEqual([1, 0]);
    await db
      .updateTable("bookings")
      .set({ move_offered_until: api.dependencies.clock() })
      .where("id", "=", id)
      .execute();
    expect((await quote()).status).toBe(200);
    expect((await checkOut()).status).toBe(201);
  });

  test("[PD4] a driver who returns from the card form can use the code again", async () => {
    await aCode({ maximumUses: 1, maximumUsesPerDriver: 1 });
    const car = await world.aCar();
    const { cookie } = await aDriver({ api, db: database().db, sandbox, world });
    const { driver: _, ...order } = aCheckout(
      { ...world, car },
      { payment: "full", total: 286.2, rental: { promoCode } },
    );
    const send = () => api.request("/api/checkout", { body: order, cookie, address: nextAddress() });
    const again = (rental: object) =>
      api.request("/api/quote", { body: { ...rental, language: "fr" }, cookie, address: nextAddress() });
    expect((await send()).status).toBe(201);
    expect((await again(order.rental)).status).toBe(200);
    const elsewhere = { ...order.rental, car: world.car.id };
    expect(refusal(await again(elsewhere))[3]).toBe("promo_used_up");
    expect((await send()).status).toBe(201);
  });

  test("[PD1] [PD5] a signed quote with a retired code is rejected, even if the same code is added again", async () => {
    const promoId = await aCode();
    await checkOut();
    const car = await world.aCar();
    const { signedQuote } = (await quote({}, { car })).json;
    await setCode({ retired_at: new Date() });
    await aCode({ discount: { kind: "percentage", percentage: 5 } });
    const order = aCheckout({ ...world, car }, { rental: { promoCode }, total: 286.2, signedQuote });
    expect(refusal(await api.checkOut(order, { address: nextAddress() }))).toEqual([
      422,
      "promo_refused",
      "rental.promoCode",
      "promo_unknown",
    ]);
    const { db } = database();
    expect((await countPromoUses(db, [promoId], api.dependencies.clock())).get(promoId)).toBe(1);
  });

  describe("in the portal", () => {
    let portal: TestPortal;
    beforeEach(async () => {
      portal = await aPortal(api, database().db);
    });
    const post = (name: string, body: object, caller: PortalCaller = "owner") =>
      portal.call(caller, `/api/${name}/own`, { body });
    const save = (promo: object = {}, rest: object = {}) =>
      post("save-promo-code", { promo: { ...aPromoCode(), ...promo }, ...rest });

    test("[PD1] [PD4] an agency can add, change and retire its codes, but not have the same code twice", async () => {
      const { json } = await save({ code: "ete 2027" });
      const [{ id }] = json.codes;
      expect(json.codes).toEqual([{ ...aPromoCode(), id, version: 1, uses: 0 }]);
      expect(refusal(await save())).toEqual([400, "invalid_input", "promo.code", "promo_code_taken"]);
      const discount = { kind: "amount", amount: 25.5 };
      const changed = await save({ discount, maximumUses: 3, isPaused: true }, { id, version: 1 });
      expect(changed.json.codes).toMatchObject([{ discount, maximumUses: 3, isPaused: true, version: 2 }]);
      expect((await save({}, { id, version: 1 })).json.code).toBe("stale_version");
      expect((await post("retire-promo-code", { id, version: 2 }, "rival")).json.code).toBe("not_found");
      expect((await post("retire-promo-code", { id, version: 2 })).json).toEqual({ codes: [] });
      expect((await save()).status).toBe(200);
    });

    test("[SR1] desk staff can read codes but not change them, and invalid input is rejected with its field", async () => {
      expect((await portal.call("desk", "/api/supplier-promo-codes/own")).status).toBe(200);
      expect((await post("save-promo-code", { promo: aPromoCode() }, "desk")).json.code).toBe("not_allowed");
      const bad = [
        [{ code: "a" }, "promo.code"],
        [{ discount: { kind: "percentage", percentage: 91 } }, "promo.discount.percentage"],
        [{ validUntil: "2025-12-31" }, "promo.validUntil"],
        [{ maximumUses: 10_001 }, "promo.maximumUses"],
      ] as const;
      for (const [change, field] of bad) {
        const { status, json } = await save(change);
        expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
      }
    });

    test("[PD1] an agency can have at most 50 codes, not counting retired ones", async () => {
      for (let count = 0; count < 50; count++)
        expect((await save({ code: `CODE${count}` })).status).toBe(200);
      expect((await save()).json.code).toBe("too_many_promo_codes");
      const [{ id }] = (await portal.call("owner", "/api/supplier-promo-codes/own")).json.codes;
      await post("retire-promo-code", { id, version: 1 });
      expect((await save()).status).toBe(200);
    });
  });
});
