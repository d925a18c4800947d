import { randomUUID } from "node:crypto";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const [laterEnd, earlierEnd] = ["2026-12-05T10:00:00+01:00", "2026-12-03T10:00:00+01:00"];

let guestCount = 0;

describe.each(usualEngines)("on %s", (engine) => {
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
    sandbox.controls.isDown = false;
    api = createTestApp(db, { env: sandbox.env });
    world = await aCatalogue(db, { down_payment_percentage: 20 });
    driver = await aDriver({ api, db, sandbox, world });
  });

  const makeEdit = (changes: Parameters<typeof anEdit>[1] = {}) => anEdit(world, changes);
  /** Books as another guest. */
  const checkOut = (changes: Parameters<typeof aCheckout>[1]) => {
    guestCount += 1;
    return api.checkOut(aCheckout(world, changes), {
      address: `10.62.${Math.floor(guestCount / 250)}.${guestCount % 250}`,
    });
  };
  const aRefusal = (status: number, code: string, details: object = {}) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code, ...details }) });
  const cancellation = { options: { cancellation: true } };
  /** Returns whether another guest could book the car for these dates. */
  const isFree = async (from: string, to: string) => {
    const { status, json } = await api.request("/api/quote", {
      body: { ...aCheckout(world, { rental: { from, to } }).rental, language: "fr" },
    });
    expect(status).toBe(200);
    return json.available as boolean;
  };
  const countHolds = async (bookingId: string) =>
    (await database().db.selectFrom("holds").select("id").where("booking_id", "=", bookingId).execute())
      .length;
  const historyOf = (bookingId: string) =>
    database().db.selectFrom("booking_edits").selectAll().where("booking_id", "=", bookingId).execute();
  const kindsTo = async (address: string) =>
    (await mailsTo(api, address)).map(({ kind }) => kind).filter((kind) => kind.includes("Edited"));
  const office = "office@agence.example";
  const updateCar = (changes: object) =>
    database().db.updateTable("cars").set(changes).where("id", "=", world.car.id).execute();

  describe("quoting an edit", () => {
    test("[CN10] lists the difference item by item, and when it is due", async () => {
      const id = await driver.book({ payment: "full" });
      const changes = {
        to: laterEnd,
        options: { theftProtection: true, additionalDriver: true },
        additionalDriver: second,
      };
      const { status, json } = await driver.quote(id, makeEdit(changes), { version: 2 });
      expect(status).toBe(200);
      expect(json.lines).toEqual([
        { part: "rental", before: 318, after: 424, difference: 106 },
        { part: "theftProtection", before: 0, after: 20, difference: 20 },
        { part: "additionalDriver", before: 0, after: 40, difference: 40 },
      ]);
      expect(json).toMatchObject({ difference: 166, dueNow: 166, refund: 0, dueLater: 0, changes: true });
      expect(json.quote.total).toBe(484);
      expect(await driver.read(id)).toMatchObject({ version: 2, total: 318, paymentOpen: false });
    });

    test("[CN7] makes the whole new total due at the agency for a booking without payments", async () => {
      const id = await driver.book();
      const { json } = await driver.quote(id, makeEdit({ to: laterEnd }));
      expect(json).toMatchObject({ difference: 106, dueNow: 0, dueLater: 424 });
    });

    test("[CN9] keeps the price when only a place, a driver or nothing changes", async () => {
      const id = await driver.book({ total: 368, rental: cancellation });
      await updateCar({ daily_price_millimes: 200_000, cancellation_millimes: 90_000 });
      expect((await driver.quote(id, makeEdit())).json).toMatchObject({ difference: 0, changes: false });
      // New dates reprice the days; the cancellation fee stays as sold.
      const { json } = await driver.quote(id, makeEdit({ to: laterEnd }));
      expect(json.lines).toEqual([{ part: "rental", before: 318, after: 848, difference: 530 }]);
      expect(json.quote.total).toBe(898);
    });

    test("[CN9] keeps the amendments option and its fee as sold", async () => {
      await updateCar({ amendments_millimes: 30_000 });
      const id = await driver.book({ total: 348, rental: { options: { amendments: true } } });
      await updateCar({ amendments_millimes: 70_000 });
      const { json } = await driver.quote(id, makeEdit({ to: laterEnd }));
      expect(json.lines).toEqual([{ part: "rental", before: 318, after: 424, difference: 106 }]);
      expect(json.quote.total).toBe(454);
    });

    test("a signed quote of an edit outlives catalogue changes, for this edit of this booking only", async () => {
      const id = await driver.book();
      const edit = makeEdit({ to: laterEnd });
      const { signedQuote } = (await driver.quote(id, edit)).json;
      await updateCar({ daily_price_millimes: 200_000 });
      const other = makeEdit({ to: earlierEnd });
      expect(await driver.edit(id, other, { total: 212, signedQuote })).toEqual(
        aRefusal(409, "price_changed"),
      );
      expect(await driver.edit(id, edit, { total: 424 })).toMatchObject({
        status: 409,
        json: { code: "price_changed", quote: { total: 848 } },
      });
      expect(await driver.edit(id, edit, { total: 900 })).toEqual(aRefusal(409, "price_changed"));
      const order = { rental: { to: laterEnd }, total: 424, signedQuote };
      expect(await checkOut(order)).toMatchObject({ status: 409, json: { code: "price_changed" } });
      expect((await driver.edit(id, edit, { total: 424, signedQuote })).status).toBe(200);
      expect(await driver.read(id)).toMatchObject({ total: 424, version: 2 });
    });
  });

  describe("an edit applied immediately", () => {
    test("[PR13] drops a cover bought before full insurance was included", async () => {
      const id = await driver.book();
      const coveredEdit = makeEdit({ options: { theftProtection: true } });
      expect((await driver.edit(id, coveredEdit, { total: 333 })).status).toBe(200);
      const { db } = database();
      await db
        .updateTable("cars")
        .set({ full_insurance_millimes: 0 })
        .where("id", "=", db.selectFrom("bookings").select("car_id").where("id", "=", id))
        .execute();
      const edit = makeEdit({ to: laterEnd, options: { theftProtection: true } });
      expect((await driver.edit(id, edit, { version: 2, total: 424 })).status).toBe(200);
      expect(await driver.read(id)).toMatchObject({
        total: 424,
        options: { theftProtection: false, fullInsurance: true },
      });
    });

    test("moves the held dates, updates receipt and history, and notifies driver and agency once", async () => {
      const id = await driver.book();
      const edit = makeEdit({
        from: "2026-12-10T10:00:00+01:00",
        to: "2026-12-14T10:00:00+01:00",
        options: { theftProtection: true },
      });
      const headers = { "idempotency-key": randomUUID() };
      const response = await driver.edit(id, edit, { total: 444 }, { headers });
      expect(response).toMatchObject({
        status: 200,
        json: { paymentSession: null, booking: { total: 444, status: "pending", version: 2 } },
      });
      expect((await driver.edit(id, edit, { total: 444 }, { headers })).json).toEqual(response.json);
      expect(await driver.edit(id, edit, { total: 445 }, { headers })).toEqual(
        aRefusal(409, "idempotency_conflict"),
      );
      expect(await isFree("2026-12-01T10:00:00+01:00", "2026-12-04T10:00:00+01:00")).toBe(true);
      expect(await isFree("2026-12-12T10:00:00+01:00", "2026-12-13T10:00:00+01:00")).toBe(false);

      const booking = await driver.read(id);
      expect(booking).toMatchObject({
        from: "2026-12-10T09:00:00.000Z",
        options: { theftProtection: true },
        dueNow: { full: 444 },
        openEdit: null,
        edits: [{ before: { total: 318 }, after: { total: 444, from: "2026-12-10T09:00:00.000Z" } }],
      });
      expect(booking.commission).toBeUndefined();
      expect(receiptOf(booking.receipt).quote).toEqual(booking.quote);
      expect(
        await database()
          .db.selectFrom("bookings")
          .select("commission_millimes as share")
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
      ).toEqual({ share: 24_000 });
      expect(await historyOf(id)).toMatchObject([
        { actor_id: driver.id, before: { totalMillimes: 318_000 }, after: { totalMillimes: 444_000 } },
      ]);
      await expect(
        database().db.updateTable("booking_edits").set({ actor_id: null }).execute(),
      ).rejects.toThrow("append-only");
      expect(await kindsTo(driver.email)).toEqual(["bookingEdited"]);
      expect((await kindsTo(office)).slice(0, 1)).toEqual(["bookingEditedForAgency"]);
      const notices = await database()
        .db.selectFrom("notifications")
        .select("kind")
        .where("user_id", "=", driver.id)
        .where("kind", "=", "booking_updated")
        .execute();
      expect(notices).toHaveLength(1);
    });

    test("[BK4] a request lapses at its new pick-up", async () => {
      const id = await driver.book();
      await driver.edit(id, makeEdit({ from: "2026-11-21T10:00:00+01:00", to: "2026-11-24T10:00:00+01:00" }));
      expect((await driver.read(id)).holdExpiresAt).toBe("2026-11-21T07:00:00.000Z");
    });

    test("[BK4] a request does not lapse immediately when the pick-up is moved to the earliest time", async () => {
      const id = await driver.book();
      await driver.edit(id, makeEdit({ from: "2026-11-20T15:00:00+01:00", to: "2026-11-23T15:00:00+01:00" }));
      expect(await driver.read(id)).toMatchObject({
        status: "pending",
        from: "2026-11-20T14:00:00.000Z",
        holdExpiresAt: "2026-11-22T12:00:00.000Z",
      });
    });

    test("is allowed five times in a row, then once every ten minutes; each mails driver and agency", async () => {
      const id = await driver.book();
      const { db } = database();
      const countMails = async () =>
        (
          await db
            .selectFrom("outbox")
            .select("id")
            .where("kind", "in", ["bookingEdited", "bookingEditedForAgency"])
            .execute()
        ).length;
      const before = await countMails();
      const send = (version: number) => {
        const isOdd = version % 2 === 1;
        return driver.edit(id, makeEdit(isOdd ? { to: laterEnd } : {}), {
          version,
          total: isOdd ? 424 : 318,
        });
      };
      for (let version = 1; version <= 5; version += 1) expect((await send(version)).status).toBe(200);
      const mailsPerFiveEdits = (await countMails()) - before;
      const limitedResponse = await send(6);
      expect(limitedResponse).toEqual(aRefusal(429, "too_many_requests", { retryAfter: 600 }));
      expect(limitedResponse.headers.get("retry-after")).toBe("600");
      expect((await countMails()) - before).toBe(mailsPerFiveEdits);
      expect((await driver.read(id)).version).toBe(6);
      // An edit that changes nothing does not count.
      expect((await driver.edit(id, makeEdit({ to: laterEnd }), { version: 6, total: 424 })).status).toBe(
        200,
      );
      api.advanceHours(1 / 6);
      expect((await send(6)).status).toBe(200);
      expect((await send(7)).status).toBe(429);
    });

    test("an edit that changes nothing writes nothing", async () => {
      const id = await driver.book();
      expect((await driver.edit(id, makeEdit())).json).toMatchObject({ booking: { version: 1 } });
      expect(await historyOf(id)).toEqual([]);
      expect(await kindsTo(driver.email)).toEqual([]);
    });

    test("[CN8] refunds what was paid above the new total with the cancellation option, and nothing without it", async () => {
      const insuredId = await driver.book({ payment: "full", total: 368, rental: cancellation });
      const cheaperEdit = makeEdit({ to: earlierEnd });
      const quoteResponse = await driver.quote(insuredId, cheaperEdit, { version: 2 });
      expect(quoteResponse.json).toMatchObject({ difference: -106, dueNow: 0, refund: 106 });
      expect((await driver.edit(insuredId, cheaperEdit, { version: 2, total: 262 })).status).toBe(200);
      expect(await driver.read(insuredId)).toMatchObject({
        status: "paid",
        total: 262,
        refunds: [{ amount: 106, reason: "cheaper", state: "requested" }],
      });
      await payRefunds(api.dependencies);
      expect((await driver.read(insuredId)).refunds).toMatchObject([{ state: "succeeded" }]);

      const laterDates = { from: "2026-12-11T10:00:00+01:00", to: "2026-12-14T10:00:00+01:00" };
      const uninsuredId = await driver.book({ payment: "full", rental: laterDates });
      const shorterEdit = makeEdit({ ...laterDates, to: "2026-12-13T10:00:00+01:00" });
      expect((await driver.quote(uninsuredId, shorterEdit, { version: 2 })).json).toMatchObject({
        refund: 0,
      });
      expect((await driver.edit(uninsuredId, shorterEdit, { version: 2, total: 212 })).status).toBe(200);
      expect(await driver.read(uninsuredId)).toMatchObject({ status: "paid", total: 212, refunds: [] });
      // The amount already paid then counts towards a later edit with a higher total.
      const restored = await driver.edit(uninsuredId, makeEdit(laterDates), { version: 3, total: 318 });
      expect(restored.json).toMatchObject({ paymentSession: null, booking: { total: 318, status: "paid" } });
    });

    test("[BK7] a down payment that covers the new total makes the booking paid", async () => {
      const { db } = database();
      const id = await driver.book({ payment: "downPayment", total: 368, rental: cancellation });
      await db
        .updateTable("payments")
        // 256.1 - 100.1 is 156.00000000000003 in binary floating point.
        .set({ amount_millimes: 256_100 })
        .where("booking_id", "=", id)
        .execute();
      const edit = makeEdit({ to: "2026-12-02T10:00:00+01:00" });
      expect((await driver.edit(id, edit, { version: 2, total: 156 })).status).toBe(200);
      expect(await driver.read(id)).toMatchObject({ status: "paid", refunds: [{ amount: 100.1 }] });
    });
  });

  describe("[CN7] an edit that raises the total of a paid booking", () => {
    const version = 2;
    const startEdit = async (payment: "full" | "downPayment" = "full") => {
      const id = await driver.book({ payment });
      api.advanceHours(0.01);
      const headers = { "idempotency-key": randomUUID() };
      const editResponse = await driver.edit(
        id,
        makeEdit({ to: laterEnd }),
        { version, total: 424 },
        { headers },
      );
      return {
        id,
        headers,
        editResponse,
        session: editResponse.json.paymentSession as { id: string; url: string },
      };
    };

    test("waits for its payment with both date ranges held, and is applied once when paid", async () => {
      const { id, editResponse, session, headers } = await startEdit();
      expect(editResponse).toMatchObject({
        status: 200,
        json: { paymentSession: { amount: 106 }, booking: { total: 318, version: 2 } },
      });
      expect(await driver.read(id)).toMatchObject({
        total: 318,
        paymentOpen: true,
        openEdit: { sessionId: session.id, amount: 106, total: 424, to: "2026-12-05T09:00:00.000Z" },
      });
      expect(await isFree("2026-12-01T10:00:00+01:00", "2026-12-02T10:00:00+01:00")).toBe(false);
      expect(await isFree("2026-12-04T12:00:00+01:00", "2026-12-05T09:00:00+01:00")).toBe(false);
      const again = await driver.edit(id, makeEdit({ to: laterEnd }), { version, total: 424 }, { headers });
      expect(again.json.paymentSession).toEqual(session);
      // The same choice in another tab.
      const other = await driver.edit(id, makeEdit({ to: laterEnd }), { version, total: 424 });
      expect(other.json.paymentSession).toEqual(session);

      expect(await driver.pay(session)).toMatchObject({ payment: "paid", purpose: "edit", status: "paid" });
      await settleDueSessions(api.dependencies);
      const booking = await driver.read(id);
      expect(booking).toMatchObject({
        version: 3,
        status: "paid",
        total: 424,
        openEdit: null,
        dueNow: { full: 0 },
        payments: [{ amount: 318 }, { amount: 106 }],
        refunds: [],
      });
      expect(receiptOf(booking.receipt).quote).toEqual(booking.quote);
      expect(await countHolds(id)).toBe(1);
      expect(await historyOf(id)).toMatchObject([{ session_id: session.id }]);
      expect(await kindsTo(driver.email)).toEqual(["bookingEdited"]);
      expect((await mailsTo(api, driver.email)).map(({ kind }) => kind)).not.toContain("paymentReceived");
    });

    test("pays the difference when there was a down payment, and leaves the rest due", async () => {
      const { id, session } = await startEdit("downPayment");
      await driver.pay(session);
      expect(await driver.read(id)).toMatchObject({ status: "deposit", total: 424, dueNow: { full: 254.4 } });
    });

    test("leaves the booking unchanged and frees the new dates if not paid before the deadline", async () => {
      const { id, session } = await startEdit();
      sandbox.decline(session.url, "card_declined");
      api.advanceHours(0.49);
      expect(await isFree("2026-12-04T12:00:00+01:00", "2026-12-05T09:00:00+01:00")).toBe(false);
      api.advanceHours(0.11);
      await settleDueSessions(api.dependencies);
      expect(await driver.read(id)).toMatchObject({
        version: 2,
        total: 318,
        paymentOpen: false,
        openEdit: null,
      });
      expect(await countHolds(id)).toBe(1);
      expect(await isFree("2026-12-04T12:00:00+01:00", "2026-12-05T09:00:00+01:00")).toBe(true);
      expect(await historyOf(id)).toEqual([]);
    });

    test("is refunded if paid after the deadline, and the booking stands", async () => {
      const { id, session } = await startEdit();
      api.advanceHours(0.6);
      await settleDueSessions(api.dependencies);
      sandbox.pay(session.url);
      expect((await driver.check(session.id)).json).toMatchObject({ payment: "expired" });
      const webhook = sandbox.webhook(sandbox.sessionAt(session.url));
      expect((await api.request("/api/payment-webhook/sandbox", webhook)).status).toBe(200);
      expect(await driver.read(id)).toMatchObject({
        status: "paid",
        total: 318,
        refunds: [{ amount: 106, reason: "late_payment" }],
      });
      const [mail] = (await mailsTo(api, driver.email)).filter(({ kind }) => kind === "paymentReturned");
      expect(mail?.text).toContain("telle qu’elle était");
    });

    test("takes the new dates again if nobody has booked them since its hold lapsed, and is otherwise refunded", async () => {
      for (const isRebooked of [false, true]) {
        world = { ...world, car: await world.aCar() };
        driver = await aDriver({ api, db: database().db, sandbox, world });
        const { id, session } = await startEdit();
        sandbox.pay(session.url);
        api.advanceHours(0.6);
        const rental = { from: "2026-12-04T12:00:00+01:00", to: laterEnd };
        if (isRebooked) await checkOut({ rental, total: 106 });
        await driver.check(session.id);
        const booking = await driver.read(id);
        expect(booking).toMatchObject(
          isRebooked
            ? { total: 318, status: "paid", refunds: [{ amount: 106 }] }
            : { total: 424, status: "paid", refunds: [] },
        );
        expect(await countHolds(id)).toBe(1);
      }
    });

    test("is applied if paid before the deadline but reported after the pick-up", async () => {
      const { id, session } = await startEdit();
      sandbox.pay(session.url);
      api.advanceHours(11 * 24);
      await driver.check(session.id);
      expect(await historyOf(id)).toMatchObject([{ session_id: session.id }]);
    });

    test("is refunded if a cancellation was requested in the meantime", async () => {
      const { id, session } = await startEdit();
      const requested = await api.request(`/api/cancel-booking/${id}`, {
        body: { version },
        cookie: driver.cookie,
      });
      expect(requested.status).toBe(200);
      expect(await driver.pay(session)).toMatchObject({ payment: "refunded", status: "paid" });
      expect(await driver.read(id)).toMatchObject({ total: 318, refunds: [{ amount: 106 }] });
      expect(await countHolds(id)).toBe(1);
    });

    test("is replaced by another edit or by paying the rest", async () => {
      const { id, session } = await startEdit("downPayment");
      const edit = makeEdit({ options: { theftProtection: true } });
      const second = await driver.edit(id, edit, { version, total: 333 });
      expect(second.json).toMatchObject({ paymentSession: { amount: 15 } });
      expect(sandbox.sessionAt(session.url).state).toBe("expired");
      expect(await countHolds(id)).toBe(1);

      const body = { version, payment: "full" };
      const remainingPayment = await api.request(`/api/pay-booking/${id}`, { body, cookie: driver.cookie });
      expect(remainingPayment.json).toMatchObject({ amount: 254.4 });
      expect(sandbox.sessionAt(second.json.paymentSession.url).state).toBe("expired");
      expect(await driver.read(id)).toMatchObject({ openEdit: null, total: 318 });
    });

    test("a second edit gets the current state if the first was paid in the meantime", async () => {
      const { id, session } = await startEdit();
      sandbox.pay(session.url);
      const edit = makeEdit({ to: earlierEnd });
      expect(await driver.edit(id, edit, { version, total: 212 })).toEqual(
        aRefusal(409, "stale_version", { current: { version: 3, status: "paid" } }),
      );
      expect(await driver.read(id)).toMatchObject({ total: 424 });
    });

    test("is dropped when the gateway does not respond, and can be repeated", async () => {
      const id = await driver.book({ payment: "full" });
      const headers = { "idempotency-key": randomUUID() };
      const send = () => driver.edit(id, makeEdit({ to: laterEnd }), { version, total: 424 }, { headers });
      sandbox.controls.isDown = true;
      expect(await send()).toEqual(aRefusal(503, "gateway_unavailable"));
      sandbox.controls.isDown = false;
      expect(await driver.read(id)).toMatchObject({ paymentOpen: false, openEdit: null, version: 2 });
      expect(await countHolds(id)).toBe(1);
      await driver.pay((await send()).json.paymentSession);
      expect(await driver.read(id)).toMatchObject({ total: 424 });
    });

    test("is rejected where online payment is unavailable", async () => {
      const id = await driver.book({ payment: "full" });
      const withoutGateway = createTestApp(database().db, { env: { SANDBOX_GATEWAY_URL: "none" } });
      const body = { id, version, total: 424, edit: makeEdit({ to: laterEnd }) };
      const { cookie } = driver;
      const response = await withoutGateway.request("/api/update-booking", { method: "PUT", body, cookie });
      expect(response).toEqual(aRefusal(422, "pay_online_unavailable"));
    });
  });

  describe("rejected edits", () => {
    test("rejects an edit without the amendments option, with the reason", async () => {
      await updateCar({ amendments_millimes: 20_000 });
      const id = await driver.book();
      const refusal = aRefusal(422, "transition_refused", { reason: "amendmentsChosen" });
      expect(await driver.quote(id, makeEdit({ to: laterEnd }))).toEqual(refusal);
      expect(await driver.edit(id, makeEdit({ to: laterEnd }))).toEqual(refusal);
    });

    test("rejects callers whom the permission table does not allow", async () => {
      const id = await driver.book();
      const call = async (user: Parameters<typeof aPerson>[1]) => {
        const { cookie } = await aPerson(api, user);
        return driver.edit(id, makeEdit(), {}, { cookie });
      };
      expect(await call({ type: "admin" })).toEqual(aRefusal(403, "not_allowed"));
      expect(await call({ type: "supplier", supplier_id: world.agency.id })).toEqual(
        aRefusal(403, "not_allowed"),
      );
      expect(await call({})).toEqual(aRefusal(404, "not_found"));
      const { cookie: _, ...stranger } = {
        method: "PUT",
        cookie: "",
        body: { id, version: 1, total: 318, edit: makeEdit() },
      };
      expect(await api.request("/api/update-booking", stranger)).toEqual(aRefusal(401, "not_signed_in"));
      expect(await driver.edit(id, makeEdit({ to: laterEnd }), { version: 7, total: 424 })).toEqual(
        aRefusal(409, "stale_version", { current: { version: 1, status: "pending" } }),
      );
    });

    test("[CN11] rejects an edit that breaks a rule of new bookings", async () => {
      const id = await driver.book();
      const cases: [object, number, string][] = [
        [{ from: "2026-11-20T13:30:00Z" }, 422, "pickup_too_soon"],
        [{ from: "2028-12-01T10:00:00Z", to: "2028-12-02T10:00:00Z" }, 422, "pickup_too_far"],
        [{ to: "2027-06-02T10:00:00Z" }, 422, "booking_too_long"],
        [{ to: "2026-12-01T10:00:00+01:00" }, 422, "booking_too_short"],
        [{ dropOffLocation: world.sousse.slug }, 422, "drop_off_not_served"],
        [{ pickupLocation: world.sousse.slug, dropOffLocation: world.sousse.slug }, 422, "car_unavailable"],
        [{ pickupLocation: "atlantis" }, 404, "not_found"],
        [{ options: { fullInsurance: true } }, 422, "option_unavailable"],
        [{ options: { additionalDriver: true } }, 400, "invalid_input"],
        [
          { options: { additionalDriver: true }, additionalDriver: { ...second, birthDate: "2008-01-01" } },
          422,
          "driver_too_young",
        ],
      ];
      for (const [changes, status, code] of cases) {
        expect(await driver.quote(id, makeEdit(changes))).toEqual(aRefusal(status, code));
        expect(await driver.edit(id, makeEdit(changes))).toEqual(aRefusal(status, code));
      }
      expect(await historyOf(id)).toEqual([]);
    });

    test("rejects an earlier pick-up without the licence date, where the car requires a minimum licence age", async () => {
      await updateCar({ minimum_licence_years: 2 });
      const id = await driver.book({ driver: { licenceSince: "2015-05-01" } });
      const earlierPickup = { from: "2026-11-30T10:00:00+01:00" };
      expect(await driver.quote(id, makeEdit(earlierPickup))).toEqual(
        aRefusal(400, "invalid_input", { fields: { "edit.licenceSince": "required" } }),
      );
      const recentLicence = makeEdit({ ...earlierPickup, licenceSince: "2025-01-01" });
      expect(await driver.quote(id, recentLicence)).toEqual(aRefusal(422, "licence_too_recent"));
      expect(
        (await driver.quote(id, makeEdit({ ...earlierPickup, licenceSince: "2015-05-01" }))).status,
      ).toBe(200);
      expect((await driver.quote(id, makeEdit({ to: laterEnd }))).status).toBe(200);
    });

    test("rejects a car of a suspended agency, and taken dates", async () => {
      const id = await driver.book();
      const rental = { from: "2026-12-04T12:00:00+01:00", to: laterEnd };
      expect((await checkOut({ rental, total: 106 })).status).toBe(201);
      expect(await driver.quote(id, makeEdit({ to: laterEnd }))).toEqual(aRefusal(409, "car_taken"));
      expect(await driver.edit(id, makeEdit({ to: laterEnd }), { total: 424 })).toEqual(
        aRefusal(409, "car_taken"),
      );
      expect(await countHolds(id)).toBe(1);
      const { db } = database();
      await db.updateTable("suppliers").set({ suspended: true }).where("id", "=", world.agency.id).execute();
      expect(await driver.edit(id, makeEdit({ to: earlierEnd }), { total: 212 })).toEqual(
        aRefusal(422, "car_unavailable"),
      );
    });
  });

  test("[RO4] a guest can get a quote with the link, but must enter the mailed code before editing", async () => {
    const guest = await aGuest(api, world);
    const { provenBrowser } = proofCalls(() => api);
    const edit = makeEdit({ to: laterEnd });
    const token = guest.mailedToken;
    const withoutCookie = { cookie: "" };
    expect((await driver.quote(guest.id, edit, { token }, withoutCookie)).status).toBe(200);
    const send = (cookie: string) => driver.edit(guest.id, edit, { token, total: 424 }, { cookie });
    expect(await send("")).toEqual(aRefusal(403, "proof_required"));
    expect((await send(await provenBrowser(guest))).json).toMatchObject({ booking: { total: 424 } });
    expect(await historyOf(guest.id)).toMatchObject([{ actor_id: null }]);
    // The mail about the edit has a link that is valid for the new dates.
    expect(await kindsTo(guest.email)).toEqual(["bookingEdited"]);
  });
});

const second = {
  fullName: "Sami Trabelsi",
  email: "sami@example.tn",
  phone: "+21622111222",
  birthDate: "1992-02-02",
};
