import { randomUUID } from "node:crypto";
import { insertTogether, type NewRow } from "#api/database/statements/insertTogether.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isDeletedAddress } from "./deletedAddress.ts";
import type { Mail } from "./Mail.ts";
import { mailPriority } from "./mailPriority.ts";

/** Inserts mails into the outbox, in the transaction that causes them. */
export async function postMail(transaction: Transaction, mails: readonly Mail[], now: Date): Promise<void> {
  await insertTogether(transaction, { outbox: outboxRows(mails, now) });
}

/** Returns the rows of mails that are due now. Omits mails to deleted accounts. */
export function outboxRows(mails: readonly Mail[], now: Date): NewRow<"outbox">[] {
  return mails.filter(({ to }) => !isDeletedAddress(to.address)).map((mail) => outboxRow(mail, now));
}

/** Returns the row of a mail that is due now. */
export function outboxRow(
  { to, language, content: { kind, ...data }, unsubscribeAccountId, channel = "email" }: Mail,
  now: Date,
): NewRow<"outbox"> {
  return {
    id: randomUUID(),
    kind,
    priority: mailPriority[kind],
    channel,
    user_id: unsubscribeAccountId ?? null,
    language,
    recipient_name: to.name,
    recipient_address: to.address,
    data,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
  };
}
