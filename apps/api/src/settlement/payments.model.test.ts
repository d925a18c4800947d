import { randomUUID } from "node:crypto";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/lapseBookings.ts";
import { acceptSilence } from "#api/cancellation/acceptSilence.ts";
import { aUser } from "#api/testing/aCatalogue.ts";
import { aCheckout } from "#api/testing/aCheckout.ts";
import { anEdit } from "#api/testing/aDriver.ts";
import { aMoveWorld } from "#api/testing/aMoveWorld.ts";
import { bookingAct, bookingActs, isLive } from "#api/testing/bookingActs.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import { type Sandbox, startSandbox } from "#api/testing/startSandbox.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { payRefunds } from "./payRefunds.ts";
import { settleDueSessions } from "./settleDueSessions.ts";

const database = withDatabase(hasPostgres ? "postgres" : "pglite");
let sandbox: Sandbox;
let api: TestApp;
let world: Awaited<ReturnType<typeof aMoveWorld>>;
let admin: string;
beforeAll(async () => {
  const { db } = database();
  sandbox = await startSandbox(() => api.dependencies.clock());
  api = createTestApp(db, { env: sandbox.env });
  world = await aMoveWorld(db, { api: () => api, sandbox: () => sandbox });
  admin = await world.signIn(await aUser(db, { type: "admin" }));
  // Histories take longer than a session of staff.
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date("2100-01-01") })
    .execute();
});
afterAll(() => sandbox.close());

