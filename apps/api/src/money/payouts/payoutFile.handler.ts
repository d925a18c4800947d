import type { payoutFile } from "@sayara/api-client/contract/payouts/payouts";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { inPayoutTransaction } from "./inPayoutTransaction.ts";
import { readPrepared, ribOf } from "./payoutRows.ts";
import { payoutTable } from "./payoutTable.ts";

/**
 * Sends the payouts of a file that are still to be paid, with the bank accounts as they were when prepared
 * [PO4]. Omits paid payouts, which the bank would pay twice. Records the download for each agency, because
 * the file contains whole RIBs [PO2].
 */
export const handlePayoutFile: Handler<typeof payoutFile> = async ({
  params: { batch, language },
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const prepared = isUuid(batch) ? await readPrepared(db, [batch]) : [];
  const suppliers = prepared.map(({ supplier_id: id }) => id);
  const rows = await inPayoutTransaction(context, suppliers, async ({ transaction, recordEdit }) => {
    // Reads the payouts again under the agencies' locks, because some may have been paid or cancelled since.
    const current = await readPrepared(transaction, [batch]);
    const unreadable = current.filter((row) => ribOf(row, config) === undefined);
    // The file must not omit them, because the administrator then marks the whole file as paid.
    if (unreadable.length > 0)
      throw new RefusalError("transition_refused", {
        fields: Object.fromEntries(unreadable.map(({ slug, reference }) => [slug, reference])),
      });
    for (const { id, supplier_id: supplierId } of current)
      await recordEdit(supplierId, { subject: "payout", subjectId: id, action: "downloaded" });
    return current;
  });
  const [first] = rows;
  if (first === undefined) throw new RefusalError("not_found");
  const lines = rows.map((row) => {
    const { name, amount_millimes: amount, currency, reference } = row;
    return { rib: ribOf(row, config) ?? "", name, amount, currency, reference };
  });
  const day = dateInZone(first.prepared_at, config.business.timeZone);
  sendAsFile(context, `payouts-${day}-${batch.slice(0, 8)}.csv`);
  return { ok: true, status: 200, data: new Blob([await payoutTable(lines, language)]) };
};
