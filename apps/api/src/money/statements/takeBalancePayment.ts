import { toDinars } from "@sayara/domain/money/millimes";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import { agencyPaymentReference } from "#api/money/agencyPayments/agencyPaymentReference.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { recordBalancePayment } from "#api/money/ledger/recordSettlement.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";
import { readBalance } from "./readBalance.ts";
import { readStatementRecipients } from "./readStatementRecipients.ts";

/**
 * Adds an online payment to an agency's balance and mails the receipt to its owners. An amount that is no
 * longer owed becomes a credit [DB8]. The caller holds the agency's lock.
 */
export async function takeBalancePayment(
  transaction: Transaction,
  row: AgencyPaymentRow,
  { now }: { now: Date },
): Promise<{ isAccepted: boolean }> {
  const { id, supplier_id: supplierId, amount_millimes: amount, currency, created_by: userId } = row;
  const reference = agencyPaymentReference(row);
  const movement = { supplierId, amount, currency, reference, paymentId: id };
  await recordBalancePayment(transaction, movement, now);
  const number = await readNumber(transaction, row.statement_id);
  const paid = { amount: toDinars(amount), reference };
  if (userId !== null)
    await recordSupplierEdit(
      transaction,
      { supplierId, userId, now },
      {
        ...(row.statement_id === null
          ? { subject: "agency", subjectId: supplierId }
          : { subject: "statement", subjectId: row.statement_id }),
        action: "paid",
        after: paid,
      },
    );
  const { name: agency } = await transaction
    .selectFrom("suppliers")
    .select("name")
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  const balance = toDinars(await readBalance(transaction, supplierId, currency));
  const content = { kind: "balancePaid", agency, number, ...paid, currency, paidAt: now, balance } as const;
  const people = await readStatementRecipients(transaction, supplierId, ["owner"]);
  const mails = people.map(({ name, address, language }) => ({
    to: { name, address },
    language,
    content: { ...content, name },
  }));
  await postMail(transaction, mails, now);
  return { isAccepted: true };
}

/** Returns the number of the statement that the payment settles; null for the whole balance. */
async function readNumber(transaction: Transaction, statementId: string | null): Promise<string | null> {
  if (statementId === null) return null;
  const row = await transaction
    .selectFrom("statements")
    .select(["series", "year", "number"])
    .where("id", "=", statementId)
    .executeTakeFirstOrThrow();
  return statementNumber(row);
}
