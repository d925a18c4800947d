import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, type TestDriver } from "#api/testing/data/aDriver.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { hasPostgres, usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";
import { lapseChangeRequests } from "./lapseChangeRequests.ts";

const from = "2026-12-01T10:00:00+01:00";
const to = "2026-12-04T10:00:00+01:00";
const longer = { from, to: "2026-12-05T10:00:00+01:00" };
const other = { from: "2026-12-08T10:00:00+01:00", to: "2026-12-10T10:00:00+01:00" };
const during = "2026-12-02T12:00:00Z";
const cancellation = { options: { cancellation: true } };
const amendments = { options: { amendments: true } };

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: TestDriver;
  let agency: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    world = await aCatalogue(db, { down_payment_percentage: 20 });
    await changeCar({ amendments_millimes: 20_000 });
    driver = await aDriver({ api, db, sandbox, world });
    agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    admin = await aPerson(api, { type: "admin" });
  });

  const changeCar = (columns: object) =>
    database().db.updateTable("cars").set(columns).where("id", "=", world.car.id).execute();
  const refused = (status: number, code: string, more: object = {}) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code, ...more }) });
  const send = (path: string, id: string, body: object, cookie = driver.cookie) =>
    api.request(`/api/${path}/${id}`, { body: { version: 2, ...body }, cookie });
  const quote = (id: string, change: object, more: object = {}) =>
    send("quote-change", id, { change, ...more });
  const ask = (id: string, change: object, more: object = {}, cookie?: string) =>
    send("request-change", id, { change, total: 424, ...more }, cookie);
  const accept = (id: string, more: object = {}, { cookie } = agency) =>
    send("decide-change", id, { version: 3, accept: true, total: 424, ...more }, cookie);
  const decline = (id: string, more: object = {}, { cookie } = agency) =>
    send(
      "decide-change",
      id,
      { version: 3, accept: false, reason: "It is due for service.", ...more },
      cookie,
    );
  /** A booking that the agency has confirmed; its version is 2. */
  const reserved = async (changes: Parameters<TestDriver["book"]>[0] = {}) => {
    const id = await driver.book(changes);
    await send("change-booking-status", id, { version: 1, status: "reserved" }, agency.cookie);
    return id;
  };
  const paid = (changes: Parameters<TestDriver["book"]>[0] = {}) =>
    driver.book({ payment: "full", ...changes });
  /** Advances the clock and signs everyone in again. */
  const setTime = async (now: string) => {
    api.setTime(now);
    agency = { ...agency, cookie: await api.sessionOf(agency) };
    admin = { ...admin, cookie: await api.sessionOf(admin) };
  };
  const holdsOf = async (bookingId: string) =>
    (await database().db.selectFrom("holds").select("id").where("booking_id", "=", bookingId).execute())
      .length;
  /** Returns whether a visitor can book the car for these dates. */
  const isFree = async (rental: { from: string; to: string }) => {
    const { json } = await api.request("/api/quote", {
      body: { ...aCheckout(world, { rental }).rental, language: "fr" },
    });
    return json.available as boolean;
  };
  const dayAfter = { from: "2026-12-04T12:00:00+01:00", to: "2026-12-05T10:00:00+01:00" };
  const kindsOf = async ({ id }: { id: string }) => {
    const rows = await database()
      .db.selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", id)
      .execute();
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("change_"));
  };

  test("[CN14, CN15] a request is quoted, holds its dates, and is visible to driver, agency and admin", async () => {
    const id = await paid();
    const { json: quoted } = await quote(id, longer);
    expect(quoted).toMatchObject({
      difference: 106,
      lines: [{ part: "rental", before: 318, after: 424, difference: 106 }],
      due: 106,
      refund: 0,
      lapsesAt: "2026-11-21T12:00:00.000Z",
    });
    const { status, json } = await ask(id, longer, { signedQuote: quoted.signedQuote });
    expect(status).toBe(200);
    expect(json).toMatchObject({ version: 3, status: "paid", total: 318, to: "2026-12-04T09:00:00.000Z" });
    const request = {
      kind: "extension",
      state: "open",
      lapsesAt: quoted.lapsesAt,
      to: "2026-12-05T09:00:00.000Z",
      before: { to: "2026-12-04T09:00:00.000Z", total: 318 },
      total: 424,
      reason: null,
    };
    for (const { cookie } of [driver, agency, admin]) {
      const { json: shown } = await api.request(`/api/booking/${id}/fr`, { cookie });
      expect(shown.changeRequest).toMatchObject(request);
    }
    expect(await holdsOf(id)).toBe(2);
    expect(await isFree(dayAfter)).toBe(false);
    expect(await kindsOf(driver)).toEqual(["change_requested"]);
    expect(await kindsOf(agency)).toEqual(["change_to_decide"]);
  });

  test("[CN16] accepting an extension of a paid booking applies it immediately, and the difference is paid online during the rental", async () => {
    const id = await paid();
    await setTime(during);
    expect((await ask(id, longer)).status).toBe(200);
    const { status, json } = await accept(id);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      version: 4,
      status: "deposit",
      total: 424,
      to: "2026-12-05T09:00:00.000Z",
      changeRequest: { state: "accepted", decidedAt: "2026-12-02T12:00:00.000Z" },
    });
    expect(await holdsOf(id)).toBe(1);
    expect(await isFree(dayAfter)).toBe(false);
    expect((await driver.read(id)).dueNow).toEqual({ downPayment: null, full: 106 });
    const { json: session } = await send("pay-booking", id, { version: 4, payment: "full" });
    await driver.pay(session);
    expect(await driver.read(id)).toMatchObject({
      status: "paid",
      payments: [{ amount: 318 }, { amount: 106 }],
    });
    expect((await mailsTo(api, driver.email)).map(({ kind }) => kind)).toContain("bookingEdited");
  });

  test("[CN16] the difference may be paid at the agency, which records it", async () => {
    const id = await reserved();
    await ask(id, longer);
    expect((await accept(id)).json).toMatchObject({ status: "reserved", total: 424 });
    const { json } = await send("record-payment", id, { version: 4, amount: 424 }, agency.cookie);
    expect(json).toMatchObject({ status: "paid" });
    const { json: actions } = await api.request(`/api/booking-acts/${id}`, { cookie: agency.cookie });
    expect(actions.items.map(({ action }: { action: string }) => action)).toEqual([
      "recordPayment",
      "decideChange",
      "changeStatus",
    ]);
  });

  test("[CN16, CN8] moving to cheaper dates refunds the difference only with the cancellation option", async () => {
    for (const [rental, total, newTotal, refunds] of [
      [cancellation, 368, 262, [{ amount: 106, reason: "cheaper" }]],
      [{}, 318, 212, []],
    ] as const) {
      const id = await paid({ total, rental });
      await ask(id, other, { total: newTotal });
      const { json } = await accept(id, { total: newTotal });
      expect(json).toMatchObject({
        status: "paid",
        total: newTotal,
        from: "2026-12-08T09:00:00.000Z",
        refunds,
      });
      const { json: freed } = await api.request("/api/quote", {
        body: { ...aCheckout(world).rental, language: "fr" },
      });
      expect(freed.available).toBe(true);
      world = { ...world, car: await world.aCar() };
      await changeCar({ amendments_millimes: 20_000 });
      driver = await aDriver({ api, db: database().db, sandbox, world });
    }
  });

  test("[CN14] staff can list bookings with an open request, until it is decided or lapses", async () => {
    const listed = async () => {
      const answer = await api.request("/api/bookings/1/20/fr", {
        body: { changeRequested: true },
        cookie: agency.cookie,
      });
      return answer.json.items.map((booking: { id: string }) => booking.id);
    };
    const id = await reserved();
    expect(await listed()).toEqual([]);
    await ask(id, longer);
    expect(await listed()).toEqual([id]);
    await decline(id);
    expect(await listed()).toEqual([]);
    await ask(id, longer, { version: 4 });
    expect(await listed()).toEqual([id]);
    api.advanceHours(25);
    agency.cookie = await api.sessionOf(agency);
    expect(await listed()).toEqual([]);
  });

  test("[CN14] declining a request keeps the booking and shows the driver the reason", async () => {
    const id = await reserved();
    await ask(id, longer);
    const { json } = await decline(id, {}, admin);
    expect(json).toMatchObject({ version: 4, total: 318, changeRequest: { state: "declined" } });
    expect((await driver.read(id)).changeRequest.reason).toBe("It is due for service.");
    const [mail] = (await mailsTo(api, driver.email)).filter(({ kind }) => kind === "changeDeclined");
    expect(mail?.text).toContain("It is due for service.");
    expect(await kindsOf(agency)).toEqual(["change_to_decide", "change_declined"]);
    expect(await holdsOf(id)).toBe(1);
    expect(await isFree(dayAfter)).toBe(true);
    expect(await accept(id, { version: 4 })).toEqual(
      refused(422, "transition_refused", { reason: "changeRequestOpen" }),
    );
    expect((await ask(id, longer, { version: 4 })).status).toBe(200);
  });

  test("[CN14] an undecided request lapses once together with its hold, and both sides are notified", async () => {
    const id = await reserved();
    await ask(id, longer);
    await setTime("2026-11-21T12:00:00Z");
    // Before the job runs.
    expect(await isFree(dayAfter)).toBe(true);
    expect(await accept(id)).toEqual(refused(422, "transition_refused", { reason: "changeRequestOpen" }));
    await lapseChangeRequests(api.dependencies);
    await lapseChangeRequests(api.dependencies);
    expect(await driver.read(id)).toMatchObject({ version: 4, changeRequest: { state: "lapsed" } });
    expect(await kindsOf(driver)).toEqual(["change_requested", "change_lapsed"]);
    expect(await kindsOf(agency)).toEqual(["change_to_decide", "change_lapsed"]);
    const mails = (await mailsTo(api, driver.email)).filter(({ kind }) => kind === "changeDeclined");
    expect(mails).toHaveLength(1);
  });

  test("[CN14] once the car is back, a request can be declined but not accepted", async () => {
    const id = await reserved();
    await setTime(during);
    expect((await ask(id, longer)).status).toBe(200);
    for (const [kind, version] of [
      ["handOver", 3],
      ["return", 4],
    ])
      expect((await send("record-rental", id, { kind, version }, agency.cookie)).status).toBe(200);
    expect(await accept(id, { version: 5 })).toEqual(
      refused(422, "transition_refused", { reason: "notReturned" }),
    );
    expect((await decline(id, { version: 5 })).status).toBe(200);
    expect(await ask(id, longer, { version: 6 })).toEqual(
      refused(422, "transition_refused", { reason: "notReturned" }),
    );
  });

  test("[CN14] during the rental a request waits at most until the booked drop-off", async () => {
    const id = await paid();
    await setTime("2026-12-04T08:00:00Z");
    expect((await ask(id, longer)).json.changeRequest.lapsesAt).toBe("2026-12-04T09:00:00.000Z");
    await setTime("2026-12-04T09:00:00Z");
    expect(await accept(id)).toEqual(refused(422, "transition_refused"));
    expect(await ask(id, longer, { version: 3 })).toEqual(
      refused(422, "transition_refused", { reason: "beforeDropOff" }),
    );
  });

  test("[CN14] the driver can withdraw a request, and send up to three in a row", async () => {
    const id = await paid();
    for (const version of [2, 4, 6]) {
      await ask(id, longer, { version });
      const { json } = await send("withdraw-change", id, { version: version + 1 });
      expect(json).toMatchObject({ version: version + 2, changeRequest: { state: "withdrawn" } });
    }
    expect(await holdsOf(id)).toBe(1);
    expect(await kindsOf(agency)).toEqual([1, 2, 3].flatMap(() => ["change_to_decide", "change_withdrawn"]));
    expect(await ask(id, longer, { version: 8 })).toEqual(refused(429, "too_many_requests"));
  });

  test("[CN15] a cancellation request closes the request and releases its dates", async () => {
    const id = await paid();
    await ask(id, longer);
    const { json } = await send("cancel-booking", id, { version: 3 });
    expect(json).toMatchObject({ version: 4, changeRequest: { state: "ended" } });
    expect(await holdsOf(id)).toBe(1);
    expect(await accept(id, { version: 4 })).toEqual(refused(422, "transition_refused"));
  });

  test("[CN15] a cancellation by the agency closes the request", async () => {
    const id = await reserved();
    await ask(id, longer);
    await send("change-booking-status", id, { version: 3, status: "cancelled" }, agency.cookie);
    expect(await holdsOf(id)).toBe(0);
    const open = await database()
      .db.selectFrom("change_requests")
      .select("state")
      .where("booking_id", "=", id)
      .execute();
    expect(open).toEqual([{ state: "ended" }]);
  });

  test("[CN14] only one request can be open at a time, and it blocks edits", async () => {
    const id = await reserved({ total: 338, rental: amendments });
    await ask(id, longer, { total: 444 });
    expect(await ask(id, longer, { version: 3, total: 444 })).toEqual(
      refused(422, "transition_refused", { reason: "noChangeRequestOpen" }),
    );
    const edit = {
      pickupLocation: world.tunis.slug,
      dropOffLocation: world.tunis.slug,
      ...longer,
      options: {},
    };
    expect(await driver.edit(id, edit, { version: 3, total: 444 })).toEqual(
      refused(422, "transition_refused", { reason: "noChangeRequestOpen" }),
    );
  });

  test("[CN14] a driver with the amendments option cannot request other dates, but edits them directly", async () => {
    const id = await reserved({ total: 338, rental: amendments });
    for (const call of [quote, ask])
      expect(await call(id, other)).toEqual(
        refused(422, "transition_refused", { reason: "amendmentsNotChosen" }),
      );
  });

  test("rejects a request with a wrong price, taken or invalid dates, or an old version", async () => {
    const id = await reserved();
    expect(await ask(id, longer, { total: 400 })).toMatchObject({
      status: 409,
      json: { code: "price_changed", quote: { total: 424 } },
    });
    expect(await ask(id, longer, { version: 1 })).toEqual(refused(409, "stale_version"));
    expect(await ask(id, { from, to })).toEqual(
      refused(400, "invalid_input", { fields: { "change.to": "invalid" } }),
    );
    const tooLong = await ask(id, { from, to: "2027-07-01T10:00:00+01:00" });
    expect(tooLong.status).toBe(422);
    expect(Object.keys(tooLong.json.fields)).toEqual(["change.to"]);
    await api.checkOut(aCheckout(world, { total: 106, rental: dayAfter }));
    for (const call of [quote, ask]) expect(await call(id, longer)).toEqual(refused(409, "car_taken"));
    expect((await driver.read(id)).version).toBe(2);
  });

  test("the quoted price holds while the request is open, and the agency accepts the price shown to it", async () => {
    const id = await reserved();
    await ask(id, longer);
    await changeCar({ daily_price_millimes: 200_000 });
    expect(await accept(id, { total: 848 })).toMatchObject({
      status: 409,
      json: { code: "price_changed", quote: { total: 424 } },
    });
    expect(await accept(id, { version: 2 })).toEqual(refused(409, "stale_version"));
    expect(await accept(id, { total: undefined })).toEqual(refused(400, "invalid_input"));
    expect(await decline(id, { reason: " " })).toEqual(refused(400, "invalid_input"));
    expect((await accept(id)).json).toMatchObject({ total: 424 });
  });

  test("rejects callers who may not see the booking or may not decide", async () => {
    const id = await reserved();
    const stranger = await aPerson(api);
    const rival = await aPerson(api, {
      type: "supplier",
      supplier_id: (await aCatalogue(database().db)).agency.id,
    });
    for (const { cookie } of [stranger, rival]) {
      expect(await ask(id, longer, {}, cookie)).toEqual(refused(404, "not_found"));
    }
    expect(await ask(id, longer, {}, agency.cookie)).toEqual(refused(403, "not_allowed"));
    await ask(id, longer);
    expect(await accept(id, {}, stranger)).toEqual(refused(404, "not_found"));
    expect(await accept(id, {}, rival)).toEqual(refused(404, "not_found"));
    expect(await accept(id, {}, { ...agency, cookie: driver.cookie })).toEqual(refused(403, "not_allowed"));
    expect(await send("withdraw-change", id, { version: 3 }, agency.cookie)).toEqual(
      refused(403, "not_allowed"),
    );
  });

  test("[RO4] a guest can get a quote with the link, but must enter the mailed code before requesting the change", async () => {
    const guest = await aGuest(api, world);
    await send("change-booking-status", guest.id, { version: 1, status: "reserved" }, agency.cookie);
    const token = guest.mailedToken;
    expect(
      (await api.request(`/api/quote-change/${guest.id}`, { body: { version: 2, token, change: longer } }))
        .status,
    ).toBe(200);
    expect(await ask(guest.id, longer, { token }, "")).toEqual(refused(403, "proof_required"));
    const { provenBrowser } = proofCalls(() => api);
    const browser = await provenBrowser(guest);
    expect((await ask(guest.id, longer, { token }, browser)).status).toBe(200);
    expect(await send("withdraw-change", guest.id, { version: 3, token }, "")).toEqual(
      refused(403, "proof_required"),
    );
    expect((await send("withdraw-change", guest.id, { version: 3, token }, browser)).status).toBe(200);
  });
});

