import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { clockDayAhead } from "#api/testing/data/clockDayAhead.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { startApi } from "#api/testing/processes/startApi.ts";
import { startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const DAY = 86_400_000;

describe.runIf(hasPostgres)("a real process whose clock is a day ahead", () => {
  test("a process with a wrong clock reports it, is not ready, and ends no payment and no request", async () => {
    const { url, drop } = await createTestDatabase({});
    const { db, close } = await openDatabase({ url, pool: 5 });
    onTestFinished(async () => {
      await close();
      await drop();
    });
    const sandbox = await startSandbox(() => new Date());
    onTestFinished(() => sandbox.close());
    const world = await aCatalogue(db);
    const correctApi = createTestApp(db, { now: new Date().toISOString(), env: sandbox.env });
    // Read the clock once: a millisecond between two reads would add a fourth rental day.
    const start = Date.now() + 30 * DAY;
    const rental = { from: new Date(start).toISOString(), to: new Date(start + 3 * DAY).toISOString() };
    const paidOrder = aCheckout({ ...world, car: await world.aCar() }, { payment: "full", rental });
    const { status, json } = await correctApi.checkOut(paidOrder, { address: "10.9.1.1" });
    expect({ status, code: json.code }).toEqual({ status: 201, code: undefined });
    const requestOrder = aCheckout({ ...world, car: await world.aCar() }, { rental });
    const requestResponse = await correctApi.checkOut(requestOrder, { address: "10.9.1.2" });

    const wrongClockApi = await startApi(
      {
        DATABASE_URL: url,
        MODE: "demo",
        ...clockDayAhead,
        SANDBOX_GATEWAY_URL: sandbox.url,
      },
      "/health",
    );
    onTestFinished(() => void wrongClockApi.end("SIGKILL"));
    expect((await fetch(`${wrongClockApi.url}/ready`)).status).toBe(503);
    const checkUrl = `${wrongClockApi.url}/api/check-checkout-session/${json.paymentSession.id}`;
    const response = await fetch(checkUrl, { method: "POST", headers: { origin: correctApi.config.webUrl } });
    expect(response.status).toBe(503);
    // The jobs that settle payments and lapse requests run within 20 seconds.
    await new Promise((resolve) => setTimeout(resolve, 22_000));
    expect(wrongClockApi.output()).toContain("this clock differs from the database's");
    const states = await db
      .selectFrom("bookings")
      .leftJoin("payment_sessions", "booking_id", "bookings.id")
      .select(["status", "state"])
      .where("bookings.id", "in", [json.bookingId, requestResponse.json.bookingId])
      .orderBy("status")
      .execute();
    expect(states).toEqual([
      { status: "pending", state: null },
      { status: "void", state: "open" },
    ]);
  }, 120_000);
});
