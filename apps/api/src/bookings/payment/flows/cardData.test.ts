import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const card = { number: "4242424242424242", expiry: "12/31", securityCode: "8417" };
/** The security code itself is too short: it occurs by chance. */
const secrets = [card.number, "4242 4242 4242 4242", "securityCode"];

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  beforeAll(async () => {
    sandbox = await startSandbox();
    api = createTestApp(database().db, { seed: randomUUID(), env: sandbox.env });
  });
  afterAll(() => sandbox.close());

  test("card data that a frontend sends by mistake appear in no table, log, response or gateway call", async () => {
    const { db } = database();
    const world = await aCatalogue(db);
    const headers = { "idempotency-key": randomUUID() };
    const body = { ...aCheckout(world, { payment: "full" }), card, cardNumber: secrets[1], ...card };
    const checkedOut = await api.checkOut(body, { headers });
    expect(checkedOut.status).toBe(201);
    const { bookingId, token, paymentSession } = checkedOut.json;
    const responses = [
      checkedOut,
      await api.request(`/api/pay-booking/${bookingId}`, {
        body: { version: 1, payment: "full", token, card },
        cookie: cookieOf(checkedOut),
      }),
      await api.request(`/api/check-checkout-session/${paymentSession.id}`, { body: { card } }),
    ];
    const session = { ...sandbox.pay(paymentSession.url), card };
    const webhook = sandbox.webhook(session);
    responses.push(await api.request("/api/payment-webhook/sandbox", webhook));
    expect(responses.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    const paidBooking = await api.request(`/api/booking/${bookingId}/fr?token=${token}`);
    expect(paidBooking.json.status).toBe("paid");
    // A card number in a text field is rejected before anything is written.
    const orderWithCardAsName = aCheckout(
      { ...world, car: await world.aCar() },
      { driver: { fullName: card.number } },
    );
    expect(await api.checkOut(orderWithCardAsName)).toMatchObject({
      status: 400,
      json: { code: "invalid_input" },
    });

    const { rows: tables } = await sql<{ name: string }>`select table_name as name
      from information_schema.tables where table_schema = 'public'`.execute(db);
    expect(tables.length).toBeGreaterThan(20);
    const dumps = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql<{ row: string }>`select to_jsonb(each)::text as row
          from ${sql.table(name)} as each`.execute(db);
        return rows.map(({ row }) => row).join("\n");
      }),
    );
    const text = [
      ...dumps,
      ...api.logs,
      ...responses.map((response) => response.text),
      ...sandbox.calls,
      ...sandbox.bodies,
    ].join("\n");
    expect(text).toContain(bookingId);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
