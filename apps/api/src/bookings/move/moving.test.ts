import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { aMoveFixture } from "#api/testing/data/aMoveFixture.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailKindsAbout, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("a move on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aMoveFixture>>;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    api = createTestApp(database().db, { env: sandbox.env });
    // A separate place, so that only this test's cars are offered.
    world = await aMoveFixture(database().db, { api: () => api, sandbox: () => sandbox });
    await database()
      .db.updateTable("cars")
      .set({ availability: "unavailable" })
      .where("id", "=", world.car.id)
      .execute();
  }, 120_000);
  const payDueRefunds = async () => {
    while ((await payRefunds(api.dependencies)) > 0);
  };
  /** Returns the dinars that the gateway has refunded for a booking's first payment. */
  const readReturned = async ({ id }: { id: string }) => {
    const { gateway_session_id: session } = await database()
      .db.selectFrom("payment_sessions")
      .select("gateway_session_id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    const refunds = [...sandbox.refunds.values()].filter((refund) => refund.session === session);
    return refunds.reduce((sum, { amount }) => sum + amount, 0) / 1000;
  };
  const readOffers = async (booking: { id: string; cookie: string }) => {
    const { json } = await world.offersOf(booking);
    return json.cars?.map(({ car, difference }: { car: { id: string }; difference: number }) => [
      car.id,
      difference,
    ]);
  };

  test("[MV1] offers three free cars: same price or less first, then other agencies, then the nearest", async () => {
    const dearer = await world.otherCar({ dailyPrice: 110 });
    const cheaper = await world.aCar({ dailyPrice: 90 });
    const midi = await world.otherCar({ range: "midi" });
    await world.aCar({ dailyPrice: 160 });
    const booking = await world.aCancelled();
    const { json } = await world.offersOf(booking);
    expect(json.offeredUntil).toBe("2026-11-21T12:00:00.000Z");
    expect(await readOffers(booking)).toEqual([
      [midi.id, 0],
      [cheaper.id, -30],
      [dearer.id, 33],
    ]);
  });

  test("[MV1] does not offer cars that cannot be booked", async () => {
    const { db } = database();
    const freeCar = await world.otherCar({ dailyPrice: 140 });
    const bookedCar = await world.aCar();
    await world.aBooking("full", { car: bookedCar });
    await world.aCar({ availability: "unavailable" });
    await world.aCar({ deleted_at: new Date("2026-11-01T00:00:00Z") });
    await world.aCar({ minimum_age: 60 });
    await world.aCar({ minimum_licence_years: 2 });
    await world.aCar({ range: "scooter" });
    const carElsewhere = await world.aCar();
    await db.deleteFrom("car_locations").where("car_id", "=", carElsewhere.id).execute();
    const booking = await world.aCancelled();
    expect(await readOffers(booking)).toEqual([[freeCar.id, 129]]);

    const refusalOf = async (car: { id: string }, total = 318) =>
      (await world.move(booking, car, { total })).json.code;
    expect(await refusalOf(bookedCar)).toBe("car_taken");
    expect(await refusalOf(carElsewhere)).toBe("car_unavailable");
    await db
      .updateTable("suppliers")
      .set({ suspended: true })
      .where("id", "=", world.otherAgency.id)
      .execute();
    expect(await readOffers(booking)).toEqual([]);
    expect(await refusalOf(freeCar, 447)).toBe("car_unavailable");
    expect(await world.moneyOf(booking.id)).toMatchObject({ refunds: ["318 cancelled requested"] });
  });

  test("[MV3, MV4] one call moves the booking with its online payments and notifies each side once", async () => {
    const car = await world.otherCar();
    const booking = await world.aCancelled();
    const { reference: cancelled } = await world.read(booking.id);
    expect(await mailKindsAbout(api, booking.person.email, cancelled)).toEqual([
      "bookingCancelled",
      "bookingConfirmed",
    ]);
    const moved = await world.move(booking, car);
    expect(moved).toMatchObject({ status: 200, json: { status: "paid", token: null } });
    const { bookingId: id, reference } = moved.json;
    expect(await world.moneyOf(booking.id)).toMatchObject({
      status: "cancelled",
      refunds: ["318 moved succeeded"],
    });
    expect(await world.moneyOf(id)).toEqual({ status: "paid", payments: ["318 sandbox"], refunds: [] });
    const { json: newBooking } = await api.request(`/api/booking/${id}/fr`, { cookie: booking.cookie });
    expect(newBooking).toMatchObject({
      total: 318,
      car: { id: car.id },
      move: { offeredUntil: null, from: { id: booking.id, reference: cancelled }, to: null },
      payments: [{ amount: 318, carriedOver: true }],
      dueNow: { full: 0 },
    });
    const { json: oldBooking } = await api.request(`/api/booking/${booking.id}/fr`, {
      cookie: booking.cookie,
    });
    expect(oldBooking.move).toEqual({ offeredUntil: null, from: null, to: { id, reference } });

    expect(await mailKindsAbout(api, booking.person.email, reference)).toEqual(["bookingMoved"]);
    expect(await mailKindsAbout(api, world.otherStaff.email, reference)).toEqual(["bookingPaid"]);
    const notices = await database()
      .db.selectFrom("notifications")
      .select(["kind", "user_id"])
      .where("booking_id", "=", id)
      .execute();
    expect(new Set(notices.map(({ kind, user_id }) => `${kind} ${user_id}`))).toEqual(
      new Set([`booking_moved ${booking.person.id}`, `booking_confirmed ${world.otherStaff.id}`]),
    );
    api.advanceHours(30);
    await payDueRefunds();
    expect(await readReturned(booking)).toBe(0);
  });

  test("[MV2] the cancellation mail lists the cars, the deadline and both options", async () => {
    await world.otherCar({ dailyPrice: 110 });
    const { person } = await world.aCancelled();
    const mails = await mailsTo(api, person.email);
    const { text = "" } = mails.find(({ kind }) => kind === "bookingCancelled") ?? {};
    expect(text).toContain("Agence Oranger");
    expect(text).toContain("351\u00a0DT");
    expect(text).toContain("33\u00a0DT");
    expect(text.match(/21 nov\. 2026/g)?.length).toBeGreaterThan(1);
  });

  test("[LG4] money carried over leaves the balance of one agency and enters that of the other, both at the move", async () => {
    const car = await world.otherCar();
    const booking = await world.aCancelled();
    api.advanceHours(1);
    const movedAt = api.dependencies.clock();
    const { bookingId: id } = (await world.move(booking, car)).json;
    const rows = await database()
      .db.selectFrom("ledger")
      .select(["booking_id as of", "kind", "amount_millimes as amount", "at"])
      .where("booking_id", "in", [booking.id, id])
      .where("account", "=", "agency")
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { of: booking.id, kind: "online_payment", amount: 318_000, at: expect.any(Date) },
      { of: booking.id, kind: "online_refund", amount: -318_000, at: movedAt },
      { of: id, kind: "online_payment", amount: 318_000, at: movedAt },
    ]);
    expect(rows[0]?.at.getTime()).toBeLessThan(movedAt.getTime());
  });

  test("[MV4] a cheaper car refunds the difference on the first payment, once, even after a second move", async () => {
    const first = await world.aCar({ dailyPrice: 95 });
    const booking = await world.aCancelled();
    const { json: moved } = await world.move(booking, first);
    expect(await world.moneyOf(moved.bookingId)).toEqual({
      status: "paid",
      payments: ["318 sandbox"],
      refunds: ["15 cheaper requested"],
    });
    const second = await world.otherCar({ dailyPrice: 90 });
    await world.cancel(moved.bookingId);
    const again = await world.move({ id: moved.bookingId, cookie: booking.cookie }, second);
    expect(again.json.status).toBe("paid");
    expect(await world.moneyOf(again.json.bookingId)).toMatchObject({
      payments: ["303 sandbox"],
      refunds: ["15 cheaper requested"],
    });
    api.advanceHours(48);
    await payDueRefunds();
    await payDueRefunds();
    expect(await readReturned(booking)).toBe(30);
    expect(await world.moneyOf(moved.bookingId)).toMatchObject({
      refunds: expect.arrayContaining(["15 cheaper succeeded", "303 moved succeeded"]),
    });
  });

  test("[MV4] a more expensive car leaves the difference due, to be paid online", async () => {
    const car = await world.otherCar({ dailyPrice: 120 });
    const booking = await world.aCancelled();
    const { json: moved } = await world.move(booking, car);
    expect(moved.status).toBe("deposit");
    const { json: newBooking } = await api.request(`/api/booking/${moved.bookingId}/fr`, {
      cookie: booking.cookie,
    });
    expect(newBooking.dueNow).toEqual({ downPayment: null, full: 66 });
    const body = { version: newBooking.version, payment: "full" };
    const payResponse = await api.request(`/api/pay-booking/${moved.bookingId}`, {
      body,
      cookie: booking.cookie,
    });
    sandbox.pay(payResponse.json.url);
    await api.request(`/api/check-checkout-session/${payResponse.json.id}`, { method: "POST" });
    expect(await world.moneyOf(moved.bookingId)).toMatchObject({
      status: "paid",
      payments: expect.arrayContaining(["318 sandbox", "66 sandbox"]),
      refunds: [],
    });
  });

  test("[MV4] a down payment is carried over, and the rest stays due", async () => {
    const car = await world.otherCar();
    const booking = await world.aCancelled("downPayment");
    const { json: moved } = await world.move(booking, car);
    expect(await world.moneyOf(moved.bookingId)).toEqual({
      status: "deposit",
      payments: ["63.6 sandbox"],
      refunds: [],
    });
  });

  const setAutoConfirmsMoves = (confirms_moves: boolean) =>
    database()
      .db.updateTable("suppliers")
      .set({ confirms_moves })
      .where("id", "=", world.otherAgency.id)
      .execute();

  test("[MV4] moving a confirmed unpaid booking confirms the new one immediately and notifies the other agency once", async () => {
    const car = await world.otherCar();
    const booking = await world.aCancelled("later");
    expect((await world.offersOf(booking)).json.cars).toMatchObject([{ status: "reserved", due: 318 }]);
    const { json: moved } = await world.move(booking, car);
    expect(moved.status).toBe("reserved");
    expect(await world.read(moved.bookingId)).toMatchObject({ status: "reserved", lapses_at: null });
    const holds = await database()
      .db.selectFrom("holds")
      .select("expires_at")
      .where("booking_id", "=", moved.bookingId)
      .execute();
    expect(holds).toEqual([{ expires_at: null }]);
    expect(await mailKindsAbout(api, world.otherStaff.email, moved.reference)).toEqual(["bookingReceived"]);
    const [mail] = await mailsTo(api, world.otherStaff.email);
    expect(mail?.text).toContain("The driver pays 318\u00a0TND at your desk");
    const driverMails = await mailsTo(api, booking.person.email);
    expect(driverMails.find(({ kind }) => kind === "bookingMoved")?.text).not.toContain("répond");
  });

  test("[MV4] a declined request moves as a request, and so does any booking if the other agency must approve each move", async () => {
    const car = await world.otherCar();
    const cheaperCar = await world.otherCar({ dailyPrice: 99 });
    const declined = await world.aBooking("later");
    await database()
      .db.updateTable("bookings")
      .set({ status: "pending" })
      .where("id", "=", declined.id)
      .execute();
    await world.cancel(declined.id);
    expect((await world.offersOf(declined)).json.cars[0].status).toBe("pending");
    await setAutoConfirmsMoves(false);
    const booking = await world.aCancelled("later");
    const { json: moved } = await world.move(booking, car);
    expect(moved.status).toBe("pending");
    const row = await world.read(moved.bookingId);
    expect(row.lapses_at).toEqual(new Date("2026-11-22T12:00:00Z"));
    expect(await mailKindsAbout(api, world.otherStaff.email, moved.reference)).toEqual([
      "bookingRequestReceived",
    ]);

    await database()
      .db.updateTable("suppliers")
      .set({ pay_later: false })
      .where("id", "=", world.otherAgency.id)
      .execute();
    await world.aCar({ dailyPrice: 130 });
    const next = await world.aCancelled("later");
    const { json } = await world.offersOf(next);
    const agencies = json.cars.map((each: { car: { supplier: { id: string } } }) => each.car.supplier.id);
    expect(new Set(agencies)).toEqual(new Set([world.agency.id]));
    expect((await world.move(next, cheaperCar, { total: 315 })).json.code).toBe("pay_later_refused");
  });

  test("[MV4] money paid at the desk moves only within its agency, and otherwise stays owed there", async () => {
    const { db } = database();
    const sameAgency = await world.aCar();
    const carOfOtherAgency = await world.otherCar();
    const atDesk = async () => {
      const booking = await world.aBooking("later");
      const { version } = await world.read(booking.id);
      const cookie = world.staffCookie;
      await api.request(`/api/record-payment/${booking.id}`, { body: { version, amount: 100 }, cookie });
      await world.cancel(booking.id);
      return booking;
    };
    const withinAgency = await atDesk();
    const { json: moved } = await world.move(withinAgency, sameAgency);
    expect(await world.moneyOf(moved.bookingId)).toMatchObject({ status: "deposit", payments: ["100 desk"] });
    const acrossAgencies = await atDesk();
    const { json: offers } = await world.offersOf(acrossAgencies);
    expect(
      offers.cars.find((each: { car: { id: string } }) => each.car.id === carOfOtherAgency.id),
    ).toMatchObject({ carried: 0, leftAtDesk: 100, due: 318, status: "reserved" });
    const { json: movedAcross } = await world.move(acrossAgencies, carOfOtherAgency);
    expect(await world.moneyOf(movedAcross.bookingId)).toMatchObject({ status: "reserved", payments: [] });
    expect(await world.moneyOf(acrossAgencies.id)).toMatchObject({ refunds: ["100 cancelled requested"] });
    const deskRefunds = await db
      .selectFrom("refunds")
      .select("next_attempt_at")
      .where("booking_id", "=", acrossAgencies.id)
      .execute();
    expect(deskRefunds).toEqual([{ next_attempt_at: null }]);
  });

  test("[MV2] the money is held until the offer ends, and then returned", async () => {
    await world.otherCar();
    const booking = await world.aCancelled();
    api.advanceHours(23.9);
    await payDueRefunds();
    expect(await readReturned(booking)).toBe(0);
    api.advanceHours(0.2);
    await Promise.all([payDueRefunds(), payDueRefunds()]);
    expect(await readReturned(booking)).toBe(318);
    const again = { id: booking.id, cookie: await world.signIn(booking.person) };
    const offerClosed = { code: "transition_refused", reason: "moveOffered" };
    expect((await world.offersOf(again)).json).toMatchObject(offerClosed);
    expect((await world.move(again, await world.aCar())).json).toMatchObject(offerClosed);
  });

  test("[MV2] a driver who asks for the money gets it immediately, and the offer ends", async () => {
    const car = await world.otherCar();
    const booking = await world.aCancelled();
    const { version } = await world.read(booking.id);
    const path = `/api/decline-move/${booking.id}`;
    const stranger = await world.aBooking("later");
    expect((await api.request(path, { body: { version }, cookie: stranger.cookie })).status).toBe(404);
    expect((await api.request(path, { body: { version }, cookie: world.staffCookie })).status).toBe(403);
    const declined = await api.request(path, { body: { version }, cookie: booking.cookie });
    expect(declined).toMatchObject({ status: 200, json: { move: { offeredUntil: null } } });
    await payDueRefunds();
    expect(await readReturned(booking)).toBe(318);
    expect((await world.move(booking, car)).json).toMatchObject({ code: "transition_refused" });
    expect(
      (await api.request(path, { body: { version: version + 1 }, cookie: booking.cookie })).json,
    ).toMatchObject({ code: "transition_refused", reason: "moveOffered" });
  });

  test("[MV2] an admin's cancellation offers the same cars and holds the money as long as the agency's, and does not count against the agency", async () => {
    const car = await world.otherCar();
    const booking = await world.aBooking();
    const admin = await world.signIn(await aUser(database().db, { type: "admin" }));
    const { version } = await world.read(booking.id);
    const cancelled = await api.request(`/api/change-booking-status/${booking.id}`, {
      body: { version, status: "cancelled" },
      cookie: admin,
    });
    expect(cancelled).toMatchObject({
      status: 200,
      json: { cancelledBy: "admin", move: { offeredUntil: "2026-11-21T12:00:00.000Z" } },
    });
    const mails = await mailsTo(api, booking.person.email);
    const mail = mails.find(({ kind }) => kind === "bookingCancelled");
    expect(mail?.text).toMatch(/Notre équipe a dû annuler la réservation/);
    expect(mail?.text).toContain("Agence Oranger");
    await payDueRefunds();
    expect(await readReturned(booking)).toBe(0);
    const { json: profile } = await api.request(`/api/supplier/${world.agency.slug}`);
    expect(profile.cancelledBookings.byAgency).toBe(0);
    expect((await world.move(booking, car)).json.status).toBe("paid");
    await payDueRefunds();
    expect(await world.moneyOf(booking.id)).toMatchObject({ refunds: ["318 moved succeeded"] });
  });

  test("[MV2] an unpaid online checkout that an admin cancels is offered no move", async () => {
    await world.otherCar();
    const { id } = await world.aBooking("later");
    const { db } = database();
    await db.updateTable("bookings").set({ status: "void" }).where("id", "=", id).execute();
    const admin = await world.signIn(await aUser(db, { type: "admin" }));
    const { version } = await world.read(id);
    await api.request(`/api/change-booking-status/${id}`, {
      body: { version, status: "cancelled" },
      cookie: admin,
    });
    expect(await world.read(id)).toMatchObject({ status: "cancelled", move_offered_until: null });
  });

  test("[MV2] the money is returned immediately if no car is free", async () => {
    const booking = await world.aCancelled();
    expect((await world.read(booking.id)).move_offered_until).toBeNull();
    await payDueRefunds();
    expect(await readReturned(booking)).toBe(318);
    const { person } = booking;
    const mails = await mailsTo(api, person.email);
    expect(mails.find(({ kind }) => kind === "bookingCancelled")?.text).not.toContain("Choisir");
  });

  test("[EX7] a move drops the extras, names them as missing, and lowers the total by their price", async () => {
    const car = await world.otherCar();
    const extra = await aStoredExtra(database().db, world.agency.id);
    const booking = await world.aCancelled("full", { extras: [{ extra, count: 2 }] });
    expect(booking.total).toBe(348);
    const { json } = await world.offersOf(booking);
    expect(json.cars).toMatchObject([
      { missingExtras: [{ en: "Child seat" }], difference: -30, refund: 30, quote: { total: 318 } },
    ]);
    const { json: moved } = await world.move(booking, car);
    expect(await world.read(moved.bookingId)).toMatchObject({ total_millimes: 318_000 });
    const mails = await mailsTo(api, booking.person.email);
    expect(mails.find(({ kind }) => kind === "bookingMoved")?.text).toContain("Siège enfant");
  });

  test("[FE7] [FE8] the offer and the booking of a move have the fees of the new car's agency", async () => {
    const car = await world.otherCar({});
    const booking = await world.aCancelled();
    const fees = {
      oneWay: [],
      airport: null,
      outsideHours: 25,
      youngDriver: { underAge: 30, price: 40, per: "rental", maximum: null },
      delivery: [],
      collection: [],
    };
    await database()
      .db.updateTable("suppliers")
      .set({
        fees: JSON.stringify(fees),
        opening_hours: JSON.stringify([{ days: ["monday"], opens: "08:00", closes: "12:00" }]),
      })
      .where("id", "=", world.otherAgency.id)
      .execute();
    await database()
      .db.updateTable("bookings")
      .set({ driver_birth_date: "2000-05-14" })
      .where("id", "=", booking.id)
      .execute();
    const { json } = await world.offersOf(booking);
    const offer = json.cars.find((each: { car: { id: string } }) => each.car.id === car.id);
    expect(offer.quote.feeLines).toMatchObject([
      { kind: "outsideHours", price: 50 },
      { kind: "youngDriver", price: 40 },
    ]);
    const { json: moved } = await world.move(booking, car, { total: offer.quote.total });
    expect((await world.read(moved.bookingId)).quote.feeLines).toEqual(offer.quote.feeLines);
  });

  test("[FE13, FE16] a move keeps delivery and collection at the new agency's prices if it offers them, else names them as missing", async () => {
    const setServices = (supplier: string, price: number | null) => {
      const services = price === null ? [] : [{ place: world.tunis.id, price, leadTimeHours: 1 }];
      return database()
        .db.updateTable("suppliers")
        .set({
          fees: JSON.stringify({
            oneWay: [],
            airport: null,
            outsideHours: null,
            youngDriver: null,
            delivery: services,
            collection: services,
          }),
        })
        .where("id", "=", supplier)
        .execute();
    };
    const address = "12, rue de Marseille, Tunis";
    for (const price of [20, null]) {
      const car = await world.otherCar({});
      await setServices(world.agency.id, 30);
      await setServices(world.otherAgency.id, price);
      const booking = await world.aCancelled("full", { delivery: true, collection: true });
      expect(booking.total).toBe(378);
      const { json } = await world.offersOf(booking);
      const offer = json.cars.find((each: { car: { id: string } }) => each.car.id === car.id);
      expect(offer.quote.total).toBe(318 + 2 * (price ?? 0));
      expect((offer.missingExtras ?? []).map(({ en }: { en: string }) => en)).toEqual(
        price === null ? ["Delivery to an address", "Collection at an address"] : [],
      );
      const { json: moved } = await world.move(booking, car, { total: offer.quote.total });
      const { delivery_address, collection_address } = await world.read(moved.bookingId);
      const kept = price === null ? null : address;
      expect([delivery_address, collection_address]).toEqual([kept, kept]);
      const mail = (await mailsTo(api, booking.person.email)).find(({ kind }) => kind === "bookingMoved");
      expect(mail?.text).toContain("Livraison à une adresse");
      expect(mail?.text).toContain("Récupération à une adresse");
    }
  });

  test("[MV3] options that the new car lacks are listed and left out of its price", async () => {
    const car = await world.otherCar({ theft_protection_millimes: -1 });
    const options = { cancellation: true, theftProtection: true };
    const booking = await world.aCancelled("full", { options });
    expect(booking.total).toBe(383);
    const { json } = await world.offersOf(booking);
    expect(json.cars).toMatchObject([
      { missingOptions: ["theftProtection"], difference: -15, refund: 15, quote: { total: 368 } },
    ]);
    const { json: moved } = await world.move(booking, car);
    expect(await world.read(moved.bookingId)).toMatchObject({
      options: ["cancellation", "amendments"],
      total_millimes: 368_000,
      driver_full_name: "Amel Ben Salah",
      from_at: new Date("2026-12-01T09:00:00Z"),
    });
    const mail = (await mailsTo(api, booking.person.email)).find(({ kind }) => kind === "bookingMoved");
    expect(mail?.text).toMatch(/La nouvelle voiture ne propose pas\s: Garantie vol\./u);
    expect(mail?.text).toMatch(/Le total est maintenant de 368\sDT, soit 15\sDT de moins qu’avant\./u);
  });

  test("a repeated move gets the same response, and a different one finds no offer", async () => {
    const [car, next] = [await world.otherCar(), await world.aCar()];
    const booking = await world.aCancelled();
    const { json } = await world.offersOf(booking);
    const offer = json.cars.find((each: { car: { id: string } }) => each.car.id === car.id);
    const { version } = await world.read(booking.id);
    const body = { version, car: car.id, total: 318, signedQuote: offer.signedQuote };
    const headers = { "idempotency-key": "one-press-of-a-button" };
    const call = () =>
      api.request(`/api/move-booking/${booking.id}`, { body, headers, cookie: booking.cookie });
    const first = await call();
    expect(first.status).toBe(200);
    expect((await call()).json).toEqual(first.json);
    const other = { ...body, car: next.id };
    const conflict = await api.request(`/api/move-booking/${booking.id}`, {
      body: other,
      headers,
      cookie: booking.cookie,
    });
    expect(conflict.json.code).toBe("idempotency_conflict");
    expect((await world.move(booking, next)).json).toMatchObject({ reason: "moveOffered" });
  });

  test("rejects a changed price, a stale version and a stranger, and moves nothing", async () => {
    const car = await world.otherCar();
    const booking = await world.aCancelled();
    expect((await world.move(booking, car, { total: 300, signedQuote: "none" })).json).toMatchObject({
      code: "price_changed",
      quote: { total: 318 },
    });
    expect((await world.move(booking, car, { version: 1 })).json).toMatchObject({
      code: "stale_version",
      current: { status: "cancelled" },
    });
    const stranger = await world.aBooking("later");
    const strangerCall = { id: booking.id, cookie: stranger.cookie };
    expect((await world.move(strangerCall, car)).status).toBe(404);
    expect((await world.move({ id: booking.id }, car)).status).toBe(401);
    expect((await world.move({ id: booking.id, cookie: world.staffCookie }, car)).status).toBe(403);
    expect((await world.move(booking, { id: randomUUID() })).json.code).toBe("not_found");
    expect(await world.moneyOf(booking.id)).toMatchObject({ refunds: ["318 cancelled requested"] });
    expect((await world.move(booking, car)).status).toBe(200);
  });

  test("[RO4] a guest moves through the mailed link with a proof and gets a link to the new booking", async () => {
    const car = await world.otherCar();
    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    const body = { token: guest.mailedToken };
    await api.request(`/api/confirm-booking/${guest.id}/fr`, { body });
    await world.cancel(guest.id);
    const link = { id: guest.id, token: guest.mailedToken };
    expect((await world.offersOf(link)).json.cars).toHaveLength(1);
    expect((await world.move(link, car)).json.code).toBe("proof_required");
    const cookie = await proofCalls(() => api).provenBrowser(guest);
    const moved = await world.move({ ...link, cookie }, car);
    expect(moved).toMatchObject({ status: 200, json: { status: "pending", token: expect.any(String) } });
    const { bookingId: id, token } = moved.json;
    const newBooking = await api.request(`/api/booking/${id}/fr?token=${token}`, { cookie });
    expect(newBooking.json).toMatchObject({ guestConfirmation: "given", proofNeeded: false });
  });

  test("[MV5] an agency's profile counts only its cancellations of confirmed bookings", async () => {
    const { db } = database();
    const readRecord = async () => {
      const { json } = await api.request(`/api/supplier/${world.agency.slug}`);
      return json.cancelledBookings;
    };
    expect(await readRecord()).toEqual({ byAgency: 0, all: 0 });
    await world.otherCar();
    await world.aBooking("later");
    const cancelled = await world.aCancelled();
    expect(await readRecord()).toEqual({ byAgency: 1, all: 2 });
    // A declined request does not count as a booking, and deletion does not hide a cancellation.
    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    await world.cancel(guest.id);
    await db
      .updateTable("bookings")
      .set({ deleted_at: api.dependencies.clock() })
      .where("id", "=", cancelled.id)
      .execute();
    expect(await readRecord()).toEqual({ byAgency: 1, all: 2 });
    const { json } = await api.request("/api/suppliers/1/30");
    const agencyItem = json.items.find(({ slug }: { slug: string }) => slug === world.agency.slug);
    expect(agencyItem.cancelledBookings).toEqual({ byAgency: 1, all: 2 });
  });

  test("a guest who has not confirmed the request is offered no move", async () => {
    await world.otherCar();
    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    await world.cancel(guest.id);
    expect((await world.read(guest.id)).move_offered_until).toBeNull();
  });
});
