import { randomUUID } from "node:crypto";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { autoAcceptCancellation } from "#api/bookings/cancel/autoAcceptCancellation.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { anEdit } from "#api/testing/data/aDriver.ts";
import { aStoredPromoCode } from "#api/testing/data/aStoredPromoCode.ts";
import { aMoveFixture } from "#api/testing/data/aMoveFixture.ts";
import { bookingActionArbitrary, bookingActions, isLive } from "#api/testing/data/bookingActions.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import {
  aKonnectDriver,
  aSandboxDriver,
  aStripeDriver,
  type GatewayDriver,
} from "#api/testing/standIns/gatewayDrivers.ts";
import {
  gatewayFaultAction,
  recover,
  misreportFaults,
  applyFaultAction,
} from "#api/testing/standIns/gatewayFaultActions.ts";
import { watchRefunds } from "#api/testing/watchRefunds.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";

type GatewayName = GatewayDriver["name"];

/** Later than any history. Rows that already have it are not written again at each step. */
const FAR_FUTURE = new Date("2100-01-01");

let api: TestApp;
const clock = (): Date => api.dependencies.clock();

/** All possible steps, in any order. Numbers select among the cars, people, bookings and payments of a run. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant("checkOut" as const),
      car: fc.nat(2),
      person: fc.nat(2),
      payment: fc.constantFrom("full" as const, "downPayment" as const, "later" as const),
      code: fc.constantFrom("", "", "AGENCE10", "SAYARA10"),
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
      act: fc.constantFrom("sweep" as const, "lapse" as const, "silence" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      hours: fc.constantFrom(0.02, 0.3, 0.52, 2.1, 25, 49),
    }),
  },
  { weight: 16, arbitrary: bookingActionArbitrary },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("refund" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant("chargeAndLie" as const), payment: fc.nat(9), lie: fc.nat(7) }),
  },
  { weight: 5, arbitrary: gatewayFaultAction },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type PaymentStep = Extract<Step, { act: "charge" | "decline" | "webhook" | "check" }>;

const history = fc.record({
  // One gateway takes all new payments. Konnect cannot end a session or return money.
  gateway: fc.constantFrom<GatewayName>("sandbox", "stripe", "konnect"),
  refusesRefunds: fc.boolean(),
  steps: fc.array(step, { minLength: 16, maxLength: 44, size: "max" }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

const isFull = process.env["FULL"] === "1";
const runs = isFull ? { pglite: 1000, postgres: 10_000 } : { pglite: 50, postgres: 500 };

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let drivers: Record<GatewayName, GatewayDriver>;
  let driver: GatewayDriver;
  let world: Awaited<ReturnType<typeof aMoveFixture>>;
  let admin: string;
  let failedRefunds = 0;
  beforeAll(async () => {
    const { db } = database();
    driver = await aSandboxDriver(clock);
    drivers = { sandbox: driver, stripe: await aStripeDriver(clock), konnect: await aKonnectDriver(clock) };
    api = createTestApp(db, { env: driver.env });
    world = await aMoveFixture(db, { api: () => api, sandbox: () => driver });
    await aStoredPromoCode(db, world.agency.id, { code: "AGENCE10" });
    await aStoredPromoCode(db, null, { code: "SAYARA10" });
    admin = await world.signIn(await aUser(db, { type: "admin" }));
    // Histories last longer than a staff session.
    await db.updateTable("sessions").set({ expires_at: FAR_FUTURE }).execute();
  });
  afterAll(async () => {
    for (const each of Object.values(drivers)) await each.stop();
  });

  test(`${runs[engine]} random histories of checkouts, edits, payments, staff actions, cancellations, moves, lapses, manual refunds, clock jumps and gateway faults keep every money rule`, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (randomHistory) => {
        const run = await startRun(randomHistory);
        for (const currentStep of randomHistory.steps) {
          await run.applyStep(currentStep);
          const refunds = await run.watchRefunds();
          expect({ after: currentStep, broken: refunds.broken }).toEqual({ after: currentStep, broken: [] });
          failedRefunds += refunds.failed;
        }
        await run.finish();
        await run.verify();
      }),
      { numRuns: runs[engine], seed: propertySeed("payments") },
    );
  }, 3_600_000);

  // Shorter runs do not reach every state.
  test.each([runs[engine]].filter((count) => count >= 500))("%d histories reach these states", async () => {
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
    const cheaperRefunds = db.selectFrom("refunds").select("id").where("reason", "=", "cheaper");
    expect(await count(cheaperRefunds.execute())).toBeGreaterThan(0);
    const moves = db.selectFrom("bookings").select("id").where("moved_from", "is not", null);
    expect(await count(moves.execute())).toBeGreaterThan(0);
    for (const by of ["driver", "agency", "admin", "system"] as const) {
      const reached = await count(bookings.where("cancelled_by", "=", by).execute());
      expect({ by, isReached: reached > 0 }).toEqual({ by, isReached: true });
    }
    // Cancellations here keep nothing of a discount [PD10]: marketplaceCodes.test.ts has those that do.
    const discounts = db.selectFrom("ledger").select("id").where("kind", "=", "marketplace_discount");
    expect(await count(discounts.execute())).toBeGreaterThan(0);
    const deskRefunds = db.selectFrom("refunds").select("id").where("gateway", "is", null);
    expect(await count(deskRefunds.execute())).toBeGreaterThan(0);
    const manualRefunds = db.selectFrom("refunds").select("id").where("returned_on", "is not", null);
    const refusedRefunds = manualRefunds.where("gateway", "is not", null);
    expect(await count(refusedRefunds.execute())).toBeGreaterThan(5);
    expect(failedRefunds).toBeGreaterThan(20);
    for (const state of ["paid", "expired"] as const) {
      const reached = await count(sessions.where("state", "=", state).execute());
      expect({ state, isReached: reached > 0 }).toEqual({ state, isReached: true });
    }
  });

  async function startRun({ gateway, refusesRefunds }: Omit<History, "steps">) {
    const { db } = database();
    driver = drivers[gateway];
    const env = { ...driver.env, CAPTCHA: "off" };
    api = createTestApp(db, { seed: randomUUID(), env });
    await recover(driver);
    driver.refuseRefunds(refusesRefunds);
    // Restricts moves to cars of this history.
    await db
      .updateTable("cars")
      .set({ availability: "unavailable" })
      .where("availability", "!=", "unavailable")
      .execute();
    const cars = [await world.aCar(), await world.aCar(), await world.otherCar({ dailyPrice: 110 })];
    const people = Array.from({ length: 3 }, () => `${randomUUID()}@guests.example`);
    const addresses = people.map(() => anAddress());
    const bookings = new Map<string, { token: string; cookie: string }>();
    const sessions = new Map<string, string>();
    const storeSession = ({ id, url }: { id: string; url: string }) => {
      expect(driver.recordAt(url).state).toBeDefined();
      sessions.set(id, url);
    };
    const otherActions = bookingActions({ api, db, staff: world.staffCookie, admin, bookings });
    const pick = <Value>(values: Iterable<Value>, index: number) => {
      const items = [...values];
      return items[index % Math.max(1, items.length)];
    };

    const watch = watchRefunds(db, bookings, {
      atGateway: () => driver.refunds(),
      byHand: otherActions.manualRefunds,
    });
    return { applyStep, finish, verify, watchRefunds: watch };

    async function applyStep(each: Step): Promise<void> {
      // As if each guest had just proven access to the mailbox.
      await db
        .updateTable("booking_permissions")
        .set({ expires_at: FAR_FUTURE })
        .where("expires_at", "<", FAR_FUTURE)
        .execute();
      switch (each.act) {
        case "checkOut": {
          const car = cars[each.car] ?? { id: "" };
          const rental = { options: { cancellation: true }, ...(each.code && { promoCode: each.code }) };
          // 106 or 117 dinars a day, a tenth of them off with a code, plus 50 for cancellation.
          const days = each.car === 2 ? 351 : 318;
          const total = Math.round(days * (each.code ? 90 : 100)) / 100 + 50;
          const order = aCheckout({ ...world, car }, { payment: each.payment, rental, total });
          const body = { ...order, driver: { ...order.driver, email: people[each.person] } };
          const address = addresses[each.person] ?? "";
          const response = await api.request("/api/checkout", { body, address });
          const { status, json } = response;
          expect([201, 409, 422, 429, 503]).toContain(status);
          if (status !== 201) return;
          bookings.set(json.bookingId, { token: json.token, cookie: cookieOf(response) });
          if (json.paymentSession !== null) storeSession(json.paymentSession);
          return;
        }
        case "payBooking": {
          const [id = "", { token, cookie } = { token: "", cookie: "" }] = pick(bookings, each.booking) ?? [];
          if (id === "") return;
          const bookingResponse = await api.request(`/api/booking/${id}/fr?token=${token}`);
          const body = { version: bookingResponse.json.version, payment: each.payment, token };
          const { status, json } = await api.request(`/api/pay-booking/${id}`, { body, cookie });
          expect([200, 409, 422, 503]).toContain(status);
          if (status === 200) storeSession(json);
          return;
        }
        case "edit": {
          const { id } = (await otherActions.chooseBooking(isLive, each.booking)) ?? { id: "" };
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
          const quoteResponse = await api.request(`/api/quote-edit/${id}`, {
            body: { version, token, edit },
          });
          expect([200, 409, 422]).toContain(quoteResponse.status);
          if (quoteResponse.status !== 200) return;
          const { total } = quoteResponse.json.quote;
          const body = { id, version, token, edit, total };
          const { status, json } = await api.request("/api/update-booking", { method: "PUT", body, cookie });
          expect([200, 409, 422, 429, 503]).toContain(status);
          if (status !== 200 || json.paymentSession === null) return;
          storeSession(json.paymentSession);
          if (days % 2 === 0) driver.pay(json.paymentSession.url);
          return;
        }
        case "sweep":
          await settleDueSessions(api.dependencies);
          return;
        case "refund":
          await payRefunds(api.dependencies);
          return;
        case "silence":
          return autoAcceptCancellation(api.dependencies);
        case "lapse":
          return lapseBookings(db, api.dependencies.clock());
        case "wait":
          return api.advanceHours(each.hours);
        case "fault":
        case "misreport":
        case "refuseRefunds":
        case "recover":
          return applyFaultAction(driver, each);
        case "chargeAndLie": {
          const faults = misreportFaults(driver, each.lie);
          driver.faults.unshift(...faults);
          await applyPaymentStep({ act: "charge", payment: each.payment });
          await applyPaymentStep({ act: "check", payment: each.payment });
          const otherFaults = driver.faults.filter((fault) => !faults.includes(fault));
          driver.faults.splice(0, driver.faults.length, ...otherFaults);
          return;
        }
        case "charge":
        case "decline":
        case "webhook":
        case "check":
          return applyPaymentStep(each);
        default:
          return otherActions.perform(each);
      }
    }

    async function applyPaymentStep({ act, payment }: PaymentStep): Promise<void> {
      const isByCard = act === "charge" || act === "decline";
      const candidates = [...sessions].filter(
        ([, url]) => !isByCard || driver.recordAt(url).state === "open",
      );
      const [id = "", url = ""] = pick(candidates, payment) ?? [];
      if (id === "") return;
      if (act === "charge") driver.pay(url);
      // The payer returns at once to the page that checks the payment, or never.
      const isReturning = act === "charge" && payment % 2 === 0;
      if (act === "decline") driver.decline(url);
      if (act === "webhook") {
        const { path, request } = driver.webhookOf(url);
        expect([200, 503]).toContain((await api.request(path, request)).status);
      }
      if (act === "check" || isReturning) {
        const { status } = await api.request(`/api/check-checkout-session/${id}`, { method: "POST" });
        expect([200, 503]).toContain(status);
      }
    }

    /** Restores the gateway, then runs the jobs and staff actions until nothing is left to do. */
    async function finish(): Promise<void> {
      await recover(driver);
      // Money of a cancelled booking is held for 24 hours for a move.
      for (const hours of [2, 25, 2]) {
        api.advanceHours(hours);
        while ((await settleDueSessions(api.dependencies)) > 0);
        while ((await payRefunds(api.dependencies)) > 0);
        await lapseBookings(db, api.dependencies.clock());
        await otherActions.recordAllRefunds();
      }
      await countTrips(db, FAR_FUTURE);
    }

    async function verify(): Promise<void> {
      const charges = [...sessions.values()]
        .map((url) => driver.recordAt(url))
        .filter(({ state }) => state === "paid");
      expect(await findBrokenRules(db, { cars: cars.map(({ id }) => id), charges })).toEqual([]);
      expect((await watch()).broken).toEqual([]);
      expect(await takenAtDesk()).toBe(otherActions.desk.received);
      expect(api.logs.filter((line) => line.includes('"msg":"fault"'))).toEqual([]);
    }

    /** Returns the millimes recorded as taken at the desk for this history's bookings. */
    async function takenAtDesk() {
      const payments = await db
        .selectFrom("payments")
        .select("amount_millimes")
        .where("booking_id", "in", [...bookings.keys(), randomUUID()])
        .where("gateway", "is", null)
        .where("carried_from", "is", null)
        .execute();
      return payments.reduce((sum, row) => sum + row.amount_millimes, 0);
    }
  }
});

let addressCount = 0;

function anAddress(): string {
  addressCount += 1;
  return `10.${50 + Math.floor(addressCount / 62_500)}.${Math.floor(addressCount / 250) % 250}.${addressCount % 250}`;
}
