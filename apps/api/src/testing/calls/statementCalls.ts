import { randomUUID } from "node:crypto";
import type { settlementMovementKinds } from "@sayara/domain/ledger/MovementKind";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import { issueStatement } from "#api/money/statements/issueStatement.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

type Caller = (call?: ValidCall) => Promise<ValidCall>;

/** Returns a valid request for each endpoint of statements, by name. */
export async function statementCalls({
  ownerCall,
  adminCall,
  api,
  db,
  portal,
  debtor,
  debtorCall,
}: {
  ownerCall: Caller;
  adminCall: Caller;
  api: TestApp;
  db: Database;
  portal: TestPortal;
  /** Portal of an agency that will owe 50 TND. */
  debtor: TestPortal;
  debtorCall: Caller;
}): Promise<Record<string, ValidCall>> {
  const at = new Date("2026-09-10T10:00:00Z");
  const settle = (
    supplierId: string,
    kind: (typeof settlementMovementKinds)[number],
    amount: number,
  ): Promise<void> =>
    inTransaction(db, (transaction) =>
      recordSettlement(transaction, { kind, supplierId, amount, currency: "TND", reference: "VIR 8" }, at),
    );
  const issue = (supplierId: string): Promise<string> =>
    inTransaction(db, async (transaction) => {
      const supplier = await transaction
        .selectFrom("suppliers")
        .select(["id", "slug", "name", "tax_number"])
        .where("id", "=", supplierId)
        .executeTakeFirstOrThrow();
      const options = { month: "2026-09", config: api.config, now: api.dependencies.clock() };
      const row = await issueStatement(transaction, supplier, options);
      return row?.id ?? "";
    });
  await settle(portal.agency.id, "correction", 10_000);
  const id = await issue(portal.agency.id);
  const rival = portal.rival.agency.id;
  await settle(rival, "correction", -100_000);
  const owed = await issue(rival);
  await settle(rival, "correction", -5000);
  await settle(debtor.agency.id, "correction", -50_000);
  const ended = randomUUID();
  await db
    .insertInto("agency_payments")
    .values({
      id: ended,
      supplier_id: debtor.agency.id,
      purpose: "balance",
      plan: null,
      billing_period: null,
      amount_millimes: 50_000,
      credit_millimes: 0,
      currency: "TND",
      basis: null,
      gateway: "sandbox",
      state: "expired",
      expires_at: at,
      created_at: at,
      created_by: null,
      settled_at: at,
      next_check_at: null,
    })
    .execute();
  const page = { page: "1", size: "30" };
  const payment = { amount: 1, outstanding: 100, reference: "VIR 9" };
  return {
    supplierStatements: await ownerCall({ params: page }),
    supplierStatement: await ownerCall({ params: { id } }),
    supplierStatementFile: await ownerCall({ params: { id, format: "json", language: "fr" } }),
    monthStatements: await adminCall({ params: { month: "2026-09", ...page } }),
    issueStatements: await adminCall({ params: { month: "2026-08" } }),
    correctStatement: await adminCall({ params: { id: owed } }),
    payBalance: await debtorCall({ body: { statement: null, amount: 50 } }),
    checkBalancePayment: await debtorCall({ params: { id: ended } }),
    payStatement: await adminCall({ params: { id: owed }, body: payment }),
    debts: await adminCall({ params: { status: "open", ...page } }),
    followUpDebt: await adminCall({
      params: { id: owed },
      body: { version: 0, followUpOn: null, note: "Called the owner." },
    }),
  };
}
