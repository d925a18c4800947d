import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settleDueAgencyPayments } from "#api/money/agencyPayments/settleDueAgencyPayments.ts";
import { createRandom } from "#api/demo/createRandom.ts";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aPortal, type PortalCaller, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStatementWorld, type StatementWorld } from "#api/testing/data/aStatementWorld.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { issueDueStatements } from "./issueMonths.ts";

// 00:30 on 1 June in Tunis: the statement of May is issued.
const now = "2026-05-31T23:30:00Z";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let portal: TestPortal;
  let world: StatementWorld;
  /** The debt of 80 TND. */
  let debt: { id: string; number: string };
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    api = createTestApp(database().db, { now, env: sandbox.env });
    portal = await aPortal(api, database().db);
    world = await aStatementWorld(api, database().db, portal);
    await world.settle("correction", -80, "2026-05-10T10:00:00Z");
    await issueDueStatements(api.dependencies);
    debt = (await statements()).debt;
  }, 120_000);

  const tools = () => api.dependencies;
  const statements = async () => (await portal.call("owner", "/api/supplier-statements/own/1/30")).json;
  const balance = async () =>
    (await portal.call("owner", "/api/supplier-money/own/1/30?month=2026-06")).json.balance;
  const ownSegment = (caller: PortalCaller) => (caller === "admin" ? portal.agency.slug : "own");
  const pay = (
    body: { statement: string | null; amount: number },
    { caller = "owner", key }: { caller?: PortalCaller; key?: string } = {},
  ) =>
    portal.call(caller, `/api/pay-balance/${ownSegment(caller)}`, {
      body,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  const check = async (id: string) =>
    (await portal.call("owner", `/api/check-balance-payment/own/${id}`, { method: "POST" })).json;
  /** Calls the webhook and returns the status of its response. */
  const report = async (session: object) => {
    const { body, headers } = sandbox.webhook(session);
    const { status } = await api.app.request("/api/payment-webhook/sandbox", {
      method: "POST",
      body,
      headers: { ...headers, "content-type": "application/json" },
    });
    return status;
  };
  const record = (amount: number, outstanding = amount) =>
    portal.call("admin", `/api/pay-statement/${debt.id}`, {
      body: { amount, outstanding, reference: "VIR 7" },
    });
  const wrong = async () => (await checkLedger(database().db)).differences;
  const ofDebt = () => ({ statement: debt.id, amount: 80 });

  test("[DB7] [DB8] an online payment of a statement counts once, however often it is sent, read and reported", async () => {
    expect((await pay({ ...ofDebt(), amount: 79.99 })).json.code).toBe("stale_version");
    const other = { statement: "00000000-0000-4000-8000-000000000000", amount: 80 };
    expect((await pay(other)).json.code).toBe("not_found");
    const opened = await pay(ofDebt(), { key: "a-payment-of-this-test" });
    expect(opened).toMatchObject({ status: 200, json: { amount: 80, gateway: "sandbox" } });
    expect((await pay(ofDebt(), { key: "a-payment-of-this-test" })).json.id).toBe(opened.json.id);
    expect(JSON.parse(sandbox.bodies.at(-1) ?? "")).toMatchObject({
      amount: 80_000,
      returnUrl: `${api.config.portalUrl}/money?payment=${opened.json.id}`,
    });
    expect(await check(opened.json.id)).toMatchObject({ payment: "open", url: opened.json.url });
    expect(await balance()).toBe(-80);

    const session = sandbox.pay(opened.json.url);
    const responses = await Promise.all([
      report(session),
      report(session),
      check(opened.json.id),
      report(session),
    ]);
    expect(responses.map((response) => response.payment ?? response)).toEqual([200, 200, "paid", 200]);
    const reference = `BAL-${opened.json.id.slice(0, 8).toUpperCase()}`;
    expect((await statements()).items[0].payment).toMatchObject({ outstanding: 0, status: "paid" });
    const { json: money } = await portal.call("owner", "/api/supplier-money/own/1/30?month=2026-06");
    expect(money).toMatchObject({ balance: 0, items: [{ kind: "agency_payment", received: 80, reference }] });
    const { json: debts } = await portal.call("admin", "/api/debts/paid/1/30");
    expect(debts.items.find(({ id }: { id: string }) => id === debt.id).online).toMatchObject([
      { reference, amount: 80, state: "paid" },
    ]);
    expect(await wrong()).toEqual([]);
    expect((await pay(ofDebt())).json.code).toBe("transition_refused");

    const receipts = async (email: string) =>
      (await mailsTo(api, email)).filter(({ kind }) => kind === "balancePaid");
    const [receipt, ...others] = await receipts(portal.people.owner.email);
    expect(others).toEqual([]);
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.text).toContain(debt.number);
    expect(await receipts(portal.people.accountant.email)).toEqual([]);
  });

  test("[DB7] two concurrent owners get one payment, and another order first ends the open payment or finds it paid", async () => {
    const second = await portal.signIn(
      await aUser(database().db, {
        type: "supplier",
        supplier_id: portal.agency.id,
        supplier_role: "owner",
      }),
    );
    const opened = await Promise.all([
      pay(ofDebt()),
      portal.request("/api/pay-balance/own", { body: ofDebt(), cookie: second }),
    ]);
    const [first, same] = opened.map(({ json }) => json);
    expect(same.id).toBe(first.id);
    await world.settle("correction", -20, "2026-05-31T23:20:00Z");
    const whole = await pay({ statement: null, amount: 100 });
    expect(whole.status).toBe(200);
    expect(whole.json.id).not.toBe(first.id);
    expect(sandbox.sessionAt(first.url).state).toBe("expired");
    // The payment is paid but not yet reported. The other order detects that.
    sandbox.pay(whole.json.url);
    expect((await pay(ofDebt())).json.code).toBe("transition_refused");
    expect(await check(whole.json.id)).toMatchObject({ payment: "paid" });
    expect(await balance()).toBe(0);
    expect(await wrong()).toEqual([]);
  });

  test("[DB7] everyone who may read the agency's money sees who opened a payment, until it is paid or ended", async () => {
    const { id } = (await pay(ofDebt())).json;
    const seenBy = async (caller: PortalCaller) =>
      (await portal.call(caller, `/api/supplier-statements/${ownSegment(caller)}/1/30`)).json.awaited;
    const open = {
      id,
      payment: "open",
      amount: 80,
      by: portal.people.owner.full_name,
      openedAt: "2026-05-31T23:30:00.000Z",
      endsAt: "2026-06-01T00:00:00.000Z",
    };
    expect(await seenBy("owner")).toEqual([{ ...open, isOwn: true }]);
    expect(await seenBy("accountant")).toEqual([{ ...open, isOwn: false }]);
    expect(await seenBy("admin")).toEqual([{ ...open, isOwn: false }]);
    expect(await seenBy("rival")).toEqual([]);
    api.setTime("2026-06-01T00:10:00Z");
    await settleDueAgencyPayments(tools());
    expect(await seenBy("accountant")).toEqual([]);
  });

  test("[DB8] an ended payment that may still be paid stays listed, and money that arrives late becomes a credit", async () => {
    const { id, url } = (await pay(ofDebt())).json;
    api.setTime("2026-06-01T00:10:00Z");
    await settleDueAgencyPayments(tools());
    expect(await check(id)).toMatchObject({ payment: "expired", mayArrive: false });
    // Simulates a gateway that cannot end a payment page.
    await database()
      .db.updateTable("agency_payments")
      .set({ next_check_at: new Date("2026-06-01T00:15:00Z") })
      .where("id", "=", id)
      .execute();
    expect((await statements()).awaited).toMatchObject([{ id, payment: "expired", isOwn: true }]);
    expect((await record(80)).status).toBe(200);
    expect(await report(sandbox.pay(url))).toBe(200);
    expect(await check(id)).toMatchObject({ payment: "paid", mayArrive: false });
    expect((await statements()).awaited).toEqual([]);
    expect(await balance()).toBe(80);
  });

  test("[DB8] money that arrives late or twice becomes a credit, which the next statement pays out", async () => {
    const late = await pay(ofDebt());
    api.setTime("2026-06-01T00:10:00Z");
    await settleDueAgencyPayments(tools());
    const twice = await pay(ofDebt());
    expect(twice.json.id).not.toBe(late.json.id);
    expect(await check(late.json.id)).toMatchObject({ payment: "expired", url: null });
    expect((await record(50, 80)).status).toBe(200);
    sandbox.pay(twice.json.url);
    expect(await check(twice.json.id)).toMatchObject({ payment: "paid", amount: 80 });
    expect(await balance()).toBe(50);
    const [receipt] = (await mailsTo(api, portal.people.owner.email)).filter(
      ({ kind }) => kind === "balancePaid",
    );
    expect(receipt?.text).toMatch(/50\s?(DT|TND)/u);
    // The card page of the ended payment was still open somewhere.
    expect(await report(sandbox.pay(late.json.url))).toBe(200);
    expect(await balance()).toBe(130);
    expect(await wrong()).toEqual([]);
    api.setTime("2026-06-30T23:30:00Z");
    await issueDueStatements(tools());
    portal.cookies.owner = await portal.signIn(portal.people.owner);
    const [june] = (await statements()).items;
    expect(june.totals).toMatchObject({ settled: 210, closing: 130, toPayOut: 130, toCollect: 0 });
  });

  test("[DB8] a payment counts even if its page was closed and the gateway was down for a while", async () => {
    sandbox.controls.isDown = true;
    expect((await pay(ofDebt())).json.code).toBe("gateway_unavailable");
    sandbox.controls.isDown = false;
    const opened = await pay(ofDebt());
    sandbox.pay(opened.json.url);
    sandbox.controls.isDown = true;
    api.setTime("2026-05-31T23:40:00Z");
    await settleDueAgencyPayments(tools());
    sandbox.controls.isDown = false;
    expect(await balance()).toBe(-80);
    api.setTime("2026-05-31T23:55:00Z");
    await Promise.all([settleDueAgencyPayments(tools()), settleDueAgencyPayments(tools())]);
    expect(await balance()).toBe(0);
    expect(await wrong()).toEqual([]);
  });

  test("[DB7] [SR3] only owners pay, even those of a suspended agency, and another agency's payment is not found", async () => {
    await world.settle("correction", -30, "2026-05-20T10:00:00Z", portal.suspended.agency.id);
    const statuses: Record<string, number> = {};
    for (const caller of portalCallers)
      statuses[caller] = (
        await pay(caller === "suspended" ? { statement: null, amount: 30 } : ofDebt(), { caller })
      ).status;
    expect(statuses).toEqual({
      owner: 200,
      manager: 403,
      desk: 403,
      accountant: 403,
      admin: 403,
      rival: 404,
      suspended: 200,
    });
    const { id } = (await pay(ofDebt())).json;
    const own = `/api/check-balance-payment/own/${id}`;
    expect((await portal.call("rival", own, { method: "POST" })).status).toBe(404);
    expect((await portal.call("owner", `/api/check-plan-payment/own/${id}`, { method: "POST" })).status).toBe(
      404,
    );
  });

  test("[DB8] [LG6] [ST4] after any sequence of payments, transfers and corrections the balance is right", async () => {
    for (const seed of [1, 2, 3]) {
      const random = createRandom(seed);
      const urls: string[] = [];
      let expected = toMillimes(await balance());
      const outstanding = async () => {
        const { items } = await statements();
        return items.find(({ id }: { id: string }) => id === debt.id).payment?.outstanding ?? 0;
      };
      const codes = new Set<unknown>();
      const order = async (body: { statement: string | null; amount: number }) => {
        const { status, json } = await pay(body);
        codes.add(json.code);
        if (status === 200 && !urls.includes(json.url)) urls.push(json.url);
      };
      let minute = 0;
      for (let step = 0; step < 14; step += 1) {
        const act = random.between(0, 5);
        const owed = await balance();
        if (act === 0) {
          const dinars = random.between(-90, 20);
          if (dinars !== 0) await world.settle("correction", dinars, api.dependencies.clock().toISOString());
          expected += dinars * 1000;
        } else if (act === 1) {
          const left = await outstanding();
          if (left > 0 && (await record(left)).status === 200) expected += toMillimes(left);
        } else if (act === 2) {
          await order({ statement: null, amount: Math.max(0, -owed) });
        } else if (act === 3) {
          await order({ statement: debt.id, amount: await outstanding() });
        } else if (act === 4) {
          const url = urls.length === 0 ? undefined : random.pick(urls);
          if (url !== undefined && sandbox.sessionAt(url).state === "open")
            expected += sandbox.pay(url).amount;
        } else {
          minute += 7;
          api.setTime(new Date(Date.parse(now) + (seed * 100 + minute) * 60_000).toISOString());
          await settleDueAgencyPayments(tools());
        }
      }
      api.setTime(new Date(Date.parse(now) + (seed * 100 + 99) * 60_000).toISOString());
      await settleDueAgencyPayments(tools());
      expect({ seed, balance: toMillimes(await balance()) }).toEqual({ seed, balance: expected });
      expect(await wrong()).toEqual([]);
      expect(["stale_version", "transition_refused", undefined]).toEqual(expect.arrayContaining([...codes]));
    }
    api.setTime("2026-06-30T23:30:00Z");
    await issueDueStatements(tools());
    portal.cookies.owner = await portal.signIn(portal.people.owner);
    const [june] = (await statements()).items;
    expect(june.totals.closing).toBe(await balance());
  });
});

function toMillimes(dinars: number): number {
  return Math.round(dinars * 1000);
}
