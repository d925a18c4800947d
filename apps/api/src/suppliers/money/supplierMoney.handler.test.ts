import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#api/database/inTransaction.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeEach(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });
  const read = (month: string, { caller = "owner" as PortalCaller, page = 1, size = 30 } = {}) =>
    portal.call(caller, `/api/supplier-money/own/${page}/${size}?month=${month}`);
  const pay = async (bookingId: string, dinars: number, at: string) =>
    database()
      .db.insertInto("payments")
      .values({
        id: randomUUID(),
        booking_id: bookingId,
        amount_millimes: dinars * 1000,
        currency: "TND",
        at: new Date(at),
      })
      .execute();
  const settle = (kind: "payout" | "correction", dinars: number, at: string) =>
    inTransaction(database().db, (transaction) =>
      recordSettlement(
        transaction,
        {
          kind,
          supplierId: portal.agency.id,
          amount: dinars * 1000,
          currency: "TND",
          reference: `${kind} ${at}`,
        },
        new Date(at),
      ),
    );

  test("[LG7] a month contains its movements, their sums, and the balance before and after", async () => {
    const { bookingId, reference } = (await api.checkOut(aCheckout(portal))).json;
    await pay(bookingId, 50, "2026-05-31T22:59:00Z");
    // 00:00 on 1 June in Tunis.
    await settle("correction", 80.5, "2026-05-31T23:00:00Z");
    await settle("payout", 30, "2026-06-30T22:59:59Z");
    await settle("payout", 10, "2026-07-02T09:00:00Z");
    const { status, json } = await read("2026-06");
    expect(status).toBe(200);
    expect(json).toMatchObject({
      currency: "TND",
      balance: 40.5,
      owedToDrivers: 0,
      opening: 0,
      closing: 50.5,
      sums: [
        { kind: "payout", received: -30 },
        { kind: "correction", received: 80.5 },
      ],
      total: 2,
      items: [
        { kind: "payout", received: -30, changesBalance: true, booking: null },
        {
          kind: "correction",
          received: 80.5,
          changesBalance: true,
          reference: "correction 2026-05-31T23:00:00Z",
        },
      ],
    });
    expect((await read("2026-05")).json).toMatchObject({
      opening: 0,
      closing: 0,
      sums: [{ kind: "desk_payment", received: 50 }],
      items: [
        { received: 50, changesBalance: false, booking: { id: bookingId, reference }, reference: null },
      ],
    });
    expect((await read("2026-06", { page: 2, size: 1 })).json.items).toMatchObject([{ kind: "correction" }]);
  });

  test("the first and the last month that the API accepts are empty", async () => {
    for (const month of ["2000-01", "2999-12"]) {
      const { status, json } = await read(month);
      expect({ month, status, total: json.total }).toEqual({ month, status: 200, total: 0 });
    }
  });

  test("another agency sees none of these movements, and an invalid month is refused", async () => {
    await settle("payout", 30, "2026-06-10T09:00:00Z");
    expect((await read("2026-06", { caller: "rival" })).json).toMatchObject({
      balance: 0,
      total: 0,
      items: [],
    });
    for (const month of ["2026-13", "06-2026", "2026-06-01", "1999-12", "9999-12", ""]) {
      const { status, json } = await read(month);
      expect({ month, status, code: json.code }).toEqual({ month, status: 400, code: "invalid_input" });
    }
  });
});
