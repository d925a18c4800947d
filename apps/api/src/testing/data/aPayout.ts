import { randomUUID } from "node:crypto";
import { ribEnd } from "@sayara/domain/payment/Rib";
import type { PayoutState } from "@sayara/domain/statement/Payout";
import type { Database } from "#api/database/Schema.ts";
import { sealText } from "#api/security/sealText.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";

/** A valid RIB. */
export const someRib = "10006035183598478831";
/** Another valid RIB. */
export const otherRib = "08006000010012345614";

/** Gives an agency a bank account, by default set long ago. */
export async function aBankAccount(
  { api, db }: { api: TestApp; db: Database },
  { supplierId, userId, at = "2026-01-02T10:00:00Z" }: { supplierId: string; userId: string; at?: string },
): Promise<void> {
  await db
    .insertInto("bank_accounts")
    .values({
      supplier_id: supplierId,
      ...sealedAccount(api, supplierId),
      changed_by: userId,
      changed_at: new Date(at),
      version: 1,
    })
    .execute();
}

/** Stores a payout to an agency, without a ledger entry. */
export async function aPayout(
  { api, db }: { api: TestApp; db: Database },
  {
    supplierId,
    statementId,
    state = "prepared",
  }: { supplierId: string; statementId: string; state?: PayoutState },
): Promise<{ id: string; batch: string }> {
  const [id, batch, at] = [randomUUID(), randomUUID(), new Date("2026-10-05T09:00:00Z")];
  const isPaid = state === "paid" || state === "returned";
  const isOver = state === "returned" || state === "cancelled";
  await db
    .insertInto("payouts")
    .values({
      id,
      batch_id: batch,
      statement_id: statementId,
      supplier_id: supplierId,
      reference: `RC-2026-${id.slice(0, 8)}`,
      amount_millimes: 10_000,
      currency: "TND",
      ...sealedAccount(api, supplierId),
      state,
      prepared_at: at,
      paid_at: isPaid ? at : null,
      bank_reference: isPaid ? "VIR 5" : null,
      ended_at: isOver ? at : null,
      reason: state === "returned" ? "Account closed" : null,
    })
    .execute();
  return { id, batch };
}

function sealedAccount({ config }: TestApp, supplierId: string) {
  return {
    sealed_rib: sealText(config.secret, { purpose: "rib", subject: supplierId }, someRib),
    last_digits: ribEnd(someRib),
  };
}
