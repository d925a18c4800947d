import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { anEdit } from "#api/testing/data/aDriver.ts";
import { aMoveFixture } from "#api/testing/data/aMoveFixture.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { startKonnectStandIn } from "#api/testing/standIns/startKonnectStandIn.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { payRefunds } from "./payRefunds.ts";

const keys = { KONNECT_API_KEY: "c".repeat(40), KONNECT_WALLET_ID: "5f7a209aeb3f76490ac4a3d1" };
const [earlierEnd, laterEnd] = ["2026-12-02T10:00:00+01:00", "2026-12-04T10:00:00+01:00"];
const options = { cancellation: true, amendments: true };
const today = { method: "transfer", on: "2026-11-20", note: "VIR-118" };

describe.each(usualEngines)("with a gateway that cannot refund, on %s", (engine) => {
  const database = withDatabase(engine);
  let konnect: Awaited<ReturnType<typeof startKonnectStandIn>>;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aMoveFixture>>;
  beforeAll(async () => {
    konnect = await startKonnectStandIn({ apiKey: keys.KONNECT_API_KEY });
  });
  afterAll(() => konnect.stop());
  beforeEach(async () => {
    const env = { ...keys, KONNECT_API_URL: `${konnect.url}/api/v2` };
    api = createTestApp(database().db, { seed: randomUUID(), env });
    world = await aMoveFixture(database().db, { api: () => api, sandbox: () => konnect });
    await database()
      .db.updateTable("cars")
      .set({ availability: "unavailable" })
      .where("id", "=", world.car.id)
      .execute();
  }, 120_000);

  type TestBooking = Awaited<ReturnType<typeof world.aBooking>>;
  /** Pays a booking of three days, then shortens it to one day. `owed`: the amount that Konnect has not refunded. */
  const bookAndShorten = async () => {
    const booking = await world.aBooking("full", { options });
    expect((await edit(booking, earlierEnd)).status).toBe(200);
    while ((await payRefunds(api.dependencies)) > 0);
    const { refunds } = await read(booking);
    expect(refunds).toMatchObject([{ state: "failed", reason: "cheaper", gateway: "konnect" }]);
    return { ...booking, owed: Number(refunds[0].amount), refundId: String(refunds[0].id) };
  };
  const read = async ({ id, cookie }: TestBooking) =>
    (await api.request(`/api/booking/${id}/fr`, { cookie })).json;
  const quoteEdit = async ({ id, cookie }: TestBooking, to: string) => {
    const { version } = await world.read(id);
    const body = { version, edit: anEdit(world, { to }) };
    return (await api.request(`/api/quote-edit/${id}`, { body, cookie })).json;
  };
  const edit = async (booking: TestBooking, to: string) => {
    const { quote } = await quoteEdit(booking, to);
    const { version } = await world.read(booking.id);
    const body = { id: booking.id, version, total: quote.total, edit: anEdit(world, { to }) };
    const headers = { "idempotency-key": randomUUID() };
    const { cookie } = booking;
    return api.request("/api/update-booking", { method: "PUT", body, cookie, headers });
  };
  const recordRefund = async (
    { id, refundId }: { id: string; refundId: string },
    changes: object = {},
    cookie = world.staffCookie,
  ) => {
    const { version } = await world.read(id);
    const body = { version, refundId, ...today, ...changes };
    return api.request(`/api/record-refund/${id}`, { body, cookie });
  };
  const deleteBooking = async (id: string) =>
    (await api.request("/api/delete-bookings", { body: { bookings: [{ id }] }, cookie: world.staffCookie }))
      .json;
  const sumOf = (movements: readonly { amount: number }[]) =>
    movements.reduce((sum, { amount }) => sum + Math.round(amount * 1000), 0) / 1000;

  test("[BK8, BK12] a refund that the gateway refused stays owed to the driver, so a longer rental must be paid again", async () => {
    const booking = await bookAndShorten();
    const { owed, total } = booking;
    expect(await quoteEdit(booking, laterEnd)).toMatchObject({ dueNow: owed, quote: { total } });
    const editResponse = await edit(booking, laterEnd);
    expect(editResponse.json.paymentSession).not.toBeNull();
    konnect.pay(editResponse.json.paymentSession.url);
    await api.request(`/api/check-checkout-session/${editResponse.json.paymentSession.id}`, {
      method: "POST",
    });
    const { payments, refunds, dueNow } = await read(booking);
    expect([sumOf(payments), sumOf(refunds), dueNow.full]).toEqual([total + owed, owed, 0]);
  });

  test("[BK10, BK12] a cancellation promises and requests no more than was paid, whatever refunds were refused before", async () => {
    const booking = await bookAndShorten();
    const { id, cookie, owed, total } = booking;
    const preview = (await api.request(`/api/refund-preview/${id}`, { cookie })).json;
    expect(preview.paid).toBe(total - owed);
    expect((await world.cancel(id)).status).toBe(200);
    const { payments, refunds } = await read(booking);
    expect(sumOf(refunds)).toBe(sumOf(payments));
    while ((await payRefunds(api.dependencies)) > 0);
    api.advanceHours(25);
    while ((await payRefunds(api.dependencies)) > 0);
    const moneyAfter = await world.moneyOf(id);
    expect(moneyAfter.refunds.toSorted()).toEqual(
      [`${owed} cheaper failed`, `${total - owed} cancelled failed`].toSorted(),
    );
  });

  test("[MV4, BK12] a move carries over only money kept for the booking, not money owed or returned by hand", async () => {
    for (const isReturned of [false, true]) {
      const car = await world.otherCar();
      const booking = await bookAndShorten();
      const { id, owed, total } = booking;
      if (isReturned) await recordRefund(booking);
      await world.cancel(id);
      const [offer] = (await world.offersOf(booking)).json.cars;
      expect(offer.carried).toBe(total - owed);
      const moved = await world.move(booking, car);
      expect(moved.status).toBe(200);
      const newMoney = await world.moneyOf(moved.json.bookingId);
      expect(newMoney.payments).toEqual([`${total - owed} konnect`]);
      const state = isReturned ? "succeeded" : "failed";
      const { refunds } = await world.moneyOf(id);
      expect(refunds.toSorted()).toEqual(
        [`${owed} cheaper ${state}`, `${total - owed} moved succeeded`].toSorted(),
      );
    }
  });

  test("[BK12] staff records once when and how a refund was returned, and the driver is mailed once", async () => {
    const booking = await bookAndShorten();
    const { id, owed, refundId, person } = booking;
    const { version } = await world.read(id);
    const body = { version, refundId, ...today };
    const send = (cookie: string) => api.request(`/api/record-refund/${id}`, { body, cookie });
    const rivalCookie = await world.signIn(world.otherStaff);
    expect((await send(rivalCookie)).status).toBe(404);
    expect((await send(booking.cookie)).json.code).toBe("not_allowed");
    const responses = await Promise.all([send(world.staffCookie), send(world.staffCookie)]);
    expect(responses.map(({ status }) => status)).toContain(200);
    // The same record again succeeds without effect, and a different one is rejected.
    expect((await send(world.staffCookie)).json.refunds).toMatchObject([
      { state: "succeeded", returned: { ...today, by: "agency" }, amount: owed },
    ]);
    const other = { ...body, method: "cash" };
    expect(
      await api.request(`/api/record-refund/${id}`, { body: other, cookie: world.staffCookie }),
    ).toMatchObject({
      status: 409,
      json: { code: "stale_version" },
    });
    expect((await recordRefund(booking, { method: "cash" })).json).toMatchObject({
      code: "transition_refused",
      reason: "refundOwedByHand",
    });
    const mails = (await mailsTo(api, person.email)).filter(({ kind }) => kind === "refundReturned");
    expect(mails).toHaveLength(1);
    for (const part of ["20 nov. 2026", "Virement", "VIR-118"]) expect(mails[0]?.text).toContain(part);
    const actions = (await api.request(`/api/booking-acts/${id}`, { cookie: world.staffCookie })).json.items;
    expect(actions.filter(({ action }: { action: string }) => action === "recordRefund")).toMatchObject([
      { by: { id: world.staff.id }, before: { owedAtDesk: owed }, after: { owedAtDesk: 0 } },
    ]);
    const { refunds } = await read(booking);
    expect(refunds).toMatchObject([{ returned: { ...today, by: "agency" } }]);
    expect(await payRefunds(api.dependencies)).toBe(0);
  });

  test("[BK12] a return needs a known refund, a date between its request and today, and a known method", async () => {
    const booking = await bookAndShorten();
    const recordWith = async (changes: object) => (await recordRefund(booking, changes)).json;
    expect(await recordWith({ on: "2026-11-21" })).toMatchObject({
      code: "invalid_input",
      fields: { on: "return_in_future" },
    });
    expect((await recordWith({ on: "2026-11-19" })).fields).toEqual({ on: "return_before_refund" });
    expect((await recordWith({ on: "2026-02-30" })).fields).toEqual({ on: "date_invalid" });
    expect((await recordWith({ method: "cheque" })).code).toBe("invalid_input");
    expect((await recordWith({ note: "x".repeat(201) })).fields).toEqual({ note: "too_long?max=200" });
    for (const refundId of [randomUUID(), "another"]) {
      expect((await recordWith({ refundId })).reason).toBe("refundOwedByHand");
    }
    const other = await bookAndShorten();
    expect((await recordWith({ refundId: other.refundId })).reason).toBe("refundOwedByHand");
    const adminCookie = await world.signIn(await aUser(database().db, { type: "admin" }));
    expect((await recordRefund(booking, { note: "" }, adminCookie)).json.refunds).toMatchObject([
      { returned: { by: "admin", note: "" } },
    ]);
  });

  test("[BK12] a booking with money owed cannot be deleted, alone or in bulk, until its return is recorded", async () => {
    const { id } = await world.aBooking("full");
    const otherBooking = await world.aBooking("later");
    for (const each of [id, otherBooking.id]) await world.cancel(each);
    await database()
      .db.updateTable("bookings")
      .set({ move_offered_until: null })
      .where("id", "=", id)
      .execute();
    await database()
      .db.updateTable("refunds")
      .set({ next_attempt_at: api.dependencies.clock() })
      .where("booking_id", "=", id)
      .execute();
    const refusal = { deleted: [], left: [{ id, code: "transition_refused", reason: "noRefundOwed" }] };
    expect(await deleteBooking(id)).toMatchObject(refusal);
    while ((await payRefunds(api.dependencies)) > 0);
    expect(await deleteBooking(id)).toMatchObject(refusal);
    const { id: refundId } = await database()
      .db.selectFrom("refunds")
      .select("id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    expect((await recordRefund({ id, refundId })).status).toBe(200);
    expect(await deleteBooking(id)).toEqual({ deleted: [id], left: [] });
  });

  test("[BK12] a payment for a deleted booking restores it until its money is returned", async () => {
    const car = await world.aCar();
    const unpaidBooking = await world.startCheckout(car);
    api.advanceHours(1);
    await api.request(`/api/check-checkout-session/${unpaidBooking.session.id}`, { method: "POST" });
    const admin = await world.signIn(await aUser(database().db, { type: "admin" }));
    const body = { bookings: [{ id: unpaidBooking.id }] };
    expect((await api.request("/api/delete-bookings", { body, cookie: admin })).json.deleted).toEqual([
      unpaidBooking.id,
    ]);
    // Konnect accepts a payment that was ended on our side.
    konnect.pay(unpaidBooking.session.url);
    const reference = new URL(unpaidBooking.session.url).searchParams.get("payment_ref");
    await api.request(`/api/payment-webhook/konnect?payment_ref=${reference}`);
    while ((await payRefunds(api.dependencies)) > 0);
    const list = { refundOwed: true, suppliers: [world.agency.id] };
    const { items } = (await api.request("/api/bookings/1/10/fr", { body: list, cookie: admin })).json;
    expect(items).toMatchObject([
      { id: unpaidBooking.id, status: "cancelled", refunds: [{ state: "failed" }] },
    ]);
  });

  test("the list of refunds that staff must return contains failed and desk refunds of the caller's bookings", async () => {
    const { db } = database();
    const failedBooking = await bookAndShorten();
    const deskBooking = await world.aBooking("later");
    const { version } = await world.read(deskBooking.id);
    const paymentCall = { body: { version, amount: 100 }, cookie: world.staffCookie };
    expect((await api.request(`/api/record-payment/${deskBooking.id}`, paymentCall)).status).toBe(200);
    await world.cancel(deskBooking.id);
    // A refund that its gateway still has to process.
    const requestedBooking = await world.aBooking("full");
    await world.cancel(requestedBooking.id);
    const listOwed = async (cookie: string) => {
      const { items, total } = (
        await api.request("/api/bookings/1/10/fr", { body: { refundOwed: true }, cookie })
      ).json;
      expect(items).toHaveLength(total);
      return items.map(({ id }: { id: string }) => id).toSorted();
    };
    expect(await listOwed(world.staffCookie)).toEqual([failedBooking.id, deskBooking.id].toSorted());
    expect(await listOwed(await world.signIn(world.otherStaff))).toEqual([]);
    expect(await listOwed(failedBooking.cookie)).toEqual([failedBooking.id]);
    await db
      .updateTable("refunds")
      .set({ state: "requested", settled_at: null })
      .where("booking_id", "=", failedBooking.id)
      .execute();
    expect(await listOwed(world.staffCookie)).toEqual([deskBooking.id]);
  });

  test("administrators are notified once of a refund that the gateway refused, with a link to its booking", async () => {
    const { db } = database();
    const admin = await aUser(db, { type: "admin" });
    const cookie = await api.sessionOf(admin);
    const { id, owed } = await bookAndShorten();
    const retry = {
      next_attempt_at: api.dependencies.clock(),
      state: "requested" as const,
      settled_at: null,
    };
    await db.updateTable("refunds").set(retry).where("booking_id", "=", id).execute();
    await Promise.all([payRefunds(api.dependencies), payRefunds(api.dependencies)]);
    const { reference } = await world.read(id);
    const { json } = await api.request(`/api/notifications/${admin.id}/1/10`, { cookie });
    expect(json.items).toMatchObject([
      { kind: "refund_failed", bookingId: id, data: { reference, amount: String(owed) } },
    ]);
  });

  test("[BK10] the database rejects refunds that exceed their payment, even from two concurrent transactions", async () => {
    const { db } = database();
    const { id, total } = await world.aBooking("full");
    const { id: paymentId } = await db
      .selectFrom("payments")
      .select("id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    const now = api.dependencies.clock();
    const insert = (amount: number, state: "requested" | "succeeded" | "failed") =>
      db
        .insertInto("refunds")
        .values({
          id: randomUUID(),
          booking_id: id,
          payment_id: paymentId,
          gateway: "konnect",
          amount_millimes: amount * 1000,
          state,
          reason: "cheaper",
          created_at: now,
          settled_at: state === "requested" ? null : now,
        })
        .execute();
    for (const state of ["requested", "succeeded", "failed"] as const) {
      await expect(insert(total + 10, state)).rejects.toThrow("exceed payment");
    }
    const half = Math.ceil(total / 2) + 10;
    const results = await Promise.allSettled([insert(half, "failed"), insert(half, "requested")]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const raiseAmounts = db.updateTable("refunds").set({ amount_millimes: total * 1000 + 10 });
    await expect(raiseAmounts.where("booking_id", "=", id).execute()).rejects.toThrow("exceed payment");
  });
});
