import { createHash } from "node:crypto";
import { Statement } from "@sayara/domain/statement/Statement";
import { statementTotals } from "@sayara/domain/statement/statementTotals";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#api/database/inTransaction.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStatementWorld, type StatementWorld } from "#api/testing/data/aStatementWorld.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { issueDueStatements } from "./issueMonths.ts";
import { issueStatement } from "./issueStatement.ts";

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
  }, 120_000);

  const issueDue = () => issueDueStatements(api.dependencies);
  const statementsOf = async (supplier = portal.agency.id) =>
    (await portal.call("admin", `/api/supplier-statements/${supplier}/1/30`)).json.items;
  const fileOf = (id: string, format: string) =>
    portal.call("owner", `/api/supplier-statement-file/own/${id}/${format}/fr`);

  test("[ST1] [ST3] [ST5] the job issues a month's statement once, with rentals as sold, and carries over amounts below 50 dinars", async () => {
    await world.rental({ to: "2026-04-30T22:59:00Z", commission: 20 });
    const first = await world.rental({ to: "2026-04-30T23:00:00Z", commission: 15, desk: 265 });
    await world.rental({ to: "2026-05-31T22:59:00Z", commission: 14.99, online: 50, desk: 214.99 });
    await world.rental({ to: "2026-06-02T10:00:00Z", commission: 30, online: 10 });
    await world.settle("payout", 45, "2026-05-20T09:00:00Z");
    expect(await issueDue()).toBe(1);
    expect(await issueDue()).toBe(0);
    const [summary, ...others] = await statementsOf();
    expect(others).toEqual([]);
    expect(summary).toMatchObject({
      number: "RC-2026-00001",
      corrects: null,
      month: "2026-05",
      payment: null,
    });
    // -20 carried over + 60 online - 29.99 commission - 45 paid out.
    expect(summary.totals).toMatchObject({
      rentals: 2,
      online: 60,
      commission: 29.99,
      desk: 479.99,
      settled: -45,
    });
    expect(summary.totals).toMatchObject({ closing: -34.99, toCollect: 0, carriedOver: -34.99 });
    const { json } = await portal.call("accountant", `/api/supplier-statement/own/${summary.id}`);
    expect(json.content.opening).toBe(-20);
    expect(json.content.lines).toHaveLength(3);
    expect(json.content.lines[0]).toMatchObject({
      booking: { id: first },
      rate: 6,
      commissionSold: 15,
      ended: 1,
      online: 0,
      desk: 265,
    });
    expect(json.content.lines[2]).toMatchObject({ ended: 0, commission: 0, commissionSold: 30, online: 10 });
  });

  test("[ST4] the JSON file has the stated SHA-256, and its totals can be recomputed from its lines", async () => {
    const [{ id, sha256, totals, number }] = await statementsOf();
    const { text, headers } = await fileOf(id, "json");
    expect(createHash("sha256").update(text).digest("hex")).toBe(sha256);
    const statement = v.parse(Statement, JSON.parse(text));
    expect(statementTotals(statement)).toEqual(totals);
    expect(statement.totals).toEqual(totals);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${number}.json"`);
  });

  test("the CSV file is formatted for French Excel, and its changes add up to the closing balance", async () => {
    const [{ id }] = await statementsOf();
    const { text } = await fileOf(id, "csv");
    const rows = text
      .trim()
      .split("\r\n")
      .map((line) => line.split(";"));
    const change = (row: string[] | undefined) => Number(row?.[15]?.replace(",", "."));
    const sum = rows.slice(1, -1).reduce((total, row) => total + change(row), 0);
    expect(sum).toBeCloseTo(-34.99, 6);
    expect(change(rows.at(-1))).toBe(-34.99);
    expect(rows[0]).toContain("Commission à la vente");
    expect(rows.at(-1)?.[15]).toBe("-34,99");
  });

  test("the PDF has one page for the balance and one for the rentals", async () => {
    const [{ id }] = await statementsOf();
    const { status, text } = await fileOf(id, "pdf");
    expect(status).toBe(200);
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  test("[ST6] movements recorded after a month's statement are issued as a correction, which the next opening balance includes", async () => {
    const [{ id }] = await statementsOf();
    api.advanceHours(1);
    const correct = () => portal.call("admin", `/api/correct-statement/${id}`, { method: "POST" });
    expect((await correct()).json.code).toBe("transition_refused");
    // A rental that ended in May, but was counted only after May's statement was issued.
    const late = await world.rental({ to: "2026-05-30T10:00:00Z", commission: 40, isCounted: true });
    await world.settle("agency_payment", 12, "2026-05-31T12:00:00Z");
    const { status, json } = await correct();
    expect(status).toBe(200);
    expect(json).toMatchObject({ number: "RCR-2026-00001", corrects: "RC-2026-00001", month: "2026-05" });
    expect(json.totals).toMatchObject({
      rentals: 1,
      commission: 40,
      settled: 12,
      closing: -28,
      toCollect: 0,
    });
    const { content } = (await portal.call("owner", `/api/supplier-statement/own/${json.id}`)).json;
    expect(content.lines.map(({ booking }: { booking: { id: string } }) => booking.id)).toEqual([late]);
    expect((await correct()).json.code).toBe("transition_refused");

    await world.settle("agency_payment", 1, "2026-05-31T13:00:00Z");
    api.setTime("2026-06-30T23:00:00Z");
    // The earlier sessions have expired.
    for (const caller of portalCallers) portal.cookies[caller] = await portal.signIn(portal.people[caller]);
    expect(await issueDue()).toBe(1);
    const [june, ...may] = await statementsOf();
    expect(may.map(({ number }: { number: string }) => number)).toEqual([
      "RCR-2026-00002",
      "RCR-2026-00001",
      "RC-2026-00001",
    ]);
    // -34.99 - 28 + 1, and the rental of 2 June.
    expect(june).toMatchObject({ number: "RC-2026-00002", month: "2026-06" });
    expect(june.totals).toMatchObject({ closing: -91.99, toCollect: 91.99 });
  });

  test("[ST7] an administrator records partial payments, and the statement is paid once they add up to its amount", async () => {
    const [june] = await statementsOf();
    const pay = (body: object) => portal.call("admin", `/api/pay-statement/${june.id}`, { body });
    expect(june.payment).toEqual({
      direction: "collect",
      amount: 91.99,
      outstanding: 91.99,
      status: "pending",
    });
    const part = { amount: 50, outstanding: 91.99, reference: "VIR 1" };
    expect((await pay(part)).json.payment).toMatchObject({ outstanding: 41.99, status: "pending" });
    expect((await pay(part)).json.code).toBe("stale_version");
    expect((await pay({ ...part, outstanding: 41.99 })).json.code).toBe("transition_refused");
    expect((await pay({ ...part, amount: 41.99, outstanding: 41.99 })).json.payment).toMatchObject({
      outstanding: 0,
      status: "paid",
    });
    const ledger = await database()
      .db.selectFrom("ledger")
      .select("amount_millimes")
      .where("kind", "=", "agency_payment")
      .where("account", "=", "agency")
      .where("reference", "=", "VIR 1")
      .execute();
    expect(ledger.map(({ amount_millimes: amount }) => amount)).toEqual([50_000, 41_990]);
  });

  test("an administrator sees and issues the statements of a past month, and the action is recorded", async () => {
    const month = (name: string) => portal.call("admin", `/api/month-statements/${name}/1/30`);
    const issue = (name: string) => portal.call("admin", `/api/issue-statements/${name}`, { method: "POST" });
    await world.settle("correction", 70, "2026-06-10T10:00:00Z", portal.rival.agency.id);
    expect((await month("2026-06")).json).toMatchObject({
      isOver: true,
      missing: 1,
      total: 1,
      toCollect: 91.99,
    });
    expect((await month("2026-07")).json).toMatchObject({ isOver: false, missing: 0, total: 0 });
    expect((await issue("2026-07")).json.code).toBe("transition_refused");
    expect((await issue("2026-06")).json).toEqual({ issued: 1, missing: 0 });
    const { items } = (await month("2026-06")).json;
    expect(items).toHaveLength(2);
    const [rival] = await statementsOf(portal.rival.agency.id);
    expect(rival).toMatchObject({ payment: { direction: "payOut", amount: 70, status: "pending" } });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select("action")
      .where("supplier_id", "=", portal.rival.agency.id)
      .where("subject", "=", "statement")
      .execute();
    expect(edits).toEqual([{ action: "issued" }]);
  });

  test.each(portalCallers)(
    "[SR1] only an administrator may list, issue and correct statements and record their payment: %s",
    async (caller) => {
      const [{ id }] = await statementsOf();
      const body = { amount: 1, outstanding: 1, reference: "VIR 2" };
      const statuses = [
        await portal.call(caller, "/api/month-statements/2026-06/1/30"),
        await portal.call(caller, "/api/issue-statements/2026-06", { method: "POST" }),
        await portal.call(caller, `/api/correct-statement/${id}`, { method: "POST" }),
        await portal.call(caller, `/api/pay-statement/${id}`, { body }),
      ].map(({ status }) => status);
      expect(statuses.every((status) => (status === 403) !== (caller === "admin"))).toBe(true);
    },
  );

  test("an agency cannot open another agency's statement by its id", async () => {
    const [{ id }] = await statementsOf();
    expect((await portal.call("rival", `/api/supplier-statement/own/${id}`)).status).toBe(404);
    expect((await portal.call("rival", `/api/supplier-statement-file/own/${id}/json/fr`)).status).toBe(404);
    expect((await portal.call("rival", `/api/supplier-statement/${portal.agency.id}/${id}`)).status).toBe(
      403,
    );
  });

  test("[ST1] a statement is never changed or deleted", async () => {
    const { db } = database();
    await expect(db.updateTable("statements").set({ month: "2026-01" }).execute()).rejects.toThrow(
      "statements is append-only",
    );
    await expect(db.deleteFrom("statements").execute()).rejects.toThrow("statements is append-only");
  });

  test("[ST2] concurrent calls issue statements with distinct numbers", async () => {
    const { db } = database();
    for (const { agency } of [portal, portal.rival, portal.suspended])
      await world.settle("correction", 3, "2026-07-11T10:00:00Z", agency.id);
    api.setTime("2026-07-31T23:00:00Z");
    const issued = await Promise.all([issueDue(), issueDue(), issueDue()]);
    expect(issued.reduce((sum, count) => sum + count)).toBe(3);
    const rows = await db
      .selectFrom("statements")
      .select(["number", "supplier_id"])
      .where("month", "=", "2026-07")
      .where("series", "=", "RC")
      .orderBy("number")
      .execute();
    expect(rows.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(new Set(rows.map(({ supplier_id: id }) => id)).size).toBe(3);
  });

  test("[ST2] a transaction that is rolled back uses no number", async () => {
    const { db } = database();
    const supplier = await db
      .selectFrom("suppliers")
      .select(["id", "slug", "name", "tax_number"])
      .where("id", "=", portal.rival.agency.id)
      .executeTakeFirstOrThrow();
    await world.settle("correction", 5, "2026-08-10T10:00:00Z", supplier.id);
    const issue = (fails: boolean) =>
      inTransaction(db, async (transaction) => {
        const row = await issueStatement(transaction, supplier, {
          month: "2026-08",
          config: api.config,
          now: new Date("2026-09-01T00:00:00Z"),
        });
        if (fails) throw new Error("killed");
        return row;
      });
    await expect(issue(true)).rejects.toThrow("killed");
    expect((await issue(false))?.number).toBe(7);
    expect(await issue(false)).toBeNull();
  });
});
