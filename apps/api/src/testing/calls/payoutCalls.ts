import type { Database } from "#api/database/Schema.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import { issueStatement } from "#api/money/statements/issueStatement.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { aUser, goodPassword } from "../data/aCatalogue.ts";
import { aBankAccount, aPayout, someRib } from "../data/aPayout.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

type Caller = (call?: ValidCall) => Promise<ValidCall>;

/** Returns a valid request for each endpoint of payouts, by name. */
export async function payoutCalls({
  ownerCall,
  adminCall,
  api,
  db,
  portal,
}: {
  ownerCall: Caller;
  adminCall: Caller;
  api: TestApp;
  db: Database;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const world = { api, db };
  const supplierId = portal.agency.id;
  const page = { page: "1", size: "30" };
  /** An agency to which 50 TND is due. */
  const due = portal.suspended.agency;
  const statementId = await inTransaction(db, async (transaction) => {
    const at = new Date("2026-09-10T10:00:00Z");
    const settlement = { kind: "correction", supplierId: due.id, amount: 50_000, currency: "TND" } as const;
    await recordSettlement(transaction, { ...settlement, reference: "C 1" }, at);
    const supplier = { ...due, name: "Agence", tax_number: null };
    const options = { month: "2026-09", config: api.config, now: api.dependencies.clock() };
    return (await issueStatement(transaction, supplier, options))?.id ?? "";
  });
  await aBankAccount(world, { supplierId: due.id, userId: portal.people.suspended.id });
  const prepared = await aPayout(world, { supplierId, statementId });
  const other = await aPayout(world, { supplierId: portal.rival.agency.id, statementId });
  const paid = await aPayout(world, { supplierId, statementId, state: "paid" });

  /** Returns a call by an owner with a second factor by mail, with the mailed code. */
  const setBankAccount = async (): Promise<ValidCall> => {
    const { id, email } = await aUser(db, {
      type: "supplier",
      supplier_id: supplierId,
      supplier_role: "owner",
    });
    const cookie = await portal.signIn({ email });
    await db.updateTable("users").set({ second_factor: "mail" }).where("id", "=", id).execute();
    await portal.request(`/api/mail-account-code/${id}`, { method: "POST", cookie });
    const [mail] = await mailsTo(api, email);
    const code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    const body = { version: 0, rib: someRib, password: goodPassword, code };
    return { ...(await ownerCall({ body })), cookie };
  };
  return {
    bankAccount: await ownerCall(),
    setBankAccount: await setBankAccount(),
    supplierPayouts: await ownerCall({ params: page }),
    duePayouts: await adminCall({ params: page }),
    payouts: await adminCall({ params: { state: "prepared", ...page } }),
    payoutBatches: await adminCall({ params: page }),
    preparePayouts: await adminCall({ body: { payouts: [{ supplier: due.slug, amount: 50 }] } }),
    payoutFile: await adminCall({ params: { batch: prepared.batch, language: "fr" } }),
    payPayouts: await adminCall({ body: { ids: [prepared.id], reference: "VIR 9" } }),
    cancelPayouts: await adminCall({ body: { ids: [other.id] } }),
    returnPayout: await adminCall({ params: { id: paid.id }, body: { reason: "Account closed" } }),
  };
}
