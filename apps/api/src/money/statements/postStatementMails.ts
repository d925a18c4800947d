import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import type { StatementRow } from "#api/database/tables/statementTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { readStatementRecipients } from "./readStatementRecipients.ts";

/**
 * Mails a month's statement to the agency, in the transaction that issues it. Ignores the recipients'
 * notification setting.
 */
export async function postStatementMails(
  transaction: Transaction,
  row: StatementRow,
  { agency, now }: { agency: string; now: Date },
): Promise<void> {
  const { id, month, currency, totals } = row;
  const { toCollect, toPayOut, closing } = totals;
  const content = {
    kind: "statementIssued",
    agency,
    statementId: id,
    number: statementNumber(row),
    month,
    toCollect,
    toPayOut,
    closing,
    currency,
  } as const;
  const people = await readStatementRecipients(transaction, row.supplier_id);
  const mails = people.map(({ name, address, language }) => ({
    to: { name, address },
    language,
    content: { ...content, name },
  }));
  await postMail(transaction, mails, now);
}
