import { randomUUID } from "node:crypto";
import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import { type Insertable, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { grantPlans } from "#api/database/migrations/0066_plans.ts";
import type { SubscriptionsTable } from "#api/database/tables/subscriptionTables.ts";
import { owedRefunds } from "#api/operate/owedRefunds.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aJoiningAgency } from "#api/testing/data/aRegistration.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { settleAgencyPayment } from "#api/money/agencyPayments/settleAgencyPayment.ts";
import { settleDueAgencyPayments } from "#api/money/agencyPayments/settleDueAgencyPayments.ts";
import { refundPlanPayments } from "./payment/refundPlanPayments.ts";
import { startMissedTrials } from "./startMissedTrials.ts";
import { sendPlanReminders } from "./sendPlanReminders.ts";

// 20 November 2026, 13:00 in Tunis.
const now = "2026-11-20T12:00:00Z";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
    api = createTestApp(database().db, { now, env: sandbox.env });
    portal = await aPortal(api, database().db);
  }, 120_000);
  afterAll(() => sandbox.close());
  beforeEach(() => {
    api.setTime(now);
    return plan();
  });

  const tools = () => api.dependencies;
  /** Gives the agency exactly these periods. */
  const plan = async (...periods: Partial<Insertable<SubscriptionsTable>>[]) => {
    const { db } = database();
    const { id } = portal.agency;
    await db
      .updateTable("agency_payments")
      .set({ state: "expired", next_check_at: null })
      .where("supplier_id", "=", id)
      .where("state", "in", ["opening", "open"])
      .execute();
    await db.deleteFrom("subscriptions").where("supplier_id", "=", id).execute();
    for (const period of periods)
      await db
        .insertInto("subscriptions")
        .values({
          id: randomUUID(),
          supplier_id: id,
          plan: "basic",
          billing_period: "monthly",
          start_date: "2026-11-05",
          end_date: "2026-12-04",
          source: "paid",
          paid_millimes: 49_000,
          created_at: new Date(now),
          ...period,
        })
        .execute();
  };
  const trial = { plan: "premium", source: "trial", paid_millimes: 0 } as const;
  const read = async () => (await portal.call("owner", "/api/supplier-plan/own")).json;
  const offer = async (name: string, billing = "monthly") =>
    (await read()).offers.find(
      (one: { plan: string; billingPeriod: string }) => one.plan === name && one.billingPeriod === billing,
    );
  /** Returns the order of a plan as the page offers it. */
  const order = async (name: string, billing = "monthly") => {
    const { plan: ordered, billingPeriod, change } = await offer(name, billing);
    return { plan: ordered, billingPeriod, startDate: change.startDate, amount: change.amount };
  };
  const pay = (body: object, key?: string) =>
    portal.call("owner", "/api/pay-plan/own", {
      body,
      headers: key === undefined ? {} : { "idempotency-key": key },
    });
  const check = async (id: string) =>
    (await portal.call("owner", `/api/check-plan-payment/own/${id}`, { method: "POST" })).json;
  /** Returns the sums of the agency's accounts in the ledger, in millimes. */
  const sums = async () => {
    const rows = await database()
      .db.selectFrom("ledger")
      .select(["account"])
      .select(({ fn }) => fn.sum<string>("amount_millimes").as("sum"))
      .where("supplier_id", "=", portal.agency.id)
      .groupBy("account")
      .execute();
    return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
  };
  const edits = async (action: string) =>
    database()
      .db.selectFrom("supplier_edits")
      .selectAll()
      .where("supplier_id", "=", portal.agency.id)
      .where("subject", "=", "plan")
      .where("action", "=", action)
      .execute();

  test("[SU1] [SU2] an agency at a limit can add nothing but keeps all it has, and the refusal names the limit and the plan", async () => {
    const draft = aCarDraft({ places: [portal.tunis.id] });
    const aDraft = async (plate: string) => {
      const { json } = await portal.call("owner", "/api/create-car/own", { body: { ...draft, plate } });
      return json.id as string;
    };
    const publish = (id: string) =>
      portal.call("owner", `/api/publish-car/own/${id}`, { body: { version: 1 } });
    const published = [];
    for (let number = 1; number < 9; number += 1)
      published.push(await portal.aCar({ plate: `77 TU ${number}` }));
    const [tenth, eleventh] = [await aDraft("77 TU 10"), await aDraft("77 TU 11")];
    expect((await read()).limits.cars).toEqual({ used: 9, allowed: 10, liftedBy: "free" });
    expect((await publish(tenth)).status).toBe(200);
    const refused = await publish(eleventh);
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({
      code: "plan_cars",
      planLimit: { plan: "free", allowed: 10, liftedBy: "basic" },
    });
    // A sheet counts its own rows, so the withdrawn car makes room for one of the two others.
    const twelfth = await aDraft("77 TU 12");
    const row = (id: string, status: string, version = 1) => ({ id, edit: { version }, status });
    const { json } = await portal.call("owner", "/api/save-cars/own", {
      body: {
        rows: [row(tenth, "withdrawn", 2), row(eleventh, "published"), row(twelfth, "published")],
      },
    });
    expect(json.rows.map(({ code }: { code: string | null }) => code)).toEqual([null, null, "plan_cars"]);
    expect((await read()).limits.cars).toEqual({ used: 10, allowed: 10, liftedBy: "basic" });

    const invite = (email: string) =>
      portal.call("owner", "/api/invite-to-team/own", { body: { email, role: "desk" } });
    expect((await invite("rim@example.tn")).json).toMatchObject({
      code: "plan_people",
      planLimit: { allowed: 3, liftedBy: "basic" },
    });
    const source = (carId: string) => ({
      body: { carId, name: "Turo", address: `https://calendars.example/${carId}.ics` },
    });
    const [first, second, third] = published;
    const add = (car?: { id: string }) =>
      portal.call("owner", "/api/add-calendar-source/own", source(car?.id ?? ""));
    expect([(await add(first)).status, (await add(second)).status]).toEqual([200, 200]);
    expect((await add(third)).json.code).toBe("plan_calendars");
    const csv = `/api/supplier-statement-file/own/${randomUUID()}/csv/fr`;
    expect((await portal.call("owner", csv)).json).toMatchObject({
      code: "plan_exports",
      planLimit: { allowed: 0, liftedBy: "basic" },
    });
    expect((await portal.call("admin", csv.replace("own", portal.agency.slug))).json.code).toBe("not_found");

    // A higher plan lifts each limit.
    await plan({});
    expect((await publish(twelfth)).status).toBe(200);
    expect((await invite("rim@example.tn")).status).toBe(200);
    expect((await add(third)).status).toBe(200);
    expect((await portal.call("owner", csv)).json.code).toBe("not_found");
    // After the plan has ended, everything beyond the limits stays and can still be edited.
    await plan();
    expect((await read()).limits.cars).toEqual({ used: 11, allowed: 10, liftedBy: "basic" });
    const update = { method: "PUT", body: { version: 2, dailyPrice: 95 } };
    expect((await portal.call("owner", `/api/update-car/own/${twelfth}`, update)).status).toBe(200);
    expect((await portal.call("owner", "/api/supplier-calendars/own")).json.sources).toHaveLength(3);
  });

  test("[SU4] [LG8] an upgrade costs less the credit for unused days, and its payment and period count once", async () => {
    await plan({});
    const before = await sums();
    // 15 of the 30 days for 49 dinars are left, including today.
    expect(await offer("premium")).toMatchObject({
      price: 99,
      change: { when: "now", startDate: "2026-11-20", endDate: "2026-12-19", credit: 24.5, amount: 74.5 },
    });
    const body = await order("premium");
    expect((await pay({ ...body, amount: 74.4 })).json.code).toBe("stale_version");
    expect((await pay({ ...body, startDate: "2026-11-21" })).json.code).toBe("stale_version");
    const opened = await pay(body, "an-upgrade-of-this-test");
    expect(opened).toMatchObject({ status: 200, json: { amount: 74.5, gateway: "sandbox" } });
    const again = await pay(body, "an-upgrade-of-this-test");
    expect(again.json.id).toBe(opened.json.id);
    expect((await pay({ ...body, billingPeriod: "yearly" }, "an-upgrade-of-this-test")).json.code).toBe(
      "idempotency_conflict",
    );
    expect((await pay(body)).json.id).toBe(opened.json.id);
    expect(JSON.parse(sandbox.bodies.at(-1) ?? "")).toMatchObject({
      amount: 74_500,
      returnUrl: `${api.config.portalUrl}/plan?payment=${opened.json.id}`,
    });
    expect(await check(opened.json.id)).toMatchObject({ payment: "open", url: opened.json.url });
    expect((await read()).plan).toBe("basic");

    const session = sandbox.pay(opened.json.url);
    const webhook = sandbox.webhook(session);
    const call = () =>
      api.app.request("/api/payment-webhook/sandbox", {
        method: "POST",
        ...webhook,
        headers: { ...webhook.headers, "content-type": "application/json" },
      });
    const statuses = await Promise.all([call(), call(), check(opened.json.id), call()]);
    expect(statuses.map((response) => response.status ?? response.payment)).toEqual([200, 200, "paid", 200]);
    expect(await read()).toMatchObject({
      plan: "premium",
      period: { source: "paid", startDate: "2026-11-20", endDate: "2026-12-19", paid: 99 },
      history: [{ plan: "premium" }, { plan: "basic", startDate: "2026-11-05", endDate: "2026-11-19" }],
      payments: [{ amount: 74.5, state: "paid", gateway: "sandbox", refund: null }],
    });
    const after = await sums();
    expect(after["desk"]).toBe((before["desk"] ?? 0) - 74_500);
    expect(after["marketplace"]).toBe((before["marketplace"] ?? 0) + 74_500);
    expect(after["agency"]).toBe(before["agency"]);
    expect(Object.values(after).reduce((sum, one) => sum + one, 0)).toBe(0);
    expect((await checkLedger(database().db)).differences).toEqual([]);
    expect(await edits("paid")).toHaveLength(1);
    const month = { month: "2026-11" };
    const money = `/api/supplier-money/own/1/30?${new URLSearchParams(month)}`;
    expect((await portal.call("accountant", money)).json.items[0]).toMatchObject({
      kind: "plan_payment",
      received: -74.5,
      changesBalance: false,
    });
  });

  test("[SU8] a payment is refunded once and in full if another period was paid in the meantime", async () => {
    await plan({});
    const start = await sums();
    const opened = await pay(await order("premium"));
    const paidOtherwise = { ...(await order("premium")), reference: "VIR 77" };
    const record = () =>
      portal.call("admin", `/api/record-plan-payment/${portal.agency.id}`, { body: paidOtherwise });
    expect((await record()).status).toBe(200);
    // Records the same payment again.
    expect((await record()).json.code).toBe("stale_version");
    sandbox.pay(opened.json.url);
    const id = opened.json.id;
    await Promise.all([settleAgencyPayment(id, tools()), settleAgencyPayment(id, tools())]);
    expect(await check(id)).toMatchObject({ payment: "refunded" });
    expect((await read()).history).toHaveLength(2);
    sandbox.controls.isDown = true;
    await refundPlanPayments(tools());
    sandbox.controls.isDown = false;
    expect((await read()).payments.find((one: { id: string }) => one.id === id).refund).toBe("requested");
    api.setTime("2026-11-20T12:10:00Z");
    await Promise.all([refundPlanPayments(tools()), refundPlanPayments(tools())]);
    expect((await read()).payments.find((one: { id: string }) => one.id === id).refund).toBe("succeeded");
    expect([...sandbox.refunds.values()].filter(({ amount }) => amount === 74_500)).toHaveLength(1);
    const end = await sums();
    // The recorded payment stays; the second one was refunded.
    expect(end["marketplace"]).toBe((start["marketplace"] ?? 0) + 74_500);
    expect(end["desk"]).toBe((start["desk"] ?? 0) - 74_500);
    expect(await edits("refunded")).toHaveLength(1);
  });

  test("[SU8] another order first ends the open payment, and a payment counts even if its page was closed", async () => {
    await plan();
    const monthly = await pay(await order("basic"));
    const yearly = await pay(await order("basic", "yearly"));
    expect(yearly.json.id).not.toBe(monthly.json.id);
    expect(sandbox.sessionAt(monthly.json.url).state).toBe("expired");
    sandbox.pay(yearly.json.url);
    api.setTime("2026-11-20T12:05:00Z");
    expect(await settleDueAgencyPayments(tools())).toBe(1);
    expect((await read()).period).toMatchObject({ plan: "basic", endDate: "2027-11-19", paid: 490 });
    api.setTime(now);
    // The credit for the year exceeds the price, so the upgrade starts at the end of the period.
    expect((await offer("premium")).change).toMatchObject({
      when: "atEnd",
      startDate: "2027-11-20",
      amount: 99,
    });
  });

  test("[SU5] an agency chooses a lower plan for the end of the period, and can pay it in advance once", async () => {
    await plan(trial);
    const choose = (body: object) => portal.call("owner", "/api/choose-next-plan/own", { body });
    const choice = { plan: "basic", billingPeriod: "monthly", startDate: "2026-12-05" };
    expect((await choose({ ...choice, startDate: "2026-12-06" })).json.code).toBe("stale_version");
    expect((await choose(choice)).json.next).toEqual({ ...choice, isArranged: false });
    expect((await choose({ ...choice, plan: "free" })).json.next.plan).toBe("free");
    expect((await choose({ ...choice, plan: "premium" })).json.next).toBeNull();
    expect(await edits("chosen")).toHaveLength(3);
    await choose(choice);
    const opened = await pay(await order("basic"));
    sandbox.pay(opened.json.url);
    await check(opened.json.id);
    expect(await read()).toMatchObject({
      plan: "premium",
      period: { source: "trial", endDate: "2026-12-04" },
      next: { ...choice, isArranged: true },
    });
    expect((await offer("basic")).change).toBeNull();
    expect((await choose(choice)).json.code).toBe("transition_refused");
  });

  test("[SU6] owners and accountants get one mail 7 days before the end and one after it, and the cars stay", async () => {
    const { db } = database();
    const { owner, accountant, manager } = portal.people;
    const kinds = async (address: string) =>
      (await mailsTo(api, address))
        .filter(({ kind }) => kind === "planEnds" || kind === "planLapsed")
        .map(({ kind }) => kind)
        .toReversed();
    const run = async (time: string) => {
      api.setTime(time);
      const counts = await Promise.all([sendPlanReminders(tools()), sendPlanReminders(tools())]);
      return counts.reduce((sum, count) => sum + count);
    };
    const cars = () => db.selectFrom("cars").selectAll().orderBy("id").execute();
    const before = await cars();
    await plan(trial);
    expect(await run("2026-11-26T12:00:00Z")).toBe(0);
    expect(await run("2026-11-27T07:30:00Z")).toBe(0);
    expect(await run("2026-11-27T12:00:00Z")).toBe(1);
    expect(await run("2026-11-28T12:00:00Z")).toBe(0);
    const [mail] = await mailsTo(api, owner.email);
    expect(mail?.text).toMatch(/99\s?(DT|TND)/u);
    expect(mail?.text).toContain("/plan");
    expect(await run("2026-12-05T12:00:00Z")).toBe(1);
    expect(await run("2026-12-06T12:00:00Z")).toBe(0);
    for (const { email } of [owner, accountant])
      expect(await kinds(email)).toEqual(["planEnds", "planLapsed"]);
    expect(await kinds(manager.email)).toEqual([]);
    expect(await cars()).toEqual(before);
    // No mail is sent if the next period is already paid or if the agency chose the free plan.
    await plan({}, { start_date: "2026-12-05", end_date: "2027-01-04" });
    expect(await run("2026-11-28T12:00:00Z")).toBe(0);
    await plan({ next_plan: "free", next_billing_period: "monthly" });
    expect(await run("2026-11-28T12:00:00Z")).toBe(0);
  });

  test("[SU7] an accepted agency gets premium for 30 days only once, and prepares under the limits of premium before", async () => {
    const joining = await aJoiningAgency(database().db, { submitted_at: new Date(now) });
    const cookie = await portal.signIn(joining.owner);
    const readJoining = async () => (await portal.request("/api/supplier-plan/own", { cookie })).json;
    const preparing = await readJoining();
    expect(preparing).toMatchObject({ plan: "premium", period: null });
    expect(preparing.offers.every(({ change }: { change: unknown }) => change === null)).toBe(true);
    const decide = { body: { reason: null } };
    await portal.call("admin", `/api/decide-supplier/${joining.agency.id}`, decide);
    expect(await readJoining()).toMatchObject({
      plan: "premium",
      period: { source: "trial", startDate: "2026-11-20", endDate: "2026-12-19", paid: 0 },
    });
    const { db } = database();
    const periodsOf = () =>
      db
        .selectFrom("subscriptions")
        .select(["source", "start_date"])
        .where("supplier_id", "=", joining.agency.id)
        .execute();
    // Its trial is over. Accepting it again gives it no second trial.
    await db
      .updateTable("subscriptions")
      .set({ start_date: "2026-10-01", end_date: "2026-10-30" })
      .where("supplier_id", "=", joining.agency.id)
      .execute();
    const accept = async () => {
      await db
        .updateTable("suppliers")
        .set({ joining: true, suspended: true, submitted_at: new Date(now) })
        .where("id", "=", joining.agency.id)
        .execute();
      const accepted = await portal.call("admin", `/api/decide-supplier/${joining.agency.id}`, decide);
      expect(accepted.status).toBe(200);
    };
    await accept();
    expect(await startMissedTrials(tools())).toBe(0);
    expect(await periodsOf()).toEqual([{ source: "trial", start_date: "2026-10-01" }]);
    expect((await readJoining()).plan).toBe("free");
    // An agency with an earlier paid period gets no trial either.
    await db
      .updateTable("subscriptions")
      .set({ source: "paid" })
      .where("supplier_id", "=", joining.agency.id)
      .execute();
    await accept();
    expect(await periodsOf()).toEqual([{ source: "paid", start_date: "2026-10-01" }]);
  });

  test("[SU7] an agency accepted by an earlier version in the last days gets its trial once, and one accepted before gets none", async () => {
    const { db } = database();
    const { agency } = await aCatalogue(db);
    const { agency: earlier } = await aCatalogue(db);
    for (const { id } of [agency, earlier])
      await db.deleteFrom("subscriptions").where("supplier_id", "=", id).execute();
    const accepted = (supplierId: string, at: string) =>
      recordSupplierEdit(
        db,
        { supplierId, userId: portal.people.owner.id, now: new Date(at) },
        { subject: "agency", subjectId: supplierId, action: "accepted" },
      );
    await accepted(agency.id, "2026-11-19T12:00:00Z");
    await accepted(earlier.id, "2026-11-01T12:00:00Z");
    const counts = await Promise.all([startMissedTrials(tools()), startMissedTrials(tools())]);
    expect(Math.max(...counts)).toBe(1);
    expect(await startMissedTrials(tools())).toBe(0);
    const periods = await db
      .selectFrom("subscriptions")
      .select(["supplier_id", "source", "start_date", "end_date"])
      .where("supplier_id", "in", [agency.id, earlier.id])
      .execute();
    expect(periods).toEqual([
      { supplier_id: agency.id, source: "trial", start_date: "2026-11-20", end_date: "2026-12-19" },
    ]);
  });

  test("[SU9] a plan granted by an administrator replaces a trial from today, or starts after the paid period", async () => {
    const grant = (body: object, caller: "admin" | "owner" = "admin") =>
      portal.call(caller, `/api/grant-plan/${portal.agency.id}`, {
        body: { plan: "premium", until: null, note: "A partner", ...body },
      });
    await plan({ ...trial, plan: "basic" });
    expect((await grant({ until: "2026-11-19" })).json).toMatchObject({
      code: "invalid_input",
      fields: { until: "date_invalid" },
    });
    expect((await grant({ until: "2027-03-31" })).json).toMatchObject({
      plan: "premium",
      period: { source: "granted", startDate: "2026-11-20", endDate: "2027-03-31" },
      history: [{}, { source: "trial", endDate: "2026-11-19" }],
    });
    expect((await grant({})).json.period).toMatchObject({ startDate: "2026-11-20", endDate: null });
    await plan({});
    expect((await grant({})).json).toMatchObject({
      plan: "basic",
      next: { plan: "premium", startDate: "2026-12-05", isArranged: true },
    });
    expect((await grant({}, "owner")).json.code).toBe("not_allowed");
    expect(await edits("granted")).toHaveLength(3);
  });

  test.each(portalCallers)(
    "[SR1] [SU9] only people with the right see amounts and record payments: %s",
    async (caller) => {
      await plan({});
      const { json, status } = await portal.call(caller, `/api/supplier-plan/${portal.agency.id}`);
      const isOther = caller === "rival" || caller === "suspended";
      expect(status).toBe(isOther ? 403 : 200);
      const readsMoney = !isOther && caller !== "desk";
      expect((json.history ?? []).length > 0).toBe(readsMoney);
      expect((json.period?.paid ?? 0) > 0).toBe(readsMoney);
      expect((json.offers ?? []).some(({ change }: { change: unknown }) => change !== null)).toBe(readsMoney);
      const body = { ...(await order("premium")), reference: "VIR 1" };
      const recorded = await portal.call(caller, `/api/record-plan-payment/${portal.agency.id}`, { body });
      expect(recorded.status).toBe(caller === "admin" ? 200 : 403);
    },
  );

  test("[SU1] the migration grants each accepted agency, without an end, the plan that covers all it has", async () => {
    const { db } = database();
    const [small, large, joining] = [
      await aCatalogue(db),
      await aCatalogue(db),
      await aCatalogue(db, { joining: true, suspended: true }),
    ];
    // Together with the catalogue's car, 31.
    for (let number = 0; number < 30; number += 1) await large.aCar();
    await db.deleteFrom("subscriptions").execute();
    await sql.raw(grantPlans).execute(db);
    const planOf = async ({ agency }: typeof small) =>
      db
        .selectFrom("subscriptions")
        .select(["plan", "source", "start_date", "end_date"])
        .where("supplier_id", "=", agency.id)
        .execute();
    const granted = { source: "granted", start_date: "2026-01-01", end_date: null };
    expect(await planOf(small)).toEqual([{ plan: "basic", ...granted }]);
    expect(await planOf(large)).toEqual([{ plan: "premium", ...granted }]);
    expect(await planOf(joining)).toEqual([]);
  });

  test("an agency cannot read another agency's payment for a plan", async () => {
    const { agency } = await aCatalogue(database().db);
    await plan();
    const opened = await pay(await order("basic"));
    const path = `/api/check-plan-payment/${agency.slug}/${opened.json.id}`;
    expect((await portal.call("rival", path, { method: "POST" })).status).toBe(403);
    const own = `/api/check-plan-payment/own/${opened.json.id}`;
    expect((await portal.call("rival", own, { method: "POST" })).status).toBe(404);
    expect((await portal.call("manager", own, { method: "POST" })).status).toBe(403);
  });

  test("[SU4] [SU5] [SU6] a plan granted without an end continues after a paid higher plan, and after its renewal", async () => {
    const note = "Here before plans";
    const payNow = async () => {
      const opened = await pay(await order("premium"));
      sandbox.pay(opened.json.url);
      await check(opened.json.id);
    };
    await plan({ source: "granted", paid_millimes: 0, start_date: "2026-01-01", end_date: null, note });
    await payNow();
    const premium = { plan: "premium", source: "paid" };
    const basic = { plan: "basic", source: "granted" };
    expect(await read()).toMatchObject({
      plan: "premium",
      next: { plan: "basic", startDate: "2026-12-20", isArranged: true },
      history: [
        { ...basic, startDate: "2026-12-20", endDate: null },
        { ...premium, startDate: "2026-11-20", endDate: "2026-12-19" },
        { ...basic, startDate: "2026-01-01", endDate: "2026-11-19" },
      ],
    });
    // The granted plan cannot be bought, but the higher plan can be renewed.
    expect((await offer("basic")).change).toBeNull();
    const yearly = { plan: "premium", billingPeriod: "yearly", startDate: "2026-12-20" };
    const chosen = await portal.call("owner", "/api/choose-next-plan/own", { body: yearly });
    expect(chosen.json.next).toEqual({ ...yearly, isArranged: false });
    api.setTime("2026-12-12T12:00:00Z");
    expect(await sendPlanReminders(tools())).toBe(1);
    const [mail] = await mailsTo(api, portal.people.owner.email);
    expect(mail?.kind).toBe("planEnds");
    expect(mail?.text).toMatch(/990\s?(DT|TND)/u);
    expect(mail?.text).toContain("vous a été accordée");
    api.setTime(now);
    await payNow();
    expect((await read()).history.slice(0, 2)).toMatchObject([
      { ...basic, startDate: "2027-01-20", endDate: null },
      { ...premium, startDate: "2026-12-20", endDate: "2027-01-19" },
    ]);
    const grants = await database()
      .db.selectFrom("subscriptions")
      .select(["note", "superseded_at"])
      .where("supplier_id", "=", portal.agency.id)
      .where("source", "=", "granted")
      .orderBy("start_date")
      .execute();
    expect(grants.map((grant) => grant.note)).toEqual([note, note, note]);
    expect(grants.map((grant) => grant.superseded_at === null)).toEqual([true, false, true]);
    // No mail about a lapse is sent, because the granted plan applies again.
    api.setTime("2027-01-21T12:00:00Z");
    expect(await sendPlanReminders(tools())).toBe(0);
  });

  test("[SU8] [LG8] administrators are notified of a refund that the gateway refuses, and record its return once", async () => {
    const { db } = database();
    const id = randomUUID();
    const at = new Date("2026-11-18T12:00:00Z");
    const lastSum = async () => (await sums())["marketplace"] ?? 0;
    const before = await lastSum();
    await db
      .insertInto("agency_payments")
      .values({
        id,
        supplier_id: portal.agency.id,
        purpose: "plan",
        plan: "basic",
        billing_period: "monthly",
        amount_millimes: 49_000,
        credit_millimes: 0,
        currency: "TND",
        basis: null,
        gateway: "sandbox",
        // The gateway has no such session, so it refuses the refund.
        gateway_session_id: "sbx_none",
        state: "refunded",
        expires_at: at,
        created_at: at,
        created_by: null,
        settled_at: at,
        next_check_at: null,
        paid_at: at,
        refund_state: "requested",
        refund_next_attempt_at: at,
      })
      .execute();
    const path = `/api/record-plan-refund/${portal.agency.id}/${id}`;
    const body = { method: "transfer", on: "2026-11-19", note: "VIR 91" };
    const record = (changes: object = {}, caller: "admin" | "owner" = "admin") =>
      portal.call(caller, path, { body: { ...body, ...changes } });
    expect((await record()).json.code).toBe("transition_refused");
    await Promise.all([refundPlanPayments(tools()), refundPlanPayments(tools())]);
    const notes = await db
      .selectFrom("notifications")
      .select(["data"])
      .where("kind", "=", "plan_refund_failed")
      .where("user_id", "=", portal.people.admin.id)
      .execute();
    expect(notes).toEqual([{ data: { agency: "Agence Caroubier", slug: portal.agency.slug, amount: "49" } }]);
    const { message, details } = await owedRefunds(db, new Date(now));
    expect(message).toContain("1 to agencies for plans, 49 in all");
    expect(details).toContain(
      `plan of ${portal.agency.slug}\t49 TND\tsince 2026-11-18\trefused by sandbox: to be returned by hand`,
    );
    expect((await record({}, "owner")).json.code).toBe("not_allowed");
    expect((await record({ on: "2026-11-21" })).json.fields).toEqual({ on: "return_in_future" });
    expect((await record({ on: "2026-11-17" })).json.fields).toEqual({ on: "return_before_refund" });
    const other = path.replace(portal.agency.id, portal.rival.agency.id);
    expect((await portal.call("admin", other, { body })).json.code).toBe("not_found");
    const recorded = await record();
    expect(recorded.json.payments.find((one: { id: string }) => one.id === id)).toMatchObject({
      state: "refunded",
      refund: "succeeded",
      returned: body,
    });
    // A repeated record changes nothing, and a different one is refused.
    expect((await record()).status).toBe(200);
    expect((await record({ note: "VIR 92" })).json.code).toBe("transition_refused");
    expect(await lastSum()).toBe(before - 49_000);
    expect(await edits("returned")).toHaveLength(1);
    expect((await owedRefunds(db, new Date(now))).message).not.toContain("plans");
  });

  test("[SU8] a refund that fails for a day is logged as an error", async () => {
    const { db } = database();
    const levels: string[] = [];
    const logger = {
      ...tools().logger,
      warn: () => levels.push("warn"),
      error: () => levels.push("error"),
    } as unknown as ReturnType<typeof tools>["logger"];
    const opened = await pay(await order("basic"));
    sandbox.pay(opened.json.url);
    await plan();
    await db
      .updateTable("agency_payments")
      .set({ state: "refunded", refund_state: "requested", refund_next_attempt_at: new Date(now) })
      .where("id", "=", opened.json.id)
      .execute();
    sandbox.controls.isDown = true;
    await refundPlanPayments({ ...tools(), logger });
    api.setTime("2026-11-21T12:30:00Z");
    await refundPlanPayments({ ...tools(), logger });
    expect(levels).toEqual(["warn", "error"]);
    sandbox.controls.isDown = false;
    api.setTime("2026-11-21T14:30:00Z");
    await refundPlanPayments(tools());
  });

  test("[SU8] an order gets a new payment if another period was added since the open one was computed", async () => {
    await plan();
    const first = await pay(await order("basic"));
    const until = { plan: "basic", until: "2026-11-30", note: "" };
    const granted = await portal.call("admin", `/api/grant-plan/${portal.agency.id}`, { body: until });
    expect(granted.status).toBe(200);
    const second = await pay(await order("basic"));
    expect(second.status).toBe(200);
    expect(second.json.id).not.toBe(first.json.id);
    expect(sandbox.sessionAt(first.json.url).state).toBe("expired");
    sandbox.pay(second.json.url);
    expect(await check(second.json.id)).toMatchObject({ payment: "paid" });
  });
});