// PGlite has one connection, so nothing runs concurrently there.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);
  const ROUNDS = 6;

  test("[CN15] when a request and a booking compete, only one gets the dates, and accepted dates are never taken", async () => {
    const { db } = database();
    const api = createTestApp(db, { env: { CAPTCHA: "off" } });
    const catalogue = await aCatalogue(db);
    const agency = await aPerson(api, { type: "supplier", supplier_id: catalogue.agency.id });
    for (let round = 0; round < ROUNDS; round++) {
      const world = { ...catalogue, car: await catalogue.aCar() };
      const driver = await aPerson(api);
      const call = (path: string, id: string, body: object, { cookie }: TestPerson) =>
        api.request(`/api/${path}/${id}`, { body, cookie });
      const order = aCheckout(world);
      const { json: made } = await api.request("/api/checkout", { body: order, cookie: driver.cookie });
      const id: string = made.bookingId;
      await call("change-booking-status", id, { version: 1, status: "reserved" }, agency);
      const rental = { from: "2026-12-04T12:00:00+01:00", to: longer.to };
      const book = () =>
        api.request("/api/checkout", {
          body: aCheckout(world, { rental, total: 106 }),
          address: `10.64.0.${round}`,
        });
      const request = () => call("request-change", id, { version: 2, change: longer, total: 424 }, driver);
      const started = round % 2 === 0 ? [request(), book()] : [book(), request()];
      const codes = (await Promise.all(started)).map(({ status, json }) => (status < 300 ? "ok" : json.code));
      expect(codes.toSorted()).toEqual(["car_taken", "ok"]);

      const decision = { version: 3, accept: true, total: 424 };
      const [accepted, booked] = await Promise.all([call("decide-change", id, decision, agency), book()]);
      const isHeld = codes[round % 2] === "ok";
      const outcome = [accepted, booked].map(({ status, json }) => (status < 300 ? "ok" : json.code));
      expect(outcome).toEqual([isHeld ? "ok" : "stale_version", "car_taken"]);
      expect(await findBrokenRules(db, { cars: [world.car.id], charges: [] })).toEqual([]);
    }
  });

  test("[CN14] when acceptance and withdrawal compete, only one succeeds, and the other gets the current state", async () => {
    const { db } = database();
    const api = createTestApp(db, { env: { CAPTCHA: "off" } });
    const catalogue = await aCatalogue(db);
    const agency = await aPerson(api, { type: "supplier", supplier_id: catalogue.agency.id });
    for (let round = 0; round < ROUNDS; round++) {
      const world = { ...catalogue, car: await catalogue.aCar() };
      const driver = await aPerson(api);
      const call = (path: string, id: string, body: object, { cookie }: TestPerson) =>
        api.request(`/api/${path}/${id}`, { body, cookie });
      const { json: made } = await api.request("/api/checkout", {
        body: aCheckout(world),
        cookie: driver.cookie,
      });
      const id: string = made.bookingId;
      await call("change-booking-status", id, { version: 1, status: "reserved" }, agency);
      await call("request-change", id, { version: 2, change: longer, total: 424 }, driver);
      const calls = [
        () => call("decide-change", id, { version: 3, accept: true, total: 424 }, agency),
        () => call("withdraw-change", id, { version: 3 }, driver),
      ];
      const started = round % 2 === 0 ? calls : calls.toReversed();
      const responses = await Promise.all(started.map((start) => start()));
      const codes = responses.map(({ status, json }) => (status === 200 ? "ok" : json.code));
      expect(codes.toSorted()).toEqual(["ok", "stale_version"]);
      expect(await findBrokenRules(db, { cars: [world.car.id], charges: [] })).toEqual([]);
    }
  });
});
