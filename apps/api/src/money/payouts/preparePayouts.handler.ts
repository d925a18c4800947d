import { randomUUID } from "node:crypto";
import type { preparePayouts } from "@sayara/api-client/contract/payouts/payouts";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { type DueRow, dueOf, obstacleOf, selectDuePayouts } from "./duePayoutRows.ts";
import { inPayoutTransaction } from "./inPayoutTransaction.ts";

/** Prepares payouts with the current amounts and bank accounts, either all of them or none [PO4]. */
export const handlePreparePayouts: Handler<typeof preparePayouts> = async ({
  body,
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const amounts = new Map(body.payouts.map(({ supplier, amount }) => [supplier, toMillimes(amount)]));
  const suppliers = await db
    .selectFrom("suppliers")
    .select(["id", "slug"])
    .where("slug", "in", [...amounts.keys()])
    .execute();
  if (suppliers.length < amounts.size) throw new RefusalError("not_found");
  const ids = suppliers.map(({ id }) => id);
  const batch = randomUUID();
  await inPayoutTransaction(context, ids, async ({ transaction, now, recordEdit }) => {
    // The agencies' locks keep bank accounts and payouts from changing.
    const rows = new Map(
      (await selectDuePayouts(transaction, { supplierIds: ids }).execute()).map((row) => [
        row.supplier_id,
        row,
      ]),
    );
    for (const { id: supplierId, slug } of suppliers) {
      const row = rows.get(supplierId);
      const isReady = row !== undefined && dueOf(row) === amounts.get(slug);
      if (!isReady || obstacleOf(row, { now, config }) !== null) throw new RefusalError("stale_version");
      const id = randomUUID();
      const amount = dueOf(row);
      const reference = await nextReference(transaction, row);
      await transaction
        .insertInto("payouts")
        .values({
          id,
          batch_id: batch,
          statement_id: row.statement_id,
          supplier_id: supplierId,
          reference,
          amount_millimes: amount,
          currency: row.currency,
          sealed_rib: row.sealed_rib ?? "",
          last_digits: row.last_digits ?? "",
          state: "prepared",
          prepared_at: now,
          paid_at: null,
          bank_reference: null,
          ended_at: null,
          reason: null,
        })
        .execute();
      const after = { reference, amount: toDinars(amount), lastDigits: row.last_digits };
      await recordEdit(supplierId, { subject: "payout", subjectId: id, action: "prepared", after });
    }
  });
  return { ok: true, status: 200, data: { batch, prepared: suppliers.length } };
};

/**
 * Returns the statement's number, with a suffix if the statement has had a payout before, because a bank
 * refuses a repeated text.
 */
async function nextReference(db: Database, { statement_id, year, number }: DueRow): Promise<string> {
  const { count } = await db
    .selectFrom("payouts")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("statement_id", "=", statement_id)
    .executeTakeFirstOrThrow();
  const statement = statementNumber({ series: "RC", year, number });
  return Number(count) === 0 ? statement : `${statement}-${Number(count) + 1}`;
}
