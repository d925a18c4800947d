import { debtFilters } from "@sayara/api-client/contract/statements/debts";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStatementWorld, type StatementWorld } from "#api/testing/data/aStatementWorld.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { issueDueStatements } from "./issueMonths.ts";
import { sendDebtReminders } from "./sendDebtReminders.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let world: StatementWorld;
  beforeAll(async () => {
    // 00:30 on 1 June in Tunis.
    api = createTestApp(database().db, { now: "2026-05-31T23:30:00Z" });
    portal = await aPortal(api, database().db);
    world = await aStatementWorld(api, database().db, portal);
    await world.settle("correction", -80, "2026-05-10T10:00:00Z");
    await world.settle("correction", -200, "2026-05-10T10:00:00Z", portal.rival.agency.id);
    await world.settle("correction", -300, "2026-05-10T10:00:00Z", portal.suspended.agency.id);
    await issueDueStatements(api.dependencies);
  }, 120_000);

  const signInAgain = async () => {
    for (const caller of portalCallers) portal.cookies[caller] = await portal.signIn(portal.people[caller]);
  };
  const list = async (status = "open", page = 1, size = 30) =>
    (await portal.call("admin", `/api/debts/${status}/${page}/${size}`)).json;
  const debtOf = async (agency = portal.agency) =>
    (await list()).items.find(
      ({ supplier, askedAgainBy }: { supplier: { slug: string }; askedAgainBy: string | null }) =>
        supplier.slug === agency.slug && askedAgainBy === null,
    );
  const followUp = (id: string, body: object) =>
    portal.call("admin", `/api/follow-up-debt/${id}`, { body: { followUpOn: null, note: "", ...body } });
  const mailsOf = async (address: string) =>
    (await mailsTo(api, address))
      .filter(({ kind }) => kind === "statementIssued" || kind === "debtReminder")
      .map(({ kind }) => kind)
      .toReversed();

  test("owners and accountants get a mail with each new statement, even with notifications off", async () => {
    const { owner, accountant, manager, desk } = portal.people;
    for (const { email } of [owner, accountant]) expect(await mailsOf(email)).toEqual(["statementIssued"]);
    for (const { email } of [manager, desk]) expect(await mailsOf(email)).toEqual([]);
    const mail = (await mailsTo(api, owner.email)).find(({ kind }) => kind === "statementIssued");
    expect(mail?.text).toMatch(/80\s(DT|TND)/u);
    expect(mail?.text).toMatch(/\/statements\/own\/[0-9a-f-]{36}/);
    expect(mail?.unsubscribe).toBeUndefined();
  });

  test("[DB1] [DB4] [DB6] the ledger and the follow-up determine the status, and each filter lists the debts that it counts", async () => {
    const { items, outstanding, counts } = await list();
    expect(items.map(({ status }: { status: string }) => status)).toEqual(["unpaid", "unpaid", "unpaid"]);
    expect(outstanding).toBe(580);
    expect(counts).toEqual({ open: 3, due: 0, unpaid: 3, follow_up: 0, partial: 0, paid: 0 });
    const [own, rival, suspended] = await Promise.all(
      [portal.agency, portal.rival.agency, portal.suspended.agency].map(debtOf),
    );
    const { json } = await followUp(own.id, {
      version: 0,
      followUpOn: "2026-06-12",
      note: "Called\nthe owner.",
    });
    expect(json).toMatchObject({ status: "follow_up", followUpOn: "2026-06-12", version: 1 });
    expect(json.notes).toMatchObject([{ by: portal.people.admin.full_name, text: "Called\nthe owner." }]);
    const pay = (id: string, amount: number) =>
      portal.call("admin", `/api/pay-statement/${id}`, {
        body: { amount, outstanding: amount === 50 ? 200 : amount, reference: "VIR 1" },
      });
    expect((await pay(rival.id, 50)).status).toBe(200);
    expect((await pay(suspended.id, 300)).status).toBe(200);
    expect((await list()).counts).toEqual({
      open: 2,
      due: 0,
      unpaid: 0,
      follow_up: 1,
      partial: 1,
      paid: 1,
    });
    for (const filter of debtFilters) {
      const { total, items: listed, counts: all } = await list(filter);
      expect(total).toBe(all[filter]);
      const others = listed.filter(({ status }: { status: string }) => status !== filter);
      expect(filter === "open" || others.length === 0).toBe(true);
    }
    // 23:30 in Tunis on 11 June, and 00:30 on 12 June, the follow-up day. Earlier sessions have expired.
    for (const [time, due] of [
      ["2026-06-11T22:30:00Z", []],
      ["2026-06-11T23:30:00Z", [own.id]],
    ] as const) {
      api.setTime(time);
      const cookie = await portal.signIn(portal.people.admin);
      const { json: page } = await portal.request("/api/debts/due/1/30", { cookie });
      const ids = page.items.map((item: { id: string }) => item.id);
      expect([time, page.counts.due, ids]).toEqual([time, due.length, due]);
    }
    api.setTime("2026-05-31T23:30:00Z");
    expect((await list()).outstanding).toBe(230);
    expect((await list("open", 2, 1)).items).toHaveLength(1);
  });

  test("[DB4] a stale version, an invalid day and an unknown id are refused, and edits are recorded", async () => {
    const { id } = await debtOf();
    expect((await followUp(id, { version: 0, note: "Twice" })).json.code).toBe("stale_version");
    for (const followUpOn of ["2026-05-31", "2027-06-03"])
      expect((await followUp(id, { version: 1, followUpOn })).json).toMatchObject({
        code: "invalid_input",
        fields: { followUpOn: "date_invalid" },
      });
    expect((await followUp(id, { version: 1, note: "x".repeat(1001) })).json.code).toBe("invalid_input");
    expect((await followUp("00000000-0000-4000-8000-000000000000", { version: 0 })).status).toBe(404);
    expect((await followUp("x", { version: 0 })).status).toBe(404);
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["action", "user_id", "after"])
      .where("subject", "=", "debt")
      .where("subject_id", "=", id)
      .orderBy("action")
      .execute();
    expect(edits).toEqual([
      { action: "followed_up", user_id: portal.people.admin.id, after: { followUpOn: "2026-06-12" } },
      { action: "noted", user_id: portal.people.admin.id, after: { note: "Called\nthe owner." } },
    ]);
  });

  test.each(portalCallers)("[SR1] only an administrator lists and follows up debts: %s", async (caller) => {
    const { id } = await debtOf();
    const body = { version: 1, followUpOn: "2026-06-12", note: "" };
    const statuses = [
      await portal.call(caller, "/api/debts/open/1/30"),
      await portal.call(caller, `/api/follow-up-debt/${id}`, { body }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(caller === "admin" ? [200, 200] : [403, 403]);
  });

  test("[DB3] a reminder is sent once on its day, even by concurrent processes, and not before the follow-up day", async () => {
    const remind = () => sendDebtReminders(api.dependencies);
    const { owner, rival, suspended } = portal.people;
    const run = async (time: string) => {
      api.setTime(time);
      const counts = await Promise.all([remind(), remind(), remind()]);
      return counts.reduce((sum, count) => sum + count);
    };
    expect(await run("2026-06-08T07:59:00Z")).toBe(0);
    expect(await run("2026-06-08T08:00:00Z")).toBe(1);
    expect(await run("2026-06-09T08:00:00Z")).toBe(0);
    expect(await mailsOf(rival.email)).toEqual(["statementIssued", "debtReminder"]);
    expect(await run("2026-06-12T08:00:00Z")).toBe(1);
    expect(await mailsOf(owner.email)).toEqual(["statementIssued", "debtReminder"]);
    expect(await run("2026-06-16T08:00:00Z")).toBe(2);
    expect(await mailsOf(suspended.email)).toEqual(["statementIssued"]);
    const rows = await database().db.selectFrom("debt_reminders").select("days").execute();
    expect(rows.map(({ days }) => days).toSorted((a, b) => a - b)).toEqual([7, 7, 15, 15]);
  });

  test("[DB3] [NO1] the last reminder is also sent as an SMS", async () => {
    const phone = "+21698000333";
    await database()
      .db.updateTable("users")
      .set({ phone, enable_email_notifications: false })
      .where("id", "=", portal.people.owner.id)
      .execute();
    api.setTime("2026-06-26T08:00:00Z");
    expect(await sendDebtReminders({ ...api.dependencies, config: withoutReminders() })).toBe(0);
    expect(await sendDebtReminders(api.dependencies)).toBe(2);
    const [sms] = await mailsTo(api, phone);
    expect(sms?.text).toMatch(/RC-2026-0000\d, 80\sDT .*\/statements\/own\//u);
    expect(await mailsOf(portal.people.owner.email)).toHaveLength(4);
  });
  const withoutReminders = () => createTestApp(database().db, { env: { DEBT_REMINDER_DAYS: "none" } }).config;

  test("[DB2] [DB5] an agency sees its debt without the notes, and a later statement replaces the debt", async () => {
    await signInAgain();
    const debtSeen = async () =>
      (await portal.call("accountant", "/api/supplier-statements/own/1/30")).json.debt;
    expect(await debtSeen()).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^RC-2026-/),
      outstanding: 80,
      days: 25,
      isOverdue: true,
    });
    expect((await portal.call("suspended", "/api/supplier-statements/own/1/30")).json.debt).toBeUndefined();

    await world.settle("correction", -20, "2026-06-27T10:00:00Z");
    api.setTime("2026-06-30T23:30:00Z");
    await issueDueStatements(api.dependencies);
    await signInAgain();
    expect(await debtSeen()).toMatchObject({ outstanding: 100, days: 0, isOverdue: false });
    const { items, outstanding } = await list();
    expect(items.map(({ days }: { days: number }) => days)).toEqual([30, 30, 0, 0]);
    expect(items[0].askedAgainBy).toMatch(/^RC-2026-0000\d$/);
    expect(outstanding).toBe(250);
    // The first debts are 30 days old but cause no reminder, because the later statements include them.
    const config = createTestApp(database().db, { env: { DEBT_REMINDER_DAYS: "7,30" } }).config;
    api.setTime("2026-07-02T08:00:00Z");
    expect(await sendDebtReminders({ ...api.dependencies, config })).toBe(0);
  });

  test("[DB5] debts, reminders and follow-ups do not change a suspended agency's live bookings", async () => {
    const { db } = database();
    await signInAgain();
    const id = await world.rental({ to: "2026-07-20T10:00:00Z", commission: 30 });
    const read = () =>
      Promise.all([
        db
          .selectFrom("bookings")
          .selectAll()
          .where("supplier_id", "=", portal.agency.id)
          .orderBy("id")
          .execute(),
        db.selectFrom("holds").selectAll().execute(),
        db.selectFrom("suppliers").selectAll().where("id", "=", portal.agency.id).execute(),
      ]);
    await db.updateTable("suppliers").set({ suspended: true }).where("id", "=", portal.agency.id).execute();
    const before = await read();
    expect(before[0].map((booking) => booking.id)).toContain(id);
    api.setTime("2026-07-08T09:00:00Z");
    await signInAgain();
    const debt = await debtOf();
    expect(await sendDebtReminders(api.dependencies)).toBe(2);
    expect(
      (await followUp(debt.id, { version: 0, followUpOn: "2026-07-20", note: "Suspended" })).status,
    ).toBe(200);
    expect(await mailsOf(portal.people.accountant.email)).toHaveLength(6);
    expect(await read()).toEqual(before);
  });

  test("[DB3] if no owner or accountant can sign in, the agency's office gets the reminder", async () => {
    const { db } = database();
    await db
      .updateTable("suppliers")
      .set({ email: "office@rival.example" })
      .where("id", "=", portal.rival.agency.id)
      .execute();
    await db
      .updateTable("users")
      .set({ account_status: "blocked" })
      .where("id", "=", portal.people.rival.id)
      .execute();
    await aUser(db, { type: "supplier", supplier_id: portal.rival.agency.id, supplier_role: "desk" });
    api.setTime("2026-07-16T09:00:00Z");
    expect(await sendDebtReminders(api.dependencies)).toBe(1);
    expect(await mailsOf("office@rival.example")).toEqual(["debtReminder"]);
  });
});
