import { randomUUID } from "node:crypto";
import type { Transaction } from "#api/database/Schema.ts";
import type { Mail } from "./Mail.ts";

/** Inserts mails into the outbox, in the transaction that causes them. */
export async function postMail(transaction: Transaction, mails: readonly Mail[], now: Date): Promise<void> {
  const rows = mails.map((mail) => outboxRow(mail, now));
  if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
}

/** Returns the row of a mail that is due now. */
export function outboxRow(
  { to, language, content: { kind, ...data }, switchOf, channel = "email" }: Mail,
  now: Date,
) {
  return {
    id: randomUUID(),
    kind,
    channel,
    user_id: switchOf ?? null,
    language,
    recipient_name: to.name,
    recipient_address: to.address,
    data: JSON.stringify(data),
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
  };
}
