import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aBookedWorld, type Caller } from "#api/testing/data/aBookedWorld.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailKindsAbout, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { hasPostgres, usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";

describe.each(usualEngines)("withdrawing a request that is neither accepted nor paid, on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aBookedWorld>>;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    api = createTestApp(database().db, { env: sandbox.env });
    world = await aBookedWorld(api, database().db);
  }, 120_000);
  afterAll(() => sandbox.close());
  beforeEach(() => {
    api = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
  });

  /** A request by the driver, for a new car. */
  const aRequest = async (payment: "later" | "full" = "later") => {
    const car = await world.aCar();
    const { driver: _, ...order } = aCheckout({ ...world, car }, { payment, language: "es" });
    const person = await aUser(database().db);
    const cookie = await api.sessionOf(person);
    const { json } = await api.request("/api/checkout", { body: order, cookie });
    return { ...json, id: String(json.bookingId), cookie, email: person.email, userId: person.id, car };
  };
  type Request = Awaited<ReturnType<typeof aRequest>>;
  const withdraw = ({ id, cookie }: Pick<Request, "id" | "cookie">, version = 1) =>
    api.request(`/api/cancel-booking/${id}`, { body: { version }, cookie });
  const confirm = (id: string, who: Caller = "agency") =>
    api.request(`/api/change-booking-status/${id}`, {
      body: { version: 1, status: "reserved" },
      cookie: world.cookies[who],
    });
  const holdsOf = (id: string) =>
    database().db.selectFrom("holds").select("id").where("booking_id", "=", id).execute();
  const kindsOf = async (userId: string, bookingId: string) => {
    const rows = await database()
      .db.selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", userId)
      .where("booking_id", "=", bookingId)
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };

  test("[CN12] cancels the request immediately, frees the car and notifies each side once", async () => {
    const request = await aRequest();
    expect(await withdraw(request)).toMatchObject({
      status: 200,
      json: { status: "cancelled", version: 2, cancelledBy: "driver", cancelRequest: null, refunds: [] },
    });
    expect(await holdsOf(request.id)).toEqual([]);
    const { driver: _, ...order } = aCheckout({ ...world, car: request.car });
    const other = await api.sessionOf(await aUser(database().db));
    expect((await api.request("/api/checkout", { body: order, cookie: other })).status).toBe(201);

    const mails = (await mailsTo(api, request.email)).map(({ kind }) => kind).toSorted();
    expect(mails).toEqual(["bookingCancelled", "bookingRequested"]);
    expect(await mailKindsAbout(api, world.people.agency.email, request.reference)).toEqual([
      "bookingCancelledForAgency",
      "bookingRequestReceived",
    ]);
    const toAgency = (await mailsTo(api, world.people.colleague.email)).find(
      ({ kind, subject }) => kind === "bookingCancelledForAgency" && subject.includes(request.reference),
    );
    expect(toAgency?.subject).toContain(`Request ${request.reference} withdrawn`);
    expect(await kindsOf(request.userId, request.id)).toEqual(["booking_requested", "request_withdrawn"]);
    expect(await kindsOf(world.people.agency.id, request.id)).toEqual([
      "booking_request_received",
      "request_withdrawn",
    ]);
    const list = await api.request("/api/bookings/1/20/fr", {
      body: { statuses: ["pending"] },
      cookie: world.cookies.agency,
    });
    expect(list.json.items.map(({ id }: { id: string }) => id)).not.toContain(request.id);
  });

  test("[CN12] a repeated call gets the same response and sends no more notifications", async () => {
    const request = await aRequest();
    const [first, again] = [await withdraw(request), await withdraw(request)];
    expect(again).toMatchObject({ status: 200, json: { version: 2 } });
    expect(again.json).toEqual(first.json);
    expect(await mailsTo(api, request.email)).toHaveLength(2);
  });

  test("[CN12] withdrawing an unpaid online checkout sends no mail, and a later payment is returned", async () => {
    const { db } = database();
    const request = await aRequest("full");
    expect(await withdraw(request)).toMatchObject({ status: 200, json: { status: "cancelled" } });
    expect(await holdsOf(request.id)).toEqual([]);
    expect(await mailsTo(api, request.email)).toEqual([]);
    const { id: sessionId, url } = request.paymentSession;
    sandbox.pay(url);
    const checked = await api.request(`/api/check-checkout-session/${sessionId}`, { method: "POST" });
    expect(checked.json).toMatchObject({ status: "cancelled", payment: "refunded" });
    await payRefunds(api.dependencies);
    const refunds = await db.selectFrom("refunds").selectAll().where("booking_id", "=", request.id).execute();
    expect(refunds).toMatchObject([{ amount_millimes: 318_000, state: "succeeded", reason: "late_payment" }]);
  });

  test("[CN12] a payment in progress is ended at its gateway or returned", async () => {
    for (const isPaid of [false, true]) {
      const request = await aRequest();
      const payResponse = await api.request(`/api/pay-booking/${request.id}`, {
        body: { version: 1, payment: "full" },
        cookie: request.cookie,
      });
      if (isPaid) sandbox.pay(payResponse.json.url);
      expect((await withdraw(request)).status).toBe(200);
      const again = await api.request(`/api/pay-booking/${request.id}`, {
        body: { version: 2, payment: "full" },
        cookie: request.cookie,
      });
      expect(again).toMatchObject({ status: 422, json: { code: "transition_refused" } });
      const path = `/api/check-checkout-session/${payResponse.json.id}`;
      const { json } = await api.request(path, { method: "POST" });
      expect([json.status, json.payment]).toEqual(["cancelled", isPaid ? "refunded" : "expired"]);
    }
  });

  test("[CN12] the next run of the job ends the open payment of a withdrawn request", async () => {
    const request = await aRequest();
    const body = { version: 1, payment: "full" };
    const { cookie } = request;
    const { json } = await api.request(`/api/pay-booking/${request.id}`, { body, cookie });
    await withdraw(request);
    await settleDueSessions(api.dependencies);
    expect(sandbox.sessionAt(json.url).state).toBe("expired");
  });

  test("[CN12] a booking that is accepted or paid gets a cancellation request; the later of two concurrent calls gets 409", async () => {
    const request = await aRequest();
    expect((await confirm(request.id)).status).toBe(200);
    expect(await withdraw(request)).toMatchObject({
      status: 409,
      json: { code: "stale_version", current: { status: "reserved", version: 2 } },
    });
    expect(await withdraw(request, 2)).toMatchObject({
      status: 200,
      json: { status: "reserved", cancelRequest: { acceptedAt: null } },
    });
    const other = await aRequest();
    expect((await withdraw(other)).status).toBe(200);
    expect(await confirm(other.id)).toMatchObject({
      status: 409,
      json: { code: "stale_version", current: { status: "cancelled", version: 2 } },
    });
  });

  test("[CN12] an earlier cancellation request does not prevent a withdrawal, and staff cannot withdraw", async () => {
    const id = await world.aBooking({
      status: "pending",
      cancel_requested_at: new Date("2026-11-20T11:00:00Z"),
    });
    for (const who of ["agency", "admin"] as const)
      expect(await withdraw({ id, cookie: world.cookies[who] })).toMatchObject({
        status: 403,
        json: { code: "not_allowed" },
      });
    expect((await withdraw({ id, cookie: world.cookies["other driver"] })).status).toBe(404);
    expect(await withdraw({ id, cookie: world.cookies.driver })).toMatchObject({
      status: 200,
      json: { status: "cancelled", cancelRequest: { acceptedBy: null } },
    });
    expect((await withdraw({ id, cookie: world.cookies.agency }, 2)).status).toBe(403);
  });

  test("[CN12] a booking that the agency has cancelled is not reported as withdrawn", async () => {
    const request = await aRequest();
    const body = { version: 1, status: "cancelled" };
    await api.request(`/api/change-booking-status/${request.id}`, { body, cookie: world.cookies.agency });
    expect(await withdraw(request)).toMatchObject({
      status: 409,
      json: { code: "stale_version", current: { status: "cancelled", version: 2 } },
    });
  });

  test("[RO4, CN12] a guest withdraws through the link with a fresh code; an unconfirmed guest withdraws in the browser that booked, and no mail is sent", async () => {
    const { provenBrowser } = proofCalls(() => api);
    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    const byLink = (token: string, cookie = "") =>
      api.request(`/api/cancel-booking/${guest.id}`, { body: { version: 1, token }, cookie });
    expect(await byLink(guest.mailedToken)).toMatchObject({ status: 403, json: { code: "proof_required" } });
    expect((await byLink(guest.pageToken, guest.bookerCookie)).json).toMatchObject({ status: "cancelled" });
    expect((await mailsTo(api, guest.email)).map(({ kind }) => kind)).toEqual(["bookingRequested"]);

    const other = await aGuest(api, { ...world, car: await world.aCar() });
    const confirmed = await api.request(`/api/confirm-booking/${other.id}/fr`, {
      body: { token: other.mailedToken },
    });
    const cookie = await provenBrowser(other);
    const response = await api.request(`/api/cancel-booking/${other.id}`, {
      body: { version: confirmed.json.version, token: other.mailedToken },
      cookie,
    });
    expect(response).toMatchObject({ status: 200, json: { status: "cancelled" } });
    expect((await mailsTo(api, other.email)).map(({ kind }) => kind)).toContain("bookingCancelled");
  });
});