/** What may happen, in any order. Numbers choose among the cars, people, bookings and payments of a run. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("checkOut" as const),
      car: fc.nat(2),
      person: fc.nat(2),
      payment: fc.constantFrom("full" as const, "downPayment" as const, "later" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("payBooking" as const),
      booking: fc.nat(9),
      payment: fc.constantFrom("full" as const, "downPayment" as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant("edit" as const),
      booking: fc.nat(9),
      days: fc.integer({ min: 1, max: 6 }),
      shift: fc.constantFrom(0, 0, 1, 4),
      theftProtection: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      act: fc.constantFrom("charge" as const, "decline" as const, "webhook" as const, "check" as const),
      payment: fc.nat(9),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom("sweep" as const, "refund" as const, "lapse" as const, "silence" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      hours: fc.constantFrom(0.02, 0.3, 0.52, 2.1, 25, 49),
    }),
  },
  { weight: 16, arbitrary: bookingAct },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("outage" as const), isDown: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const runs = process.env["FULL"] === "1" ? 1000 : 100;

test(`${runs} random histories of checkouts, edits, payments, staff, cancellations, moves, lapses, outages and clock jumps keep every rule of money`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 44, size: "max" }), async (steps) => {
      const run = await begin();
      for (const each of steps) await run.take(each);
      await run.finish();
      await run.verify();
    }),
    { numRuns: runs, seed: propertySeed("payments") },
  );
  // The histories are worth something only if they reach these states.
  const { db } = database();
  const count = async (query: Promise<unknown[]>) => (await query).length;
  const bookings = db.selectFrom("bookings").select("id");
  for (const status of ["void", "cancelled", "deposit", "paid"] as const) {
    const reached = await count(bookings.where("status", "=", status).execute());
    expect({ status, isReached: reached > 5 }).toEqual({ status, isReached: true });
  }
  const sessions = db.selectFrom("payment_sessions").select("id");
  const edits = db.selectFrom("booking_edits").select("id");
  expect(await count(edits.where("session_id", "is", null).execute())).toBeGreaterThan(5);
  expect(await count(edits.where("session_id", "is not", null).execute())).toBeGreaterThan(0);
  const returned = db.selectFrom("refunds").select("id").where("reason", "=", "cheaper");
  expect(await count(returned.execute())).toBeGreaterThan(0);
  const moves = db.selectFrom("bookings").select("id").where("moved_from", "is not", null);
  expect(await count(moves.execute())).toBeGreaterThan(0);
  for (const by of ["driver", "agency", "admin", "system"] as const) {
    const reached = await count(bookings.where("cancelled_by", "=", by).execute());
    expect({ by, isReached: reached > 0 }).toEqual({ by, isReached: true });
  }
  const atDesk = db.selectFrom("refunds").select("id").where("gateway", "is", null);
  expect(await count(atDesk.execute())).toBeGreaterThan(0);
  for (const state of ["paid", "expired"] as const) {
    const reached = await count(sessions.where("state", "=", state).execute());
    expect({ state, isReached: reached > 0 }).toEqual({ state, isReached: true });
  }
}, 1_800_000);

async function begin() {
  const { db } = database();
  const env = { ...sandbox.env, CAPTCHA: "off" };
  api = createTestApp(db, { seed: randomUUID(), env });
  sandbox.trouble.isDown = false;
  // Moves lead to cars of this history only.
  await db.updateTable("cars").set({ availability: "unavailable" }).execute();
  const cars = [await world.aCar(), await world.aCar(), await world.otherCar({ dailyPrice: 110 })];
  const people = Array.from({ length: 3 }, () => `${randomUUID()}@guests.example`);
  const addresses = people.map(() => anAddress());
  const bookings = new Map<string, { token: string; cookie: string }>();
  const sessions = new Map<string, string>();
  const keep = ({ id, url }: { id: string; url: string }) => sessions.set(id, url);
  const others = bookingActs({ api, db, staff: world.staffCookie, admin, bookings });
  const chosen = <Value>(values: Iterable<Value>, index: number) => {
    const all = [...values];
    return all[index % Math.max(1, all.length)];
  };

  return { take, finish, verify };

  async function take(each: Step): Promise<void> {
    // As if each guest had just proven the mailbox.
    await db
      .updateTable("booking_permissions")
      .set({ expires_at: new Date("2100-01-01") })
      .execute();
    switch (each.act) {
      case "checkOut": {
        const car = cars[each.car] ?? { id: "" };
        const rental = { options: { cancellation: true } };
        // 106 or 117 dinars a day, and 50 for cancellation.
        const total = each.car === 2 ? 401 : 368;
        const order = aCheckout({ ...world, car }, { payment: each.payment, rental, total });
        const body = { ...order, driver: { ...order.driver, email: people[each.person] } };
        const address = addresses[each.person] ?? "";
        const answer = await api.request("/api/checkout", { body, address });
        const { status, json } = answer;
        expect([201, 409, 422, 429, 503]).toContain(status);
        if (status !== 201) return;
        bookings.set(json.bookingId, { token: json.token, cookie: cookieOf(answer) });
        if (json.paymentSession !== null) keep(json.paymentSession);
        return;
      }
      case "payBooking": {
        const [id = "", { token, cookie } = { token: "", cookie: "" }] = chosen(bookings, each.booking) ?? [];
        if (id === "") return;
        const seen = await api.request(`/api/booking/${id}/fr?token=${token}`);
        const body = { version: seen.json.version, payment: each.payment, token };
        const { status, json } = await api.request(`/api/pay-booking/${id}`, { body, cookie });
        expect([200, 409, 422, 503]).toContain(status);
        if (status === 200) keep(json);
        return;
      }
      case "edit": {
        const { id } = (await others.prefer(isLive, each.booking)) ?? { id: "" };
        const { token, cookie } = bookings.get(id) ?? { token: "", cookie: "" };
        if (id === "") return;
        const { version } = (await api.request(`/api/booking/${id}/fr?token=${token}`)).json;
        const day = (count: number) => new Date(Date.UTC(2026, 11, 1 + count, 9)).toISOString();
        const { shift, days, theftProtection } = each;
        const edit = anEdit(world, {
          from: day(shift),
          to: day(shift + days),
          options: { theftProtection },
        });
        const quoted = await api.request(`/api/quote-edit/${id}`, { body: { version, token, edit } });
        expect([200, 409, 422]).toContain(quoted.status);
        if (quoted.status !== 200) return;
        const { total } = quoted.json.quote;
        const body = { id, version, token, edit, total };
        const { status, json } = await api.request("/api/update-booking", { method: "PUT", body, cookie });
        expect([200, 409, 422, 429, 503]).toContain(status);
        if (status !== 200 || json.paymentSession === null) return;
        keep(json.paymentSession);
        if (days % 2 === 0) sandbox.pay(json.paymentSession.url);
        return;
      }
      case "sweep":
        await settleDueSessions(api.dependencies);
        return;
      case "refund":
        await payRefunds(api.dependencies);
        return;
      case "silence":
        return acceptSilence(api.dependencies);
      case "lapse":
        return lapseBookings(db, api.dependencies.clock());
      case "wait":
        return api.passHours(each.hours);
      case "outage":
        sandbox.trouble.isDown = each.isDown;
        return;
      case "charge":
      case "decline":
      case "webhook":
      case "check":
        return ofPayment(each);
      default:
        return others.take(each);
    }
  }

  async function ofPayment({ act, payment }: Extract<Step, { payment: number }>): Promise<void> {
    const isByCard = act === "charge" || act === "decline";
    const those = [...sessions].filter(([, url]) => !isByCard || sandbox.sessionAt(url).state === "open");
    const [id = "", url = ""] = chosen(those, payment) ?? [];
    if (id === "") return;
    const session = sandbox.sessionAt(url);
    if (act === "charge") sandbox.pay(url);
    // Back at once on the page that asks, or never.
    const isBack = act === "charge" && payment % 2 === 0;
    if (act === "decline") sandbox.decline(url, "card_declined");
    if (act === "webhook") {
      const { status } = await api.request("/api/payment-webhook/sandbox", sandbox.webhook(session));
      expect([200, 503]).toContain(status);
    }
    if (act === "check" || isBack) {
      const { status } = await api.request(`/api/check-checkout-session/${id}`, { method: "POST" });
      expect([200, 503]).toContain(status);
    }
  }

  /** The gateway answers again, and the jobs run until nothing is left to do. */
  async function finish(): Promise<void> {
    sandbox.trouble.isDown = false;
    // Money of a cancelled booking waits 24 hours for a move.
    for (const hours of [2, 25, 2]) {
      api.passHours(hours);
      while ((await settleDueSessions(api.dependencies)) > 0);
      while ((await payRefunds(api.dependencies)) > 0);
      await lapseBookings(db, api.dependencies.clock());
      await others.returnAllAtDesk();
    }
  }

  async function verify(): Promise<void> {
    const charges = [...sessions.values()]
      .map((url) => sandbox.sessionAt(url))
      .filter(({ state }) => state === "paid")
      .map(({ id, paymentReference: reference, amount }) => ({
        reference,
        amount,
        returned: returnedOf(id),
      }));
    expect(await findBrokenRules(db, { cars: cars.map(({ id }) => id), charges })).toEqual([]);
    expect(await deskMoney()).toEqual(others.desk);
  }

  /** What is recorded of this history's bookings as taken and returned at the desk, in millimes. */
  async function deskMoney() {
    const ids = [...bookings.keys(), randomUUID()];
    const payments = await db
      .selectFrom("payments")
      .select("amount_millimes")
      .where("booking_id", "in", ids)
      .where("gateway", "is", null)
      .where("carried_from", "is", null)
      .execute();
    const refunds = await db
      .selectFrom("refunds")
      .select("amount_millimes")
      .where("booking_id", "in", ids)
      .where("gateway", "is", null)
      .where("state", "=", "succeeded")
      .where("reason", "!=", "moved")
      .execute();
    const sumOf = (rows: readonly { amount_millimes: number }[]) =>
      rows.reduce((sum, row) => sum + row.amount_millimes, 0);
    return { taken: sumOf(payments), returned: sumOf(refunds) };
  }

  /** Millimes that the gateway has returned of a session. */
  function returnedOf(session: string): number {
    return [...sandbox.refunds.values()]
      .filter((refund) => refund.session === session)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}

let addresses = 0;

function anAddress(): string {
  addresses += 1;
  return `10.${50 + Math.floor(addresses / 62_500)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`;
}
