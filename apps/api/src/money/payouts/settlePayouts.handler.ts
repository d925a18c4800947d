import type { cancelPayouts, payPayouts, returnPayout } from "@sayara/api-client/contract/payouts/payouts";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";
import type { PayoutRow } from "#api/database/tables/statementTables.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { inPayoutTransaction } from "./inPayoutTransaction.ts";
import { selectPayouts, toAgencyPayout } from "./payoutRows.ts";

/**
 * Marks payouts as paid and records their movements in the same transaction [PO4]. A repeated call changes
 * nothing.
 */
export const handlePayPayouts: Handler<typeof payPayouts> = async ({
  body: { ids, reference },
  user,
  context,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const suppliers = await agenciesOf(db, ids);
  const paid = await inPayoutTransaction(context, suppliers, async ({ transaction, now, recordEdit }) => {
    const rows = await requirePayouts(transaction, ids);
    for (const row of rows) {
      if (row.state === "paid" && row.bank_reference === reference) continue;
      if (row.state !== "prepared") throw new RefusalError("stale_version");
      await transaction
        .updateTable("payouts")
        .set({ state: "paid", paid_at: now, bank_reference: reference })
        .where("id", "=", row.id)
        .execute();
      await recordSettlement(transaction, { kind: "payout", ...movementOf(row), reference }, now);
      const after = { reference, amount: toDinars(row.amount_millimes) };
      await recordEdit(row.supplier_id, { subject: "payout", subjectId: row.id, action: "paid", after });
    }
    return rows.length;
  });
  return { ok: true, status: 200, data: { paid } };
};

/** Cancels prepared payouts, so that their amounts are due again [PO4]. A repeated call changes nothing. */
export const handleCancelPayouts: Handler<typeof cancelPayouts> = async ({
  body: { ids },
  user,
  context,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const suppliers = await agenciesOf(db, ids);
  const cancelled = await inPayoutTransaction(
    context,
    suppliers,
    async ({ transaction, now, recordEdit }) => {
      const rows = await requirePayouts(transaction, ids);
      for (const row of rows.filter(({ state }) => state !== "cancelled")) {
        if (row.state !== "prepared") throw new RefusalError("stale_version");
        await transaction
          .updateTable("payouts")
          .set({ state: "cancelled", ended_at: now })
          .where("id", "=", row.id)
          .execute();
        await recordEdit(row.supplier_id, { subject: "payout", subjectId: row.id, action: "cancelled" });
      }
      return rows.length;
    },
  );
  return { ok: true, status: 200, data: { cancelled } };
};

/**
 * Records that the bank returned a paid payout. Its movement stays, and another one adds the money to the
 * balance again [PO5].
 */
export const handleReturnPayout: Handler<typeof returnPayout> = async ({
  params: { id },
  body: { reason },
  user,
  context,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const suppliers = await agenciesOf(db, [id]);
  const data = await inPayoutTransaction(context, suppliers, async ({ transaction, now, recordEdit }) => {
    const [row] = await requirePayouts(transaction, [id]);
    if (row?.state !== "paid") throw new RefusalError("stale_version");
    await transaction
      .updateTable("payouts")
      .set({ state: "returned", ended_at: now, reason })
      .where("id", "=", id)
      .execute();
    const settlement = { kind: "payout_return" as const, ...movementOf(row), reference: row.reference };
    await recordSettlement(transaction, settlement, now);
    const after = { reason, amount: toDinars(row.amount_millimes) };
    await recordEdit(row.supplier_id, { subject: "payout", subjectId: id, action: "returned", after });
    const returned = await selectPayouts(transaction).where("payouts.id", "=", id).executeTakeFirstOrThrow();
    return toAgencyPayout(returned);
  });
  return { ok: true, status: 200, data };
};

/** Returns the agencies of the payouts. A write needs their locks. */
async function agenciesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await requirePayouts(db, ids);
  return rows.map(({ supplier_id: id }) => id);
}

/** @throws RefusalError `not_found` if a payout does not exist. */
async function requirePayouts(db: Database, ids: readonly string[]): Promise<PayoutRow[]> {
  const wanted = [...new Set(ids)];
  const rows = wanted.every(isUuid)
    ? await db.selectFrom("payouts").selectAll().where("id", "in", wanted).orderBy("id").execute()
    : [];
  if (rows.length < wanted.length) throw new RefusalError("not_found");
  return rows;
}

function movementOf({ supplier_id: supplierId, amount_millimes: amount, currency }: PayoutRow) {
  return { supplierId, amount, currency };
}