// PGlite has one connection, so nothing runs concurrently there.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);

  test("[CN12] when withdrawal and acceptance compete, only one succeeds and the other gets 409; repeated withdrawals get the same response", async () => {
    const { db } = database();
    const apis = [createTestApp(db), createTestApp(db)] as const;
    const world = await aBookedWorld(apis[0], db);
    const finalStatuses = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const id = await world.aBooking({ status: "pending" });
      const withdraw = (api: TestApp) =>
        api.request(`/api/cancel-booking/${id}`, { body: { version: 1 }, cookie: world.cookies.driver });
      const confirm = apis[1].request(`/api/change-booking-status/${id}`, {
        body: { version: 1, status: "reserved" },
        cookie: world.cookies.agency,
      });
      const responses = await Promise.all([confirm, ...apis.map((api) => withdraw(api))]);
      const { status, version } = await world.read(id);
      expect(version).toBe(2);
      finalStatuses.add(status);
      const statuses = responses.map((response) => response.status);
      expect(statuses).toEqual(status === "reserved" ? [200, 409, 409] : [409, 200, 200]);
      const conflicts = responses.filter((response) => response.status === 409);
      for (const { json } of conflicts)
        expect(json).toMatchObject({ code: "stale_version", current: { status, version } });
    }
    expect(finalStatuses.size).toBeGreaterThan(0);
  });
});
