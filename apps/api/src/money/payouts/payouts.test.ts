import type { AgencyPayout } from "@sayara/api-client/contract/payouts/Payout";
import type { DuePayout } from "@sayara/api-client/contract/payouts/payouts";
import { beforeAll, describe, expect, test } from "vitest";
import { checkLedger } from "#api/money/ledger/checkLedger.ts";
import { issueDueStatements } from "#api/money/statements/issueMonths.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aBankAccount, someRib } from "#api/testing/data/aPayout.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aStatementWorld, type StatementWorld } from "#api/testing/data/aStatementWorld.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { dueOf as dueInMillimes, selectDuePayouts } from "./duePayoutRows.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let world: StatementWorld;
  beforeAll(async () => {
    const { db } = database();
    // 00:30 on 1 June in Tunis.
    api = createTestApp(db, { now: "2026-05-31T23:30:00Z" });
    portal = await aPortal(api, db);
    world = await aStatementWorld(api, db, portal);
    const at = "2026-05-10T10:00:00Z";
    await world.settle("correction", 400, at);
    await world.settle("correction", 250.5, at, portal.rival.agency.id);
    await world.settle("correction", 90, at, portal.suspended.agency.id);
    await db
      .updateTable("suppliers")
      .set({ name: '=HYPERLINK("x")' })
      .where("id", "=", portal.agency.id)
      .execute();
    await issueDueStatements(api.dependencies);
    const accounts = { api, db };
    const { owner, rival } = portal.people;
    await aBankAccount(accounts, { supplierId: portal.agency.id, userId: owner.id });
    const late = { supplierId: portal.rival.agency.id, userId: rival.id, at: "2026-05-31T10:00:00Z" };
    await aBankAccount(accounts, late);
    // An amount of the current month, which is not due before a statement contains it.
    await world.settle("correction", 30, "2026-05-31T23:10:00Z");
  }, 120_000);

  const send = (path: string, body?: object) =>
    portal.call("admin", `/api/${path}`, body === undefined ? {} : { body });
  const list = async (state = "prepared") => (await send(`payouts/${state}/1/30`)).json;
  const dueOf = async ({ slug } = portal.agency): Promise<DuePayout | undefined> =>
    (await send("due-payouts/1/30")).json.items.find((one: DuePayout) => one.supplier.slug === slug);
  const prepare = (amount = 400, { slug } = portal.agency) =>
    send("prepare-payouts", { payouts: [{ supplier: slug, amount }] });
  const balance = async () =>
    (await portal.call("accountant", "/api/supplier-money/own/1/30?month=2026-06")).json.balance;

  test("[PO3] the list shows the amount due to each agency and the obstacle to its payout, as the domain computes them", async () => {
    const { items, total, due, counts } = (await send("due-payouts/1/30")).json;
    const states = items.map(({ supplier, amount, obstacle, isSuspended }: DuePayout) => [
      supplier.slug,
      amount,
      obstacle,
      isSuspended,
    ]);
    expect(states.toSorted()).toEqual(
      [
        [portal.agency.slug, 400, null, false],
        [portal.rival.agency.slug, 250.5, "account_changed", false],
        [portal.suspended.agency.slug, 90, "no_account", true],
      ].toSorted(),
    );
    expect([total, due, counts.due]).toEqual([3, 740.5, 3]);
    const { id } = portal.rival.agency;
    const rows = await selectDuePayouts(database().db, { supplierIds: [id] }).execute();
    expect(rows.map((row) => [row.supplier_id, dueInMillimes(row)])).toEqual([[id, 250_500]]);
    const rival = await dueOf(portal.rival.agency);
    expect(rival?.account).toEqual({
      rib: someRib,
      lastDigits: "8831",
      changedAt: "2026-05-31T10:00:00.000Z",
      heldUntil: "2026-06-02T10:00:00.000Z",
    });
    expect((await prepare(250.5, portal.rival.agency)).json.code).toBe("stale_version");
    expect((await prepare(90, portal.suspended.agency)).json.code).toBe("stale_version");
    expect((await prepare(399)).json.code).toBe("stale_version");
    expect((await prepare(400, { ...portal.agency, slug: "no-agency" })).status).toBe(404);
  });

  test("[PO4] only one of several concurrent calls prepares the payout, and its file is safe for a spreadsheet", async () => {
    const answers = await Promise.all([prepare(), prepare(), prepare()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await dueOf()).toBeUndefined();
    expect(await balance()).toBe(430);
    const { items, counts } = await list();
    expect(items).toMatchObject([
      { amount: 400, state: "prepared", lastDigits: "8831", bankReference: null },
    ]);
    expect(items[0].reference).toMatch(/^RC-2026-0000\d$/);
    expect([counts.due, counts.prepared]).toEqual([2, 1]);
    const file = await send(`payout-file/${items[0].batch}/fr`);
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="payouts-2026-06-01-\w{8}\.csv"$/,
    );
    const [, line] = file.text.split("\r\n");
    expect(line).toBe(`10 006 0351835984788 31;"'=HYPERLINK(""x"")";400,000;TND;${items[0].reference}`);
    expect((await send("payout-file/0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01/fr")).status).toBe(404);
  });

  test("[PO4] a statement with a prepared payout cannot be paid in another way, and a cancelled payout is due again", async () => {
    const statementId = (await portal.call("owner", "/api/supplier-statements/own/1/1")).json.items[0].id;
    const body = { amount: 400, outstanding: 400, reference: "VIR 1" };
    expect((await send(`pay-statement/${statementId}`, body)).json.code).toBe("transition_refused");
    const [{ id, reference }] = (await list()).items;
    for (const status of [200, 200])
      expect((await send("cancel-payouts", { ids: [id] })).status).toBe(status);
    expect((await send("pay-payouts", { ids: [id], reference: "VIR 1" })).json.code).toBe("stale_version");
    expect(await dueOf()).toMatchObject({ amount: 400, obstacle: null });
    expect((await portal.call("owner", "/api/supplier-payouts/own/1/30")).json.items).toEqual([]);
    expect((await prepare()).status).toBe(200);
    expect((await list()).items[0].reference).toBe(`${reference}-2`);
  });

  test("[PO4] a payout is paid only once, however often administrators mark it as paid", async () => {
    const [{ id }] = (await list()).items;
    const pay = (reference = "VIR 7") => send("pay-payouts", { ids: [id, id], reference });
    const answers = await Promise.all([pay(), pay(), pay("VIR 8")]);
    // The first reference stays.
    const [{ bankReference }] = (await list("paid")).items;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(bankReference === "VIR 7" ? 2 : 1);
    expect((await pay(bankReference)).status).toBe(200);
    expect((await send("cancel-payouts", { ids: [id] })).json.code).toBe("stale_version");
    expect(await balance()).toBe(30);
    const rows = await database()
      .db.selectFrom("ledger")
      .select(["account", "amount_millimes", "reference"])
      .where("kind", "=", "payout")
      .orderBy("account")
      .execute();
    expect(rows).toEqual([
      { account: "agency", amount_millimes: -400_000, reference: bankReference },
      { account: "desk", amount_millimes: 400_000, reference: bankReference },
    ]);
    const seen = (await portal.call("accountant", "/api/supplier-payouts/own/1/30")).json;
    expect(seen.items).toMatchObject([{ amount: 400, state: "paid", bankReference, lastDigits: "8831" }]);
    const [statement] = (await portal.call("owner", "/api/supplier-statements/own/1/1")).json.items;
    expect(statement.payment).toMatchObject({ outstanding: 0, status: "paid" });
    // The current month's earnings are not due before its end.
    expect(await dueOf()).toBeUndefined();
  });

  test("[PO5] a returned payout gets its own movement and is due again", async () => {
    const [{ id, reference }] = (await list("paid")).items;
    const back = () => send(`return-payout/${id}`, { reason: "Account closed" });
    const answers = await Promise.all([back(), back()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance()).toBe(430);
    expect(await dueOf()).toMatchObject({ amount: 400 });
    const [statement] = (await portal.call("owner", "/api/supplier-statements/own/1/1")).json.items;
    expect(statement.payment).toMatchObject({ outstanding: 400, status: "pending" });
    expect((await list("returned")).items).toMatchObject([{ reference, reason: "Account closed" }]);
    const { differences, totals } = await checkLedger(database().db);
    expect(differences).toEqual([]);
    expect(totals.reduce((sum, { millimes }) => sum + millimes, 0)).toBe(0);
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select("action")
      .where("subject", "=", "payout")
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute();
    expect(edits.map(({ action }) => action).toSorted()).toEqual(["paid", "prepared", "returned"]);
  });

  test("[PO4] a call that fails halfway marks none of its payouts as paid", async () => {
    api.setTime("2026-06-03T10:00:00Z");
    portal.cookies.admin = await portal.signIn(portal.people.admin);
    const both = [
      { supplier: portal.agency.slug, amount: 400 },
      { supplier: portal.rival.agency.slug, amount: 250.5 },
    ];
    expect((await send("prepare-payouts", { payouts: both })).json.prepared).toBe(2);
    const ids = (await list()).items.map(({ id }: { id: string }) => id);
    const missing = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
    expect((await send("pay-payouts", { ids: [...ids, missing], reference: "VIR 9" })).status).toBe(404);
    await send("cancel-payouts", { ids: [ids[1]] });
    expect((await send("pay-payouts", { ids, reference: "VIR 9" })).json.code).toBe("stale_version");
    const paid = (await list("paid")).items;
    expect([paid, (await list()).items.map(({ id }: { id: string }) => id)]).toEqual([[], [ids[0]]]);
  });

  test("[PO4] a file contains only payouts that are still to be paid, none that was paid, returned or cancelled", async () => {
    const [left] = (await list()).items;
    const rest = left.supplier.slug === portal.agency.slug ? portal.rival.agency : portal.agency;
    await send("cancel-payouts", { ids: [left.id] });
    const both = [
      { supplier: portal.agency.slug, amount: 400 },
      { supplier: portal.rival.agency.slug, amount: 250.5 },
    ];
    const { batch } = (await send("prepare-payouts", { payouts: both })).json;
    const referencesInFile = async () => {
      const { status, text } = await send(`payout-file/${batch}/fr`);
      return status === 200 ? text.split("\r\n").filter((line) => line.includes(";RC-")) : status;
    };
    expect(await referencesInFile()).toHaveLength(2);
    // A page with one file contains all of its payouts.
    const batches = (await send("payout-batches/1/1")).json;
    expect(batches).toMatchObject({ total: 1, counts: { prepared: 2 } });
    expect(batches.items).toMatchObject([{ id: batch, amount: 650.5, unreadable: [] }]);
    const items: AgencyPayout[] = batches.items[0].payouts;
    expect(items).toHaveLength(2);
    expect((await send("payout-batches/2/1")).json.items).toEqual([]);
    const [paid, other] = items.toSorted((one) => (one.supplier.slug === rest.slug ? 1 : -1));
    await send("pay-payouts", { ids: [paid?.id], reference: "VIR 10" });
    expect(await referencesInFile()).toEqual([expect.stringContaining(other?.reference ?? "none")]);
    await send(`return-payout/${paid?.id}`, { reason: "Account closed" });
    expect(await referencesInFile()).toEqual([expect.stringContaining(other?.reference ?? "none")]);
    await send("pay-payouts", { ids: [other?.id], reference: "VIR 11" });
    expect(await referencesInFile()).toBe(404);
    expect((await send("payout-batches/1/1")).json).toMatchObject({ items: [], total: 0 });
    const downloads = await database()
      .db.selectFrom("supplier_edits")
      .select(["supplier_id", "user_id"])
      .where("action", "=", "downloaded")
      .where("subject_id", "=", paid?.id ?? "")
      .execute();
    const supplierId = rest.id === portal.agency.id ? portal.rival.agency.id : portal.agency.id;
    expect(downloads).toEqual([{ supplier_id: supplierId, user_id: portal.people.admin.id }]);
  });

  test("[PO4] a file with an unreadable RIB is refused, and the refusal names the agency", async () => {
    const payouts = [{ supplier: portal.agency.slug, amount: 400 }];
    const { batch } = (await send("prepare-payouts", { payouts })).json;
    const [{ id, reference }] = (await list()).items;
    await database().db.updateTable("payouts").set({ sealed_rib: "x" }).where("id", "=", id).execute();
    const [item] = (await send("payout-batches/1/10")).json.items;
    expect(item).toMatchObject({ id: batch, unreadable: ['=HYPERLINK("x")'] });
    const { status, json } = await send(`payout-file/${batch}/fr`);
    expect([status, json.code, json.fields]).toEqual([
      422,
      "transition_refused",
      { [portal.agency.slug]: reference },
    ]);
    await send("cancel-payouts", { ids: [id] });
    expect((await send(`payout-file/${batch}/fr`)).status).toBe(404);
  });

  test.each(portalCallers)(
    "[SR1] only an administrator reads, prepares and pays payouts: %s",
    async (caller) => {
      portal.cookies[caller] = await portal.signIn(portal.people[caller]);
      const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
      const answers = [
        await portal.call(caller, "/api/due-payouts/1/30"),
        await portal.call(caller, "/api/payouts/paid/1/30"),
        await portal.call(caller, "/api/payout-batches/1/10"),
        await portal.call(caller, `/api/payout-file/${id}/fr`),
        await portal.call(caller, "/api/prepare-payouts", {
          body: { payouts: [{ supplier: "x", amount: 1 }] },
        }),
        await portal.call(caller, "/api/pay-payouts", { body: { ids: [id], reference: "V" } }),
        await portal.call(caller, "/api/cancel-payouts", { body: { ids: [id] } }),
        await portal.call(caller, `/api/return-payout/${id}`, { body: { reason: "x" } }),
      ];
      const expected = caller === "admin" ? [200, 200, 200, 404, 404, 404, 404, 404] : Array(8).fill(403);
      expect(answers.map(({ status }) => status)).toEqual(expected);
    },
  );
});
