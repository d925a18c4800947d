import { randomUUID } from "node:crypto";
import { signWebhook } from "@sayara/sandbox-gateway/webhooks/signWebhook";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { anEdit } from "#api/testing/data/aDriver.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { callUntilResponse } from "#api/testing/processes/callUntilResponse.ts";
import { aVisitor } from "#api/testing/earnPass.ts";
import { findBrokenRules } from "#api/testing/findBrokenRules.ts";
import { moveIntoPast, settleAll } from "#api/testing/moveIntoPast.ts";
import { payByCard } from "#api/testing/standIns/payByCard.ts";
import { type Marketplace, startMarketplace } from "#api/testing/processes/startMarketplace.ts";
import { hasPostgres } from "#api/testing/withDatabase.ts";
import { registerSecret } from "#api/testing/watchLogs.ts";

const DAY = 86_400_000;
const { sandbox } = readConfig({}).payment;

describe.runIf(hasPostgres)("two API processes behind one address", { timeout: 120_000 }, () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await startMarketplace();
  }, 120_000);
  afterAll(() => market.stop());

  const call = (path: string, body?: object, headers: Record<string, string> = aVisitor()) =>
    callUntilResponse(`${market.url}${path}`, { ...(body && { body }), headers });
  const anOrder = (car: { id: string }, payment: "full" | "downPayment" | "later") => {
    const start = Date.now() + 30 * DAY;
    const [from, to] = [new Date(start).toISOString(), new Date(start + 3 * DAY).toISOString()];
    return aCheckout({ ...market.world, car }, { payment, rental: { from, to } });
  };
  const checkOut = (car: { id: string }, payment: "full" | "downPayment" | "later" = "full") =>
    call("/api/checkout", anOrder(car, payment), withKey());
  const check = ({ id }: { id: string }) => call(`/api/check-checkout-session/${id}`);
  /** The cars of all tests. */
  const cars: string[] = [];
  const aCar = async () => {
    const car = await market.world.aCar();
    cars.push(car.id);
    return car;
  };
  const someCars = (count: number) => Promise.all(Array.from({ length: count }, aCar));
  const expectConsistent = async () => {
    await settleAll(market.db);
    expect(await findBrokenRules(market.db, { cars, charges: market.charges() })).toEqual([]);
    expect(await market.countDeadlocks()).toBe(0);
  };

  test("of 200 simultaneous checkouts of one car one succeeds", async () => {
    const car = await aCar();
    const responses = await Promise.all(Array.from({ length: 200 }, () => checkOut(car, "later")));
    const outcomes = Map.groupBy(responses, ({ outcome }) => outcome);
    expect(outcomes.get("201")).toHaveLength(1);
    expect(outcomes.get("409 car_taken")).toHaveLength(199);
    await expectConsistent();
  });

  test("20 simultaneous checkouts with one key make one booking and one payment session", async () => {
    const [body, headers] = [anOrder(await aCar(), "downPayment"), withKey()];
    const repeat = () => call("/api/checkout", body, headers);
    const responses = await Promise.all(Array.from({ length: 20 }, repeat));
    const [first] = responses;
    expect(first?.status).toBe(201);
    for (const { status, json } of responses)
      expect({ status, json }).toEqual({ status: 201, json: first?.json });
    // A different body with this key is rejected, and a repeated one shows the state after the payment.
    expect(await call("/api/checkout", { ...body, language: "en" }, headers)).toMatchObject({
      outcome: "409 idempotency_conflict",
    });
    await payByCard(first?.json.paymentSession);
    expect(await check(first?.json.paymentSession)).toMatchObject({ json: { payment: "paid" } });
    expect((await repeat()).json).toEqual({ ...first?.json, status: "deposit" });
    await expectConsistent();
  });

  test("webhooks repeated 20 times, shuffled, forged and stale, have one effect", async () => {
    const threeCars = await someCars(3);
    const checkouts = (await Promise.all(threeCars.map((car) => checkOut(car)))).map(({ json }) => json);
    const [paid, declined, open] = checkouts.map(({ paymentSession }) => paymentSession);
    await payByCard(paid);
    await payByCard(declined, "4000000000000002");
    const secret = sandbox?.webhookSecret ?? "";
    const webhook = (session: { url: string }, index: number, kind: "true" | "forged" | "stale") => {
      const type = ["session.paid", "session.failed", "session.expired"][index % 3];
      const body = JSON.stringify({
        id: randomUUID(),
        type,
        session: { id: new URL(session.url).pathname.slice("/pay/".length) },
      });
      const now = new Date(Date.now() - (kind === "stale" ? 400_000 : 0));
      const signedWith = kind === "forged" ? "a-forger's-own-webhook-secret" : secret;
      return fetch(`${market.url}/api/payment-webhook/sandbox`, {
        method: "POST",
        headers: { "sandbox-signature": signWebhook({ body, secret: signedWith, now }) },
        body,
      }).then(({ status }) => `${kind} ${status}`);
    };
    const calls = [paid, declined, open].flatMap((session) =>
      (["true", "forged", "stale"] as const).flatMap((kind) =>
        Array.from({ length: 20 }, (_, index) => () => webhook(session, index, kind)),
      ),
    );
    // A fixed mixed order: 47 and 180 have no common divisor.
    const statuses = await Promise.all(calls.map((_, index) => calls[(index * 47) % calls.length]?.()));
    const counts = Object.entries(Object.groupBy(statuses, (status) => status ?? ""));
    expect(counts.map(([status, group]) => [status, group?.length]).toSorted()).toEqual([
      ["forged 403", 60],
      ["stale 403", 60],
      ["true 200", 60],
    ]);
    expect((await check(paid)).json).toMatchObject({ status: "paid", payment: "paid" });
    expect((await check(declined)).json).toMatchObject({
      status: "void",
      payment: "open",
      failure: "card_declined",
    });
    expect((await check(open)).json).toMatchObject({ status: "void", payment: "open", failure: null });
    await expectConsistent();
  });

  test("200 concurrent payments, lapses and checkouts cause no deadlock or overlap, and all money is accounted for", async () => {
    const tenCars = await someCars(10);
    const checkouts = (
      await Promise.all(tenCars.map((car, index) => checkOut(car, index < 7 ? "full" : "later")))
    ).map(({ json }) => json as { bookingId: string; paymentSession: { id: string; url: string } | null });
    const sessions = checkouts.flatMap(({ paymentSession }) => paymentSession ?? []);
    const actions = Array.from({ length: 200 }, (_, index) => {
      const car = tenCars[(index * 7) % tenCars.length] ?? { id: "" };
      const booking = checkouts[(index * 3) % checkouts.length]?.bookingId ?? "";
      const session = sessions[(index * 3) % sessions.length] ?? { id: "", url: "" };
      return (
        [
          () => checkOut(car, index % 8 === 0 ? "full" : "later"),
          () => moveIntoPast(market.db, booking, 33),
          () => payByCard(session),
          () => check(session),
        ] as const
      )[index % 4]?.();
    });
    const outcomes = (await Promise.all(actions)).flatMap((response) => (response ? [response.outcome] : []));
    const allowedOutcomes = ["200", "201", "409 car_taken", "409 conflict"];
    expect(outcomes.filter((outcome) => !allowedOutcomes.includes(outcome))).toEqual([]);
    await expectConsistent();
  });

  test("200 concurrent payments, cancellations, staff decisions, lapses and checkouts cause no deadlock, and all money is accounted for", async () => {
    const { agency } = market.world;
    const staff = await aUser(market.db, { type: "supplier", supplier_id: agency.id });
    const driver = await aUser(market.db);
    const [asStaff, asDriver] = await Promise.all(
      [staff, driver].map(async ({ email }) => ({ ...aVisitor(), cookie: await market.signIn(email) })),
    );
    const tenCars = await someCars(10);
    const checkouts = await Promise.all(
      tenCars.map(async (car, index) => {
        const order = anOrder(car, index < 6 ? "full" : "later");
        order.driver.email = driver.email;
        const { json } = await call("/api/checkout", order, { ...withKey(), ...asDriver });
        return json as { bookingId: string; paymentSession: { id: string; url: string } | null };
      }),
    );
    const sessions = checkouts.flatMap(({ paymentSession }) => paymentSession ?? []);
    await Promise.all(sessions.slice(0, 3).map((session) => payByCard(session)));
    const actions = Array.from({ length: 200 }, (_, index) => {
      const car = tenCars[(index * 7) % tenCars.length] ?? { id: "" };
      const booking = checkouts[(index * 3) % checkouts.length]?.bookingId ?? "";
      const session = sessions[(index * 5) % sessions.length] ?? { id: "", url: "" };
      const version = 1 + (index % 3);
      const selected = { bookings: [{ id: booking }] };
      return (
        [
          () => checkOut(car, index % 2 === 0 ? "full" : "later"),
          () => moveIntoPast(market.db, booking, 33),
          () => payByCard(session),
          () => check(session),
          () => call(`/api/cancel-booking/${booking}`, { version }, asDriver),
          () => call(`/api/decide-cancellation/${booking}`, { version, accept: index % 2 === 0 }, asStaff),
          () => call("/api/update-booking-status", { ...selected, status: "reserved" }, asStaff),
          () => call("/api/update-booking-status", { ...selected, status: "cancelled" }, asStaff),
        ] as const
      )[index % 8]?.();
    });
    const outcomes = (await Promise.all(actions)).flatMap((response) => (response ? [response.outcome] : []));
    const allowedOutcomes =
      /^(200|201|402 .*|409 (car_taken|conflict|stale_version|transition_refused)|422 transition_refused|429 too_many_requests)$/;
    expect(outcomes.filter((outcome) => !allowedOutcomes.test(outcome))).toEqual([]);
    await expectConsistent();
  });

  test("200 concurrent edits, payments, lapses, cancellations and checkouts cause no deadlock, and all money is accounted for", async () => {
    const driver = await aUser(market.db);
    const asDriver = { ...aVisitor(), cookie: await market.signIn(driver.email) };
    const start = Date.now() + 60 * DAY;
    const dates = (shift: number, days: number) => ({
      from: new Date(start + shift * DAY).toISOString(),
      to: new Date(start + (shift + days) * DAY).toISOString(),
    });
    const price = (days: number) => 106 * days + 50;
    const tenCars = await someCars(10);
    const book = (car: { id: string }, payment: "full" | "later") => {
      const rental = { ...dates(0, 3), options: { cancellation: true } };
      const order = aCheckout({ ...market.world, car }, { payment, rental, total: price(3) });
      order.driver.email = driver.email;
      return call("/api/checkout", order, { ...withKey(), ...asDriver });
    };
    const checkouts = await Promise.all(
      tenCars.map(async (car, index) => (await book(car, index < 6 ? "full" : "later")).json),
    );
    const sessions: { id: string; url: string }[] = checkouts.flatMap(
      ({ paymentSession }) => paymentSession ?? [],
    );
    await Promise.all(sessions.slice(0, 3).map((session) => payByCard(session)));
    let editCount = 0;
    /** Changes the dates of the booking in its current state, and pays any difference. */
    const edit = async (id: string, shift: number, days: number) => {
      const { version } = await market.db
        .selectFrom("bookings")
        .select("version")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const body = { id, version, edit: anEdit(market.world, dates(shift, days)), total: price(days) };
      const headers = { ...withKey(), ...asDriver };
      const response = await callUntilResponse(`${market.url}/api/update-booking`, {
        method: "PUT",
        body,
        headers,
      });
      if (response.status === 200) editCount += 1;
      const session = response.status === 200 ? response.json.paymentSession : null;
      if (session !== null) await payByCard(session);
      return response;
    };
    const actions = Array.from({ length: 200 }, (_, index) => {
      const car = tenCars[(index * 7) % tenCars.length] ?? { id: "" };
      const booking: string = checkouts[(index * 3) % checkouts.length]?.bookingId ?? "";
      const session = sessions[(index * 5) % sessions.length] ?? { id: "", url: "" };
      return (
        [
          () => edit(booking, index % 5, 2 + (index % 4)),
          () => payByCard(session),
          () => edit(booking, (index * 3) % 5, 1 + (index % 5)),
          () => check(session),
          () => edit(booking, 0, 3 + (index % 3)),
          () => moveIntoPast(market.db, booking, 33),
          () => book(car, index % 16 === 6 ? "full" : "later"),
          () => call(`/api/cancel-booking/${booking}`, { version: 1 + (index % 3) }, asDriver),
        ] as const
      )[index % 8]?.();
    });
    const outcomes = (await Promise.all(actions)).flatMap((response) => (response ? [response.outcome] : []));
    const allowedOutcomes =
      /^(200|201|402 .*|409 (car_taken|conflict|stale_version|transition_refused)|422 transition_refused)$/;
    expect(outcomes.filter((outcome) => !allowedOutcomes.test(outcome))).toEqual([]);
    expect(editCount).toBeGreaterThan(0);
    await expectConsistent();
  });
});

function withKey(): Record<string, string> {
  const key = randomUUID();
  registerSecret(key);
  return { ...aVisitor(), "idempotency-key": key };
}
